// Written by scripts/texts.mjs from en.ftl.
export interface Messages {
  'app-name': undefined;
}
