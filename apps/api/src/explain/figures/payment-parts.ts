import type { PaymentRecordedData } from '@balcao/domain';
import { settlements } from '@balcao/projections';
import { unknownFigure } from '../asked-figure.js';
import type { Term } from '../stored-leg.js';
import { issuedAs, madeOf, placeOf, type PartAsked, type PartPlan } from './part-plan.js';
import { stored, textOf, valueOf, withRest } from './row-plan.js';

/** What the payment says of one of its means, or of what it settles without money. */
const partOf = ({ collection, row }: PartAsked, text: string, amount: number) => ({
  collection,
  amount,
  row: { ...row, partyName: text },
});

type Kind = PaymentRecordedData['adjustments'][number]['kind'];

const adjusted =
  (kind: Kind): PartPlan =>
  async (asked) => {
    const { adjustments } = await issuedAs(asked, 'PaymentRecorded');
    const parts = adjustments
      .filter((adjustment) => adjustment.kind === kind)
      .map(({ reference, amountMinor }) => partOf(asked, reference, amountMinor));
    return ofRow(asked, parts);
  };

async function ofRow(asked: PartAsked, parts: Parameters<typeof madeOf>[1]) {
  const value = valueOf(asked.row, asked.field, 'money') ?? 0;
  const { legs } = await withRest(asked, [madeOf(asked.collection, parts)], value);
  return { legs, currency: textOf(asked.row, 'currency') };
}

const ofMeans =
  (field: 'amountMinor' | 'roundingMinor' | 'changeMinor'): PartPlan =>
  async (asked) => {
    const { rows } = await issuedAs(asked, 'PaymentRecorded');
    const means = rows[placeOf(asked)];
    if (means === undefined) throw unknownFigure();
    const part = partOf(asked, means.method, means[field] ?? 0);
    return { legs: [madeOf(asked.collection, [part])], currency: textOf(asked.row, 'currency') };
  };

export const paymentParts = {
  meansMinor: ofMeans('amountMinor'),
  roundingMinor: ofMeans('roundingMinor'),
  changeMinor: ofMeans('changeMinor'),
  /** Its means, what was given back taken off. */
  paidMinor: async (asked) => {
    const { rows } = await issuedAs(asked, 'PaymentRecorded');
    return ofRow(
      asked,
      rows.map(({ method, amountMinor }) => partOf(asked, method, amountMinor)),
    );
  },
  withheldMinor: adjusted('withholding'),
  writtenOffMinor: adjusted('writeOff'),
  discountedMinor: adjusted('discount'),
  /** What was paid back of it by one refund. */
  refundedMinor: (asked) => {
    const where = { documentId: asked.row.id, sourceId: asked.part };
    const given: Term = ['signedMinor', signOf(asked) === 1 ? -1 : 1];
    return Promise.resolve({ legs: [stored(asked, settlements, where, [given])] });
  },
  /** Everything by which it changed what is left of one document. */
  settledMinor: (asked) => {
    const { row, part: documentId } = asked;
    const where = { sourceId: row.id, documentId };
    const [entry] = [stored(asked, settlements, where, [['signedMinor', signOf(asked)]])];
    return Promise.resolve({ legs: [entry] });
  },
} as const satisfies Record<string, PartPlan>;

/** What a client owed grows less; a supplier's account is its mirror. */
const signOf = ({ row }: PartAsked): 1 | -1 => (textOf(row, 'ledger') === 'supplier' ? 1 : -1);
