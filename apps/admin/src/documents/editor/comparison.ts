import type { DocumentContentBody } from '@balcao/contracts';
import { documentTexts, listed, type TextPart } from '../parts/document-texts.js';
import { lineDifferences, type LineDifference, type LineWords } from './line-comparison.js';

/** Fields of a document's head that can differ; each has a name on screen. */
export type ComparedField =
  | 'client'
  | 'supplier'
  | 'supplierReference'
  | 'supplierIssuedOn'
  | 'withholdingRate'
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
  | 'corrects'
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

/** Lines differ by what happened to them. */
export type ComparedPart = ComparedField | LineDifference['part'];

export interface Difference {
  readonly part: ComparedPart;
  /** Line number from 1, if the part is a line. */
  readonly line?: number;
  /** Raw value; missing if that side has none. */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

const text = (value: string | number | boolean | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : String(value);

function discount(value: DocumentContentBody['commercialDiscount']): string | undefined {
  const { percentage, minor, vatId } = value ?? {};
  const shown = percentage === undefined ? text(minor) : `${percentage}\u00a0%`;
  return vatId === undefined ? shown : `${shown ?? ''} · ${vatId}`;
}

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

/** All fields of a content except lines and type, in screen order. */
const fields: Readonly<Record<ComparedField, Read>> = {
  client: ({ clientId }) => text(clientId),
  supplier: ({ supplierId }) => text(supplierId),
  supplierReference: ({ supplierReference }) => text(supplierReference),
  supplierIssuedOn: ({ supplierIssuedOn }) => text(supplierIssuedOn),
  withholdingRate: ({ withholdingRateId }) => text(withholdingRateId),
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
  corrects: ({ corrects }) => text(corrects),
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

/** As stored in drafts. */
const asKept: LineWords = { vatName: (id) => id, decimal: (text) => text, amount: String };

/** The differences between two versions of a draft: fields, then lines. */
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
