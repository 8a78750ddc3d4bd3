/** Articles on the first page of a till's tiles. */
export const FAVOURITES_MAX = 200;
/** Characters in the reason of a cash movement or in a note on the shift timeline. */
export const SHIFT_REASON_MAX = 200;
/** Characters of the name of a parked sale. */
export const PARKED_NAME_MAX = 80;
/** The most parked sales at all tills of a company. */
export const PARKED_SALES_MAX = 500;
/** Kinds of notes and coins in one count. */
export const DENOMINATIONS_MAX = 40;
/** Cashiers of one shift. */
export const SHIFT_CASHIERS_MAX = 50;
/** Explanations of one shift's difference. */
export const SHIFT_EXPLANATIONS_MAX = 20;
/** The difference above which a reason is required if the register has no limit; minor units. */
export const DIFFERENCE_ASKED_MINOR = 10_000;
/** Counts of one shift; the last one counts. */
export const SHIFT_COUNTS_MAX = 20;
/** Entries of a till in one message. */
export const TILL_BATCH_MAX = 200;
/** How far a till's clock may be off before the till is notified. */
export const TILL_CLOCK_TOLERANCE_MS = 5 * 60_000;
/** Characters of the name of a device. */
export const DEVICE_NAME_MAX = 80;
/** How old an entry may be, by the till's clock, for the drawer still to open. */
export const DRAWER_CAUSE_AGE_MS = 10 * 60_000;
/** The most minutes without activity before a till locks. */
export const LOCK_MINUTES_MAX = 240;
