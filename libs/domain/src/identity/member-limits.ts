import { compareDecimals, rate, type Rate } from '@balcao/pricing';
import type { Field, FieldsMap } from '../registers/index.js';
import { list, minorAmount, rateField, readFields, reference, sparse } from '../registers/index.js';
import type { Problems } from '../refusal.js';

/** Limits of a member where a permission by itself allows too much; absent ones limit nothing. */
export interface MemberLimits {
  /** Per cent of a line's gross value that its own discounts may take. */
  readonly lineDiscount?: Rate;
  /** Per cent of a document's subtotal that its discounts may take. */
  readonly documentDiscount?: Rate;
  /** Cash that goes back to clients at a till, in minor units, without anybody's approval. */
  readonly cashRefundMinor?: number;
  /** Cash that leaves the drawer without a sale, in minor units, without anybody's approval. */
  readonly cashOutMinor?: number;
  /** What of a sale is taken off it again at a till, in minor units, without an approval. */
  readonly voidMinor?: number;
  /** What one purchase comes to, in minor units of the company's currency, without an approval. */
  readonly purchaseMinor?: number;
  /** What one expense comes to, likewise. */
  readonly expenseMinor?: number;
  /** What a document or expense comes to that the member cancels, likewise. */
  readonly cancellationMinor?: number;
  /** The invoicing series whose documents the member writes and sees. */
  readonly seriesIds?: readonly string[];
  /** The warehouses whose goods the member moves and sees. */
  readonly warehouseIds?: readonly string[];
  /** The tills whose series the member uses and sees; series of no till stay. */
  readonly cashRegisterIds?: readonly string[];
  /** Sees the documents of the current shift only. */
  readonly currentShiftOnly?: boolean;
}

/** The names of the limits that hold lists of records. */
export const placeLimits = ['seriesIds', 'warehouseIds', 'cashRegisterIds'] as const;
/** The names of the limits that hold a highest percentage. */
export const discountLimits = ['lineDiscount', 'documentDiscount'] as const;
/** The names of the limits that hold a highest amount of money. */
export const cashLimits = ['cashRefundMinor', 'cashOutMinor', 'voidMinor'] as const;
/** The names of the limits on what one act in the office comes to. */
export const officeLimits = ['purchaseMinor', 'expenseMinor', 'cancellationMinor'] as const;
/** The name of one limit, as refusals and forms speak of it. */
export type LimitName = keyof MemberLimits;

/** Records that one limit names at most. */
export const LIMITED_RECORDS_MAX = 200;

const hundred = rate('100');
const places = list(reference(), LIMITED_RECORDS_MAX);

const fields: FieldsMap<{ [K in keyof MemberLimits]: MemberLimits[K] }> = {
  lineDiscount: rateField(),
  documentDiscount: rateField(),
  cashRefundMinor: optional(minorAmount()),
  cashOutMinor: optional(minorAmount()),
  voidMinor: optional(minorAmount()),
  purchaseMinor: optional(minorAmount()),
  expenseMinor: optional(minorAmount()),
  cancellationMinor: optional(minorAmount()),
  seriesIds: optional(places),
  warehouseIds: optional(places),
  cashRegisterIds: optional(places),
  currentShiftOnly: sparse({
    shape: { kind: 'flag' },
    read: (sent) => (sent === true ? true : undefined),
  }),
};

/** What is missing is no limit; an empty list, and an amount of nothing, let through nothing. */
function optional<T>(inner: Field<T>): Field<T> {
  return {
    shape: inner.shape,
    read: (sent, path, problems) =>
      sent === undefined || sent === null ? undefined : inner.read(sent, path, problems),
  };
}

/** Reads limits as they are sent; nothing for none. Percentages are at most 100. */
export function readLimits(
  sent: unknown,
  path: string,
  problems: Problems,
): MemberLimits | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    problems.add(path, 'field.invalid', { field: path });
    return undefined;
  }
  const limits = readFields(fields, { ...sent }, problems, `${path}.`);
  for (const name of discountLimits) {
    const value = limits[name];
    if (value === undefined || compareDecimals(value, hundred) <= 0) continue;
    problems.add(`${path}.${name}`, 'field.outOfRange', { field: name, min: 0, max: 100 });
  }
  return Object.keys(limits).length === 0 ? undefined : limits;
}

/** The first limit that `wanted` has wider than `own`, if any. */
export function widerThan(
  wanted: MemberLimits | undefined,
  own: MemberLimits | undefined,
): LimitName | undefined {
  if (own === undefined) return undefined;
  const discount = discountLimits.find((name) => isHigher(wanted?.[name], own[name]));
  if (discount !== undefined) return discount;
  const amounts = [...cashLimits, ...officeLimits];
  const amount = amounts.find((name) => isMoreMoney(wanted?.[name], own[name]));
  if (amount !== undefined) return amount;
  const place = placeLimits.find((name) => isMore(wanted?.[name], own[name]));
  if (place !== undefined) return place;
  return own.currentShiftOnly === true && wanted?.currentShiftOnly !== true
    ? 'currentShiftOnly'
    : undefined;
}

function isHigher(wanted: Rate | undefined, own: Rate | undefined): boolean {
  return own !== undefined && (wanted === undefined || compareDecimals(wanted, own) > 0);
}

function isMoreMoney(wanted: number | undefined, own: number | undefined): boolean {
  return own !== undefined && (wanted === undefined || wanted > own);
}

function isMore(wanted: readonly string[] | undefined, own: readonly string[] | undefined) {
  return own !== undefined && (wanted === undefined || wanted.some((id) => !own.includes(id)));
}
