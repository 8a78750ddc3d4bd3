/**
 * How one person wants days and figures written on screens. What is not chosen follows the
 * language. Papers, mails and files never follow it: they are read by others.
 */
export interface ScreenFormats {
  /** `30/11/2026`, `30-11-2026` or `2026-11-30`. */
  readonly days?: 'slashes' | 'dashes' | 'iso' | undefined;
  readonly decimalSign?: 'comma' | 'point' | undefined;
}

let chosen: ScreenFormats = {};

/** Takes over what the person at this screen has chosen; a server never calls it. */
export function chooseScreenFormats(formats: ScreenFormats): void {
  chosen = formats;
}

/** What is chosen at present. */
export const screenFormats = (): ScreenFormats => chosen;
