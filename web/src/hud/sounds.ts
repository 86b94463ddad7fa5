/* Small sounds made on the spot: a card on felt, a knock for a pass, two notes when it is your turn. Nothing before a first tap. */

import type { GameEvent } from '../protocol';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Browsers let sound start in a gesture only; the first one wakes it. */
export function listenForGesture(): void {
  const wake = () => {
    if (!settings.sounds || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

function tone(frequency: number, start: number, length: number, loudness: number): void {
  if (!context) return;
  const at = context.currentTime + start;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

function card(): void {
  if (!context) return;
  const length = 0.055;
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1900, Q: 0.8 });
  const gain = new GainNode(context, { gain: 0.22 });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

/** Plays what belongs to a move. */
export function playEvents(events: readonly GameEvent[], myTurn: boolean): void {
  if (!settings.sounds || context?.state !== 'running') return;
  const types = new Set(events.map((event) => event.type));
  if (types.has('played') || types.has('joker_played') || types.has('laid') || types.has('eliminated')) card();
  else if (types.has('passed')) tone(150, 0, 0.09, 0.16);
  if (types.has('deal_over')) for (const [at, pitch] of [392, 494, 587].entries()) tone(pitch, 0.1 + at * 0.11, 0.3, 0.06);
  else if (myTurn) {
    tone(523, 0.05, 0.14, 0.04);
    tone(659, 0.14, 0.18, 0.04);
  }
}
