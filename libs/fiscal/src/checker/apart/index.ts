export { checkSaftApart } from './check-apart.js';
export type { CheckOrder, ListedCheck } from './check-listed.js';
