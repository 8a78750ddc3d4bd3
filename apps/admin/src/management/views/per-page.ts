import { preferred } from '../../boot/settings.js';

/** The default rows per page, from the user's settings. */
export const rowsPerPage = (): number => Number.parseInt(preferred('rowsPerPage'), 10);
