import { later } from '../../routing/later.js';
import { spoken } from '../spoken.js';

/** The keypad, where fingers type; whoever works with keys does not load it. */
export const Keypad = later(
  spoken(async () => (await import('./Keypad.js')).Keypad),
  null,
);
