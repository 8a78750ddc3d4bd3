import { en } from './en/index.js';
import { pt } from './pt/index.js';

/** Every sentence of the screens, by language: for what is written on the server. */
export const screenMessages = { en, pt };
