import type { DocumentContentBody } from '@balcao/contracts';
import { documentTexts, listed, type TextPart } from '../parts/document-texts.js';
import { lineDifferences, type LineDifference, type LineWords } from './line-comparison.js';

/** What of a document's head two contents differ in; each is named on the screen. */
export type ComparedField =
  | 'client'
  | 'supplier'
  | 'supplierReference'
  | 'supplierIssuedOn'
  | 'series'
  | 'recoveredReference'
  | 'recoveredIssuedOn'
  | 'currency'
  | 'exchangeRate'
  | 'exchangeRateReason'
  | 'issuedOn'
  | 'due'
  | 'validUntil'
  | 'origin'
  | 'references'
  | 'duplicateOf'
  | 'reasonCode'
  | 'vatIncluded'
  | 'commercialDiscount'
  | 'financialDiscount'
  | 'warehouse'
  | 'returnsStock'
  | TextPart
  | 'cashRegister'
  | 'payment';

/** Lines are told apart by what became of them. */
export type ComparedPart = ComparedField | LineDifference['part'];

export interface Difference {
  readonly part: ComparedPart;
  /** From 1, where the part is a line. */
  readonly line?: number;
  /** As data; absent where that side has nothing. */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

const text = (value: string | number | boolean | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : String(value);

const discount = (value: DocumentContentBody['commercialDiscount']): string | undefined =>
  value?.percentage === undefined ? text(value?.minor) : `${value.percentage}\u00a0%`;

const payment = (value: DocumentContentBody['payment']): string | undefined =>
  listed(
    (value?.rows ?? []).map((row) =>
      [row.methodId, row.treasuryAccountId, row.amountMinor, row.receivedMinor, row.reference]
        .map(text)
        .filter((each) => each !== undefined)
        .join(' '),
    ),
  );

type Read = (content: DocumentContentBody) => string | undefined;

/** Every field of a content but its lines and its type, in the order of the screen. */
const fields: Readonly<Record<ComparedField, Read>> = {
  client: ({ clientId }) => text(clientId),
  supplier: ({ supplierId }) => text(supplierId),
  supplierReference: ({ supplierReference }) => text(supplierReference),
  supplierIssuedOn: ({ supplierIssuedOn }) => text(supplierIssuedOn),
  series: ({ seriesId }) => text(seriesId),
  recoveredReference: ({ recovered }) => text(recovered?.reference),
  recoveredIssuedOn: ({ recovered }) => text(recovered?.issuedOn),
  currency: ({ currency }) => text(currency),
  exchangeRate: ({ exchangeRate }) => text(exchangeRate),
  exchangeRateReason: ({ exchangeRateReason }) => text(exchangeRateReason),
  issuedOn: ({ issuedOn }) => text(issuedOn),
  due: ({ dueOn, paymentTermsDays }) => text(dueOn ?? paymentTermsDays),
  validUntil: ({ validUntil }) => text(validUntil),
  origin: ({ originId }) => text(originId),
  references: ({ references }) => listed(references ?? []),
  duplicateOf: ({ duplicateOf }) => text(duplicateOf),
  reasonCode: ({ reasonCode }) => text(reasonCode),
  ...documentTexts,
  vatIncluded: ({ vatIncluded }) => text(vatIncluded),
  commercialDiscount: (content) => discount(content.commercialDiscount),
  financialDiscount: (content) => discount(content.financialDiscount),
  warehouse: ({ warehouseId }) => text(warehouseId),
  returnsStock: ({ returnsStock }) => text(returnsStock),
  cashRegister: ({ cashRegisterId }) => text(cashRegisterId),
  payment: (content) => payment(content.payment),
};

const isField = (name: string): name is ComparedField => name in fields;

/** As drafts keep it. */
const asKept: LineWords = { vatName: (id) => id, decimal: (text) => text, amount: String };

/** What two people have made of one draft: each field that differs, then each line. */
export function differencesOf(
  mine: DocumentContentBody,
  theirs: DocumentContentBody,
  words: LineWords = asKept,
): readonly Difference[] {
  const ofFields = Object.keys(fields)
    .filter(isField)
    .map((part) => ({ part, mine: fields[part](mine), theirs: fields[part](theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
    // Left out, it is as the company's settings say; editors always write it.
    .filter(({ part, mine: own, theirs: other }) => part !== 'vatIncluded' || (own && other));
  return [...ofFields, ...lineDifferences(mine.lines, theirs.lines, words)];
}
