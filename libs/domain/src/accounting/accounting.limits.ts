/** The most characters in the text of an entry or of a line. */
export const ENTRY_DESCRIPTION_MAX = 200;
/** The most lines of one entry. */
export const ENTRY_LINES_MAX = 500;
