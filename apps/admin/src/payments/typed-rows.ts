import type { PaymentMethodRow, PaymentRowBody, TreasuryAccountRow } from '@balcao/contracts';
import { type Language, showMinor } from '@balcao/messages';
import { convertMinor, isUnitPrice, unitPrice } from '@balcao/pricing';
import { parseTypedDay, showDay } from '../formats/days.js';
import { parseTypedDecimal, parseTypedMinor, writeDecimal } from '../formats/typed-decimal.js';

/** A row of means as it is being written; amounts are texts as typed. */
export interface TypedRow {
  readonly key: string;
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: string;
  /** Of cash: what was handed over; empty is the amount. */
  readonly received: string;
  readonly reference: string;
  /** The day that the bank counts it; empty is the payment's. */
  readonly valueOn: string;
  /** On an account of another currency: what comes onto it, and what one unit is worth. */
  readonly onAccount: string;
  readonly rate: string;
}

let lastKey = 0;

/** A row of a method, with an amount if one is known. */
export function typedRow(
  method: PaymentMethodRow | undefined,
  minor: number,
  language: Language,
): TypedRow {
  lastKey += 1;
  return {
    key: `row${lastKey}`,
    methodId: method?.id ?? '',
    accountId: method?.accountId ?? '',
    amount: minor > 0 ? showMinor(minor, language) : '',
    received: '',
    reference: '',
    valueOn: '',
    onAccount: '',
    rate: '',
  };
}

/** Rows that were sent before, as they are written. */
export const rowsOf = (
  bodies: readonly PaymentRowBody[],
  language: Language,
): readonly TypedRow[] =>
  bodies.map((body) => ({
    ...typedRow(undefined, body.amountMinor, language),
    methodId: body.methodId ?? '',
    accountId: body.treasuryAccountId ?? '',
    received: body.receivedMinor === undefined ? '' : showMinor(body.receivedMinor, language),
    reference: body.reference ?? '',
    valueOn: body.valueOn === undefined ? '' : showDay(body.valueOn, language),
    onAccount: body.accountMinor === undefined ? '' : showMinor(body.accountMinor, language),
    rate: body.rate === undefined ? '' : writeDecimal(body.rate, language),
  }));

/** What a row pays, in minor units; 0 while it cannot be read. */
export const amountOf = ({ amount }: TypedRow, language: Language): number =>
  parseTypedMinor(amount, language) ?? 0;

/** What is given back of a row, beyond its amount as rounded. */
export function changeOf(row: TypedRow, language: Language, roundingMinor = 0): number {
  const received = row.received.trim() === '' ? undefined : parseTypedMinor(row.received, language);
  return received === undefined
    ? 0
    : Math.max(0, received - amountOf(row, language) - roundingMinor);
}

/** What comes onto an account of another currency is worth, beside what it pays. */
export interface Worth {
  readonly worthMinor: number;
  /** An exchange gain, or a loss below zero. */
  readonly differenceMinor: number;
}

/** Nothing while the figures cannot be read; without a rate of its own, by that of the day. */
export function worthOf(
  row: TypedRow,
  rateOfDay: string | undefined,
  language: Language,
): Worth | undefined {
  const onAccount = parseTypedMinor(row.onAccount, language) ?? 0;
  const rate = row.rate.trim() === '' ? rateOfDay : parseTypedDecimal(row.rate, language);
  if (onAccount <= 0 || rate === undefined || !isUnitPrice(rate)) return undefined;
  const worthMinor = convertMinor(onAccount, unitPrice(rate));
  return { worthMinor, differenceMinor: worthMinor - amountOf(row, language) };
}

/** Σ of what the rows pay. */
export const paidOf = (rows: readonly TypedRow[], language: Language): number =>
  rows.reduce((sum, row) => sum + amountOf(row, language), 0);

/** Σ of what the rows take from an account, in its currency: what they pay is in the company's. */
export const takenFrom = (
  { id, currency }: Pick<TreasuryAccountRow, 'id' | 'currency'>,
  rows: readonly TypedRow[],
  { own, language }: { readonly own: string | undefined; readonly language: Language },
): number =>
  rows
    .filter(({ accountId }) => accountId === id)
    .map((row) =>
      currency === own ? amountOf(row, language) : (parseTypedMinor(row.onAccount, language) ?? 0),
    )
    .reduce((sum, minor) => sum + minor, 0);

/** The rows as they are sent; what is missing is the server's to name. */
export function rowBodies(rows: readonly TypedRow[], language: Language): PaymentRowBody[] {
  return rows.map((row) => {
    const received = parseTypedMinor(row.received, language);
    const accountMinor = parseTypedMinor(row.onAccount, language);
    const rate = parseTypedDecimal(row.rate, language);
    const day = row.valueOn.trim();
    return {
      ...(row.methodId !== '' && { methodId: row.methodId }),
      ...(row.accountId !== '' && { treasuryAccountId: row.accountId }),
      amountMinor: amountOf(row, language),
      ...(row.received.trim() !== '' && received !== undefined && { receivedMinor: received }),
      ...(row.reference.trim() !== '' && { reference: row.reference.trim() }),
      ...(row.onAccount.trim() !== '' && accountMinor !== undefined && { accountMinor }),
      ...(row.rate.trim() !== '' && rate !== undefined && { rate }),
      ...(day !== '' && { valueOn: parseTypedDay(day) ?? day.slice(0, 10) }),
    };
  });
}

/** What rows are chosen from. */
export interface Means {
  readonly methods: readonly PaymentMethodRow[];
  readonly accounts: readonly TreasuryAccountRow[];
}

/** The method that a first row begins with. */
export const defaultMethod = ({ methods }: Means): PaymentMethodRow | undefined =>
  methods.find(({ isDefault }) => isDefault) ?? methods[0];
