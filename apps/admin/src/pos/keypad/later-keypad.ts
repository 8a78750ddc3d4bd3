import { laterPart } from '../spoken.js';

/** The keypad, loaded only on devices that are used by touch. */
export const Keypad = laterPart(async () => (await import('./Keypad.js')).Keypad, null);
