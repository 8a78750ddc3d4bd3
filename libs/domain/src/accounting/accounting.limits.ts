/** Characters of what an entry, or one of its lines, is about. */
export const ENTRY_DESCRIPTION_MAX = 200;
/** Most lines of one entry. */
export const ENTRY_LINES_MAX = 500;
