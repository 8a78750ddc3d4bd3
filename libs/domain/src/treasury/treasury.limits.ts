/** Characters of a movement's description. */
export const MOVEMENT_DESCRIPTION_MAX = 200;
/** Characters of a movement's or a payment's reference. */
export const MONEY_REFERENCE_MAX = 60;
/** Characters of the reason why money is taken back. */
export const MONEY_REASON_MAX = 500;
/** Most lines of one bank statement. */
export const STATEMENT_LINES_MAX = 5000;
/** Characters of a bank statement's file. */
export const STATEMENT_TEXT_MAX = 2_000_000;
