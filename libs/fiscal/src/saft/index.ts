export { angola, mozambique, portugal } from './profile.js';
export type { MozambiqueSettings, SaftCountry, SaftProfile } from './profile.js';
export { writeSaft, type FiscalProgress } from './write-saft.js';
