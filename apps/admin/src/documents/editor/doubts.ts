import type { DocumentTypeRow, VatRow } from '@balcao/contracts';
import { bearsVat, creditsOrigin } from '@balcao/domain';
import { minorToDecimal, type Language } from '@balcao/messages';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isQuantity,
  multiplyDecimals,
  quantity,
  subtractDecimals,
  unitPrice,
  type Decimal,
} from '@balcao/pricing';
import { chargedRate } from '../../formats/charged-rate.js';
import { addDays, parseTypedDay } from '../../formats/days.js';
import type { ArticleFacts } from './article-facts.js';
import type { Preview } from './preview.js';
import { isBlank, type EditorLine, type EditorState } from './state.js';
import type { Settlement } from './short-of.js';
import { readDecimal } from './typed.js';

/** An unusual but allowed fact of a document, to be confirmed before issuing. */
export type Doubt =
  | { readonly kind: 'zeroTotal' }
  | { readonly kind: 'noSupplierReference' }
  | { readonly kind: 'future'; readonly day: string }
  | { readonly kind: 'farDue'; readonly day: string }
  | { readonly kind: 'freeText'; readonly line: number; readonly text: string }
  | { readonly kind: 'belowCost'; readonly line: number; readonly cost: string }
  | {
      readonly kind: 'belowZero';
      readonly name: string;
      readonly left: string;
      readonly unit: string;
    };

/** The data a document is checked against. */
export interface DoubtRules {
  readonly type: Pick<DocumentTypeRow, 'group' | 'movesStock' | 'accountEffect' | 'requiresOrigin'>;
  readonly preview: Pick<Preview, 'totals' | 'isPartial' | 'lineMinor'>;
  readonly language: Language;
  /** Calendar day. */
  readonly today: string;
  readonly vat: ReadonlyMap<string, VatRow>;
  /** The document is in the company's currency, as costs are. */
  readonly isOwnCurrency: boolean;
  readonly factsOf: (line: EditorLine) => ArticleFacts | undefined;
  readonly settlementOf: (line: EditorLine) => Settlement | undefined;
}

/** Days after which a due date is probably a mistake. */
const FAR_DAYS = 365;

/** A text that looks like an article code. */
const looksLikeCode = (text: string): boolean => /^[A-Z0-9][A-Z0-9._/-]{2,}$/.test(text.trim());

/** The unusual facts of a document, in screen order. */
export function doubtsOf({ head, lines }: EditorState, rules: DoubtRules): readonly Doubt[] {
  const written = lines.filter((line) => !isBlank(line));
  const { type, preview, language } = rules;
  const isCharged = bearsVat(type.group) && type.accountEffect !== 'none';
  // A quantity of zero is refused, and nothing to be asked about.
  const isCounted = !preview.isPartial && written.every((line) => isAboveZero(line, language));
  const isZero = isCharged && isCounted && preview.totals.totalMinor === 0;
  if (creditsOrigin(type)) return isZero ? [{ kind: 'zeroTotal' }] : [];
  return [
    ...(isZero && written.length > 0 ? [{ kind: 'zeroTotal' } as const] : []),
    ...(isDeductible(head, rules) ? [{ kind: 'noSupplierReference' } as const] : []),
    ...dayDoubts(head, rules),
    ...written.flatMap((line, index) =>
      lineDoubts(line, index + 1, { ...rules, isIncluded: head.vatIncluded, isCharged }),
    ),
    ...stockDoubts(written, rules),
  ];
}

/** VAT of a purchase needs the supplier's document number to be deducted. */
function isDeductible({ supplierReference = '' }: EditorState['head'], rules: DoubtRules): boolean {
  const { type, preview } = rules;
  const isOwed = type.group === 'purchases' && type.accountEffect !== 'none';
  return isOwed && preview.totals.vatMinor > 0 && supplierReference.trim() === '';
}

function isAboveZero({ quantity: typed }: EditorLine, language: Language): boolean {
  const count = readDecimal(typed, language);
  return isQuantity(count) && compareDecimals(quantity(count), none) > 0;
}

function dayDoubts(head: EditorState['head'], { today }: DoubtRules): readonly Doubt[] {
  const issuedOn = parseTypedDay(head.issuedOn);
  const dueOn = parseTypedDay(head.dueOn);
  return [
    ...(issuedOn !== undefined && issuedOn > today
      ? [{ kind: 'future', day: issuedOn } as const]
      : []),
    ...(dueOn !== undefined && dueOn > addDays(today, FAR_DAYS)
      ? [{ kind: 'farDue', day: dueOn } as const]
      : []),
  ];
}

interface LineRules extends DoubtRules {
  readonly isIncluded: boolean;
  readonly isCharged: boolean;
}

function lineDoubts(line: EditorLine, number: number, rules: LineRules): readonly Doubt[] {
  if (line.articleId === undefined) {
    const { description: text } = line;
    return looksLikeCode(text) ? [{ kind: 'freeText', line: number, text: text.trim() }] : [];
  }
  const cost = rules.factsOf(line)?.cost;
  const { type, isOwnCurrency, isCharged } = rules;
  if (cost === undefined || !isOwnCurrency || !isCharged || type.group !== 'sales') return [];
  const each = netOfOne(line, rules);
  const isBelow = each !== undefined && compareDecimals(each, unitPrice(cost)) < 0;
  return isBelow ? [{ kind: 'belowCost', line: number, cost }] : [];
}

const one = unitPrice('1');
/** Decimals of a net unit price: as many as costs have. */
const PLACES = 6;

/** The net price of one unit of a line, after discounts and without VAT. */
function netOfOne(
  { key, quantity: typed, vatId }: EditorLine,
  { preview, language, vat, isIncluded }: LineRules,
): Decimal | undefined {
  const minor = preview.lineMinor.get(key);
  const count = readDecimal(typed, language);
  if (
    minor === undefined ||
    minor < 0 ||
    !isQuantity(count) ||
    compareDecimals(quantity(count), none) <= 0
  ) {
    return undefined;
  }
  const each = divideDecimals(unitPrice(minorToDecimal(minor)), quantity(count), PLACES);
  if (!isIncluded) return each;
  const share = multiplyDecimals(chargedRate(vat.get(vatId)), unitPrice('0.01'));
  return divideDecimals(each, addDecimals(one, share), PLACES);
}

const none = quantity('0');

/** The articles of which all lines together take more than is available. */
function stockDoubts(lines: readonly EditorLine[], rules: DoubtRules): readonly Doubt[] {
  const { type, language, factsOf, settlementOf } = rules;
  if (type.movesStock !== 'out') return [];
  const taken = new Map<string, { line: EditorLine; there: string; sum: Decimal }>();
  for (const line of lines) {
    const { available, isCounted } = factsOf(line) ?? {};
    const count = readDecimal(line.quantity, language);
    const isTaken = settlementOf(line) === undefined && isQuantity(count);
    if (isCounted !== true || available === undefined || !isTaken) continue;
    const place = `${line.articleId ?? ''} ${line.kept?.warehouseId ?? ''}`;
    const sum = addDecimals(taken.get(place)?.sum ?? none, quantity(count));
    taken.set(place, { line, there: available, sum });
  }
  return [...taken.values()].flatMap(({ line, there, sum }): readonly Doubt[] => {
    const available = quantity(there, { signed: true });
    // What is below zero already was asked about when it went there.
    const isAsked = compareDecimals(available, none) >= 0 && compareDecimals(sum, available) > 0;
    const left = subtractDecimals(available, sum);
    return isAsked
      ? [{ kind: 'belowZero', name: line.description, left, unit: line.unit ?? '' }]
      : [];
  });
}
