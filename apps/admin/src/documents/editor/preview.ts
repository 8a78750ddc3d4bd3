import {
  PricingError,
  priceDocument,
  quantity,
  rate,
  unitPrice,
  type DocumentDiscount,
  type DocumentTotals,
  type LineInput,
  type PricingOptions,
  type RoundingPolicy,
} from '@balcao/pricing';
import type { VatRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { chargedRate } from '../../formats/charged-rate.js';
import { isBlank, type EditorLine, type EditorState } from './state.js';
import { readDecimal, readDiscount, readDiscounts } from './typed.js';

/** The inputs of the figures. */
export interface PreviewRules {
  readonly language: Language;
  readonly policy: RoundingPolicy;
  readonly vat: ReadonlyMap<string, VatRow>;
}

/** The document's figures as the server will compute them, as far as possible. */
export interface Preview {
  readonly totals: DocumentTotals;
  /** Values of the lines after their own discounts, in minor units. */
  readonly lineMinor: ReadonlyMap<string, number>;
  readonly lineCount: number;
  /** A line cannot be computed yet and counts as zero. */
  readonly isPartial: boolean;
  /** The discounts exceed the amount and count as zero. */
  readonly isOverDiscounted: boolean;
}

interface Entry {
  readonly key: string;
  readonly input: LineInput;
}

/** Lines are immutable, so each is computed once. */
export type InputCache = WeakMap<EditorLine, LineInput | 'unreadable'>;

/** Computes the totals; unreadable lines are left out. */
export function previewOf(
  { head, lines }: EditorState,
  rules: PreviewRules,
  cache: InputCache = new WeakMap(),
): Preview {
  const written = lines.filter((line) => !isBlank(line));
  const entries = written.flatMap((line) => {
    const input = inputOf(line, rules, cache);
    return input === 'unreadable' ? [] : [{ key: line.key, input }];
  });
  const plain: PricingOptions = { policy: rules.policy, vatIncluded: head.vatIncluded };
  const commercial = discountOf(head.commercial, rules.language);
  const financial = discountOf(head.financial, rules.language);
  const options: PricingOptions = {
    ...plain,
    ...(commercial && { commercialDiscount: commercial }),
    ...(financial && { financialDiscount: financial }),
  };
  const discounted = tryPrice(entries, options);
  const countable = discounted ? entries : entries.filter((entry) => tryPrice([entry], plain));
  const priced =
    discounted ?? tryPrice(countable, options) ?? priceDocument(inputsOf(countable), plain);
  const lineMinor = new Map<string, number>();
  countable.forEach(({ key }, index) => {
    lineMinor.set(key, priced.lines[index]?.afterDiscountMinor ?? 0);
  });
  return {
    totals: priced.totals,
    lineMinor,
    lineCount: written.length,
    isPartial: countable.length < written.length,
    isOverDiscounted: !discounted && tryPrice(countable, options) === undefined,
  };
}

const inputsOf = (entries: readonly Entry[]): readonly LineInput[] =>
  entries.map(({ input }) => input);

function tryPrice(entries: readonly Entry[], options: PricingOptions) {
  return orUndefined(() => priceDocument(inputsOf(entries), options));
}

function orUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PricingError) return undefined;
    throw error;
  }
}

function inputOf(line: EditorLine, rules: PreviewRules, cache: InputCache) {
  const known = cache.get(line);
  if (known !== undefined) return known;
  const { language, vat } = rules;
  const read = orUndefined(() => ({
    quantity: quantity(readDecimal(line.quantity, language)),
    unitPrice: unitPrice(readDecimal(line.unitPrice, language)),
    discounts: readDiscounts(line.discount, language).map((percentage) => rate(percentage)),
    vatRate: chargedRate(vat.get(line.vatId)),
    taxGroup: line.vatId,
    ...(line.kept?.charge !== undefined && { isCharge: true as const }),
    ...(line.kept?.discountMinor !== undefined && { discountMinor: line.kept.discountMinor }),
  }));
  cache.set(line, read ?? 'unreadable');
  return read ?? 'unreadable';
}

function discountOf(
  typed: EditorState['head']['commercial'],
  language: Language,
): DocumentDiscount | undefined {
  const read = readDiscount(typed, language);
  const on = read?.vatId === undefined ? {} : { taxGroup: read.vatId };
  if (read?.minor !== undefined) return { ...on, minor: read.minor };
  const { percentage } = read ?? {};
  return percentage === undefined
    ? undefined
    : orUndefined(() => ({ ...on, percentage: rate(percentage) }));
}
