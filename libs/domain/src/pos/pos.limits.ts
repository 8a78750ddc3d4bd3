/** Articles on the first page of a till's tiles. */
export const FAVOURITES_MAX = 200;
/** Characters of why cash moves, or of what a shift's film notes. */
export const SHIFT_REASON_MAX = 200;
/** Characters of the name of a parked sale. */
export const PARKED_NAME_MAX = 80;
/** Sales that wait at all the tills of a company at most. */
export const PARKED_SALES_MAX = 500;
/** Kinds of notes and coins in one count. */
export const DENOMINATIONS_MAX = 40;
/** Cashiers of one shift. */
export const SHIFT_CASHIERS_MAX = 50;
/** Explanations of one shift's difference. */
export const SHIFT_EXPLANATIONS_MAX = 20;
/** A difference beyond this is asked about where the register has no limit; minor units. */
export const DIFFERENCE_ASKED_MINOR = 10_000;
/** Counts of one shift; the last one counts. */
export const SHIFT_COUNTS_MAX = 20;
/** Entries of a till in one message. */
export const TILL_BATCH_MAX = 200;
/** How far the clock of a till may be off before it is told so. */
export const TILL_CLOCK_TOLERANCE_MS = 5 * 60_000;
/** Characters of the name of a device. */
export const DEVICE_NAME_MAX = 80;
/** How far back a till's clock may lie when its drawer is to open for what it sends. */
export const DRAWER_CAUSE_AGE_MS = 10 * 60_000;
/** Minutes in which nobody touches a till before it asks who is there, at most. */
export const LOCK_MINUTES_MAX = 240;
