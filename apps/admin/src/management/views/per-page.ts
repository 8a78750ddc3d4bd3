import { preferred } from '../../boot/settings.js';

/** Rows of a page before anybody chooses how many for a list: as the person has set it. */
export const rowsPerPage = (): number => Number.parseInt(preferred('rowsPerPage'), 10);
