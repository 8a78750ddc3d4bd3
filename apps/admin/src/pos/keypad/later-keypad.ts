import { later } from '../../routing/later.js';
import { spoken } from '../spoken.js';

/** The keypad, loaded only on devices that are used by touch. */
export const Keypad = later(
  spoken(async () => (await import('./Keypad.js')).Keypad),
  null,
);
