/** The columns that a document's lines may have on paper. */
export const printColumns = [
  'code',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vat',
  'amount',
] as const;
/** One column of the lines. */
export type PrintColumn = (typeof printColumns)[number];

/** What may stand below the sums. */
export const printParts = [
  'words',
  'payment',
  'transport',
  'banks',
  'note',
  'footer',
  'signature',
] as const;
/** One block below the sums. */
export type PrintPart = (typeof printParts)[number];

/** Facts of the whole document that may be printed next to the number. */
export const printFacts = [
  'issuedOn',
  'validUntil',
  'dueOn',
  'currency',
  'rate',
  'orderNumber',
  'supplierReference',
  'refersTo',
  'account',
  'seller',
] as const;
/** One line of the box next to the number. */
export type PrintFact = (typeof printFacts)[number];

/**
 * Those of a model that does not say which. A fact that came later is not one of them: papers of
 * such a model are to be printed again as they were.
 */
export const usualFacts: readonly PrintFact[] = printFacts.filter((fact) => fact !== 'seller');

/** Those of what was sold over the counter: who sold it, and on few lines nothing that is plain. */
export const tillFacts: readonly PrintFact[] = printFacts.filter(
  (fact) => fact !== 'currency' && fact !== 'account',
);

/** A paper without what or how much says nothing. */
const alwaysNeeded: readonly PrintColumn[] = ['description', 'quantity'];

/**
 * What an invoice says of each line (CIVA art. 27(5)); only papers that charge nothing go without.
 */
const neededWhereCharged: readonly PrintColumn[] = [...alwaysNeeded, 'unitPrice', 'vat', 'amount'];

/** The columns that a paper has regardless of its model. */
export const neededColumns = (isCharged: boolean): readonly PrintColumn[] =>
  isCharged ? neededWhereCharged : alwaysNeeded;

/** The parts that a paper has regardless of its model: where to pay to (CIVA art. 27(5)(f)). */
export const neededParts = (isPaidLater: boolean): readonly PrintPart[] =>
  isPaidLater ? ['banks'] : [];

/**
 * The facts that a paper has regardless of its model: its day and what it corrects (CIVA art.
 * 27(5)); its currency, if that is not the company's.
 */
export const neededFacts = (isForeign: boolean): readonly PrintFact[] =>
  isForeign ? ['issuedOn', 'currency', 'rate', 'refersTo'] : ['issuedOn', 'refersTo'];

/** What was chosen, in its order, then what may not be missing; all of it where nothing was. */
export function withNeeded<T extends string>(
  chosen: readonly T[] | undefined,
  all: readonly T[],
  needed: readonly T[],
): readonly T[] {
  if (chosen === undefined) return all;
  return [...new Set([...chosen, ...needed])];
}
