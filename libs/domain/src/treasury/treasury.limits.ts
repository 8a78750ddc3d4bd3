/** Characters of a movement's description. */
export const MOVEMENT_DESCRIPTION_MAX = 200;
/** Characters of a movement's or a payment's reference. */
export const MONEY_REFERENCE_MAX = 60;
/** Characters of the reason why money is taken back. */
export const MONEY_REASON_MAX = 500;
/** Entries that one line of a statement may stand for: what was paid in together. */
export const MATCH_ENTRIES_MAX = 50;
/** Most lines of one bank statement. */
export const STATEMENT_LINES_MAX = 5000;
/** Characters of the text, and of the reference, of a line of a statement. */
export const STATEMENT_LINE_MAX = 2_000;
/** Characters of a bank statement that is sent as text. */
export const STATEMENT_TEXT_MAX = 2_000_000;
/** Columns of a bank's file that are mapped. */
export const STATEMENT_COLUMNS_MAX = 100;
/** Characters of a heading of a bank's file. */
export const STATEMENT_HEADING_MAX = 200;
/** Mappings that are kept for an account: one for each set of headings, the latest ones. */
export const STATEMENT_MAPPINGS_MAX = 10;
