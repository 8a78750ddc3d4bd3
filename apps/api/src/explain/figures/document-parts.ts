import type { DocumentIssuedData, JournalEvent } from '@balcao/domain';
import { documentLines } from '@balcao/projections';
import { unknownFigure } from '../asked-figure.js';
import type { Contribution } from '../contributions.js';
import { issuedAs, madeOf, placeOf, type PartAsked, type PartPlan } from './part-plan.js';
import { withRest } from './row-plan.js';

type Line = DocumentIssuedData['lines'][number];

/** A line of the document as it was issued, and what it adds. */
function partOf(asked: PartAsked, issued: DocumentIssuedData, at: number, amount: number) {
  const { row } = asked;
  const { reference, typeId, issuedOn } = issued;
  return {
    collection: documentLines.name,
    amount,
    row: {
      id: `${row.id}.${at}`,
      revision: row.revision,
      issuedRevision: row['issuedRevision'],
      documentId: row.id,
      reference,
      typeId,
      issuedOn,
      issuedById: row['issuedById'],
      description: issued.lines[at]?.description ?? '',
    },
  } satisfies Contribution;
}

/** A sum over lines, together with what else the document says of it. */
const ofLines =
  (
    amountOf: (line: Line) => number,
    totalOf: (issued: DocumentIssuedData, part: string) => number | undefined,
    isOf: (line: Line, part: string) => boolean = () => true,
  ): PartPlan =>
  async (asked) => {
    const issued = await issuedAs(asked, 'DocumentIssued');
    const total = totalOf(issued, asked.part);
    if (total === undefined) throw unknownFigure();
    const parts = issued.lines.flatMap((line, at) =>
      isOf(line, asked.part) ? [partOf(asked, issued, at, amountOf(line))] : [],
    );
    const { legs } = await withRest(asked, [madeOf(documentLines.name, parts)], total);
    return { legs, currency: issued.currency };
  };

type Reclassified = Extract<JournalEvent, { readonly type: 'PaymentReclassified' }>;

/** How the document was truly paid, where its till corrected it since. */
const corrected = async ({ history, row }: PartAsked) =>
  (await history(row.id)).flatMap((event) =>
    event.type === 'PaymentReclassified'
      ? [{ revision: event.revision, rows: (event as Reclassified).data.after }]
      : [],
  )[0];

const ofVat = (line: Line, vatId: string) => line.vatId === vatId;
const groupOf = ({ totals }: DocumentIssuedData, id: string) =>
  totals.groups.find(({ vatId }) => vatId === id);

export const documentParts = {
  subtotalMinor: ofLines(
    ({ afterDiscountMinor }) => afterDiscountMinor,
    ({ totals }) => totals.subtotalMinor,
  ),
  commercialMinor: ofLines(
    ({ commercialMinor }) => commercialMinor,
    ({ totals }) => totals.commercialMinor,
  ),
  financialMinor: ofLines(
    ({ financialMinor }) => financialMinor,
    ({ totals }) => totals.financialMinor,
  ),
  vatBaseMinor: ofLines(
    ({ baseMinor }) => baseMinor,
    (issued, id) => groupOf(issued, id)?.baseMinor,
    ofVat,
  ),
  vatMinor: ofLines(
    ({ vatMinor }) => vatMinor,
    (issued, id) => groupOf(issued, id)?.vatMinor,
    ofVat,
  ),
  /** A means by which it was paid as it was issued, or as that was corrected. */
  meansMinor: async (asked) => {
    const { payment, currency } = await issuedAs(asked, 'DocumentIssued');
    const correction = await corrected(asked);
    const means = (correction?.rows ?? payment?.rows)?.[placeOf(asked)];
    if (means === undefined) throw unknownFigure();
    const { collection, row } = asked;
    // Described by the event that says so, and by the means.
    const shown = { ...row, ...(correction && { issuedRevision: correction.revision }) };
    const part = { ...shown, clientName: means.method };
    return {
      legs: [madeOf(collection, [{ collection, row: part, amount: means.amountMinor }])],
      currency,
    };
  },
  /** Quantity by price, less the line's own discounts. */
  lineMinor: async (asked) => {
    const issued = await issuedAs(asked, 'DocumentIssued');
    const at = placeOf(asked);
    const line = issued.lines[at];
    if (line === undefined) throw unknownFigure();
    const { grossMinor, discountMinor } = line;
    const amounts = [grossMinor, 0 - discountMinor];
    const parts = amounts.map((amount) => partOf(asked, issued, at, amount));
    return { legs: [madeOf(documentLines.name, parts)], currency: issued.currency };
  },
} as const satisfies Record<string, PartPlan>;
