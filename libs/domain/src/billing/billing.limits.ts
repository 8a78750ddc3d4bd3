/** Days that a new company may try everything. */
export const TRIAL_DAYS = 30;

/** Days before the end of a period on which its company is reminded, the earliest first. */
export const REMINDER_DAYS: readonly number[] = [7, 3, 1];

/** The most that credits are bought for at once: 1 000 000.00 MZN, in minor units. */
export const RECHARGE_MAX_MINOR = 100_000_000;

/** The highest monthly price of a plan: 1 000 000.00 MZN, in minor units. */
export const PLAN_PRICE_MAX_MINOR = 100_000_000;

/** Orders of one company that wait to be paid at a time. */
export const OPEN_ORDERS_MAX = 10;

/** Files that prove one transfer. */
export const PROOFS_MAX = 5;

/** Bytes of a file that proves a transfer. */
export const PROOF_BYTES_MAX = 5_242_880;

/** How long an order by phone may wait, in milliseconds: an hour. */
export const PHONE_ORDER_MS = 3_600_000;

/** How long a transfer may wait for its proof, in milliseconds: seven days. */
export const TRANSFER_ORDER_MS = 604_800_000;
