import type { DocumentContentBody, DocumentLineBody } from '@balcao/contracts';

/** What of a document two contents differ in. */
export type ComparedPart =
  | 'client'
  | 'issuedOn'
  | 'due'
  | 'orderNumber'
  | 'note'
  | 'vatIncluded'
  | 'commercialDiscount'
  | 'financialDiscount'
  | 'contacts'
  | 'line';

export interface Difference {
  readonly part: ComparedPart;
  /** From 1, where the part is a line. */
  readonly line?: number;
  /** As data; absent where that side has nothing. */
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

const text = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);
};

const discount = (value: DocumentContentBody['commercialDiscount']): string | undefined =>
  value?.percentage === undefined ? text(value?.minor) : `${value.percentage} %`;

const contacts = ({ receiver, carrier }: DocumentContentBody): string | undefined =>
  [receiver, carrier]
    .flatMap((contact) => [contact?.name, contact?.contact, contact?.address])
    .filter((part) => part !== undefined)
    .join(', ') || undefined;

const parts: readonly (readonly [
  ComparedPart,
  (content: DocumentContentBody) => string | undefined,
])[] = [
  ['client', ({ clientId, supplierId }) => clientId ?? supplierId],
  ['issuedOn', ({ issuedOn }) => issuedOn],
  ['due', ({ dueOn, paymentTermsDays }) => dueOn ?? text(paymentTermsDays)],
  ['orderNumber', ({ orderNumber }) => orderNumber],
  ['note', ({ note }) => note],
  ['vatIncluded', ({ vatIncluded }) => text(vatIncluded)],
  ['commercialDiscount', (content) => discount(content.commercialDiscount)],
  ['financialDiscount', (content) => discount(content.financialDiscount)],
  ['contacts', contacts],
];

/** A line in one phrase: `Rice, 2 × 58.99 − 10 %`. */
export function lineText(line: Partial<DocumentLineBody> | undefined): string | undefined {
  if (line === undefined) return undefined;
  const { description = '', quantity = '', unitPrice = '', discounts = [] } = line;
  const less = discounts.length === 0 ? '' : ` − ${discounts.join('+')} %`;
  return `${description}, ${quantity} × ${unitPrice}${less}`;
}

/** What two people have made of one draft, part by part. */
export function differencesOf(
  mine: DocumentContentBody,
  theirs: DocumentContentBody,
): readonly Difference[] {
  const ofParts = parts
    .map(([part, read]) => ({ part, mine: read(mine), theirs: read(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
    // Left out, it is as the company's settings say; editors always write it.
    .filter(({ part, mine: own, theirs: other }) => part !== 'vatIncluded' || (own && other));
  const count = Math.max(mine.lines.length, theirs.lines.length);
  const ofLines = Array.from({ length: count }, (_, index) => ({
    part: 'line' as const,
    line: index + 1,
    mine: lineText(mine.lines[index]),
    theirs: lineText(theirs.lines[index]),
  })).filter((difference, index) => {
    const isSameVat = mine.lines[index]?.vatId === theirs.lines[index]?.vatId;
    return difference.mine !== difference.theirs || !isSameVat;
  });
  return [...ofParts, ...ofLines];
}
