import type { Books } from '../books.js';
import { dayIn } from '../calendar.js';
import type { DecideContext } from '../decide.js';
import type { Problems } from '../refusal.js';
import type { PartyFields } from './parties.registers.js';

/** By what receipts are sent. */
export const receiptChannels = ['email', 'phone'] as const;
/** E-mail, or the phone that WhatsApp and SMS go to. */
export type ReceiptChannel = (typeof receiptChannels)[number];

/** A client agreed that an address is kept for receipts, or takes that back. */
export interface ReceiptConsent {
  /** The client. */
  readonly id: string;
  readonly channel: ReceiptChannel;
  /** Missing where the consent is taken back. */
  readonly address?: string;
}

type Field = keyof PartyFields;

/** Where the address of a channel is kept, and since when. */
export const receiptFields = {
  email: { address: 'receiptEmail', since: 'receiptEmailSince' },
  phone: { address: 'receiptPhone', since: 'receiptPhoneSince' },
} as const satisfies Readonly<
  Record<ReceiptChannel, { readonly address: Field; readonly since: Field }>
>;

const isEmpty = (sent: unknown): boolean =>
  sent === null || (typeof sent === 'string' && sent.trim() === '');

/** The day of the consent follows the address: that of the command, and none without an address. */
export function consentDays(
  books: Books,
  sent: Readonly<Record<string, unknown>>,
  before: PartyFields | undefined,
  { now }: Pick<DecideContext, 'now'>,
): Readonly<Record<string, unknown>> {
  const today = todayOf(books, now);
  const days: Record<string, unknown> = {};
  for (const { address, since } of Object.values(receiptFields)) {
    if (isEmpty(sent[address])) days[since] = null;
    else if (sent[address] !== undefined && sent[address] !== before?.[address]) {
      days[since] = sent[since] ?? today;
    }
  }
  return days;
}

/** The day on which it is decided, where the company is. */
export const todayOf = ({ companies }: Books, now: DecideContext['now']): string =>
  dayIn(companies.settings.get().timeZone, now);

/**
 * An address that is kept has the day of its consent, which is not after today, and the day an
 * address.
 */
export function checkConsent(fields: PartyFields, today: string, problems: Problems): void {
  for (const { address, since } of Object.values(receiptFields)) {
    const missing = fields[address] === undefined ? address : since;
    const isWhole = (fields[address] === undefined) === (fields[since] === undefined);
    if (!isWhole) problems.add(missing, 'field.required', { field: missing });
    const day = fields[since];
    if (day !== undefined && day > today) problems.add(since, 'treasury.inFuture', { today });
  }
}
