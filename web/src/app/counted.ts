/* Whether this page may report anything: the player's switch, and what the browser says of its user. */

import { settings } from '../hud/settings.svelte';

/** The browser asks that its user be left alone (Do Not Track, Global Privacy Control). */
export const refusesCounting = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const counted = (): boolean => settings.statistics && !refusesCounting();
