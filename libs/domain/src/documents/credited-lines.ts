import {
  creditShare,
  creditValue,
  formatMinor,
  isQuantity,
  isRate,
  isUnitPrice,
  priceDocument,
  quantity,
  rate,
  unitPrice,
  type CreditFigures,
  type LineFigures,
  type Quantity,
} from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import { creditedLine } from './credited-figures.js';
import type { LineContent } from './document-content.js';
import type { DocumentIssuedData, IssuedLine, TakenLine, Taking } from './document.events.js';
import { addPricingProblem } from './priced-lines.js';
import { minus, noQuantity, plus } from './quantities.js';

/** What is given back of a line that nothing was given back of: quantity and figures of zero. */
export const nothingCredited: LineFigures = { quantity: noQuantity, baseMinor: 0, vatMinor: 0 };

/** The document that a note corrects, as far as the note's figures follow from it. */
export type CreditedOrigin = Pick<DocumentIssuedData, 'id' | 'lines' | 'vatIncluded'>;

/** What earlier notes gave back of a document's lines, by their index. */
export type CreditedBefore = ReadonlyMap<number, LineFigures>;

/** A line of a note with its figures. */
export interface CreditedLine {
  readonly line: IssuedLine;
  /** It gives back only value, and no goods. */
  readonly isOfValue: boolean;
}

/** Where problems of a line are reported. */
type ProblemSink = Pick<Problems, 'add' | 'push'>;

/**
 * The document's lines while a note on it is read: each line of the note takes of what those
 * before it left (docs/rules.md, C17).
 */
export class Credit {
  readonly #credited: Map<number, LineFigures>;
  readonly #now = new Map<number, LineFigures>();

  constructor(
    private readonly origin: CreditedOrigin,
    before: CreditedBefore,
    private readonly problems: ProblemSink,
  ) {
    this.#credited = new Map(before);
  }

  /** Nothing is left to be given back. */
  isEmpty(): boolean {
    return this.origin.lines.every((line, at) => isUsedUp(line, this.#creditedOf(at)));
  }

  /** The figures of the note's next line; undefined if it is refused, which is reported. */
  line(content: LineContent, index: number): CreditedLine | undefined {
    const at = content.origin?.line ?? this.#match(content, index);
    const original = this.origin.lines[at];
    if (!original) {
      this.problems.add(`lines.${index}.origin`, 'line.originNotFound', { line: index + 1 });
      return undefined;
    }
    const creditMinor = content.creditMinor ?? this.#writtenValue(original, content);
    const isOfValue = creditMinor !== undefined;
    const line = isOfValue
      ? this.#byValue(original, at, creditMinor, index)
      : this.#byQuantity(original, at, content, index);
    return line && { line, isOfValue };
  }

  /** A line that names no origin and has a price of its own gives back value, not goods. */
  #writtenValue(original: IssuedLine, content: LineContent): number | undefined {
    const { origin, quantity: written, unitPrice: price, discounts = [] } = content;
    if (origin || !isUnitPrice(price) || !isQuantity(written)) return undefined;
    if (unitPrice(price) === original.unitPrice) return undefined;
    const line = {
      quantity: quantity(written),
      unitPrice: unitPrice(price),
      discounts: discounts.filter(isRate).map((discount) => rate(discount)),
      vatRate: original.vatRate,
    };
    const { vatIncluded } = this.origin;
    return priceDocument([line], { policy: 'P', vatIncluded }).lines[0]?.netMinor;
  }

  /** What the note takes of the document. */
  taking(): Taking {
    const lines = [...this.#now].map(([line, figures]): TakenLine => ({ line, ...figures }));
    const leaves = this.isEmpty() ? 'nothing' : 'some';
    return { documentId: this.origin.id, kind: 'credit', lines, leaves };
  }

  #byQuantity(
    original: IssuedLine,
    at: number,
    content: LineContent,
    index: number,
  ): IssuedLine | undefined {
    const path = `lines.${index}.quantity`;
    try {
      const now = quantity(content.quantity);
      if (now === '0') {
        this.problems.add(path, 'pricing.invalidQuantity', { line: index + 1 });
        return undefined;
      }
      const { vatIncluded } = this.origin;
      const figures = creditShare(original, this.#creditedOf(at), now, vatIncluded);
      this.#add(at, now, figures);
      return creditedLine(this.origin, at, figures, { quantity: now });
    } catch (error) {
      addPricingProblem(this.problems, error, path, index);
      return undefined;
    }
  }

  #byValue(
    original: IssuedLine,
    at: number,
    creditMinor: number,
    index: number,
  ): IssuedLine | undefined {
    const path = `lines.${index}.creditMinor`;
    const line = index + 1;
    const { vatIncluded } = this.origin;
    const left = less(original, this.#creditedOf(at));
    const leftMinor = left.baseMinor + (vatIncluded ? left.vatMinor : 0);
    if (!Number.isSafeInteger(creditMinor) || creditMinor <= 0) {
      this.problems.add(path, 'pricing.invalidAmount', { line });
      return undefined;
    }
    if (creditMinor > leftMinor) {
      const params = { line, remaining: formatMinor(leftMinor) };
      this.problems.add(path, 'line.creditExceedsValue', params);
      return undefined;
    }
    const figures = creditValue(original, this.#creditedOf(at), creditMinor, vatIncluded);
    this.#add(at, noQuantity, figures);
    const price = unitPrice(formatMinor(creditMinor));
    return creditedLine(this.origin, at, figures, { quantity: quantity('1'), unitPrice: price });
  }

  /** The line that is meant where none is named: at the same place, or the first of the article. */
  #match({ articleId, description }: LineContent, index: number): number {
    const isMeant = (at: number): boolean => {
      const line = this.origin.lines[at];
      if (!line || isUsedUp(line, this.#creditedOf(at))) return false;
      return articleId === undefined
        ? line.articleId === undefined && line.description === description
        : line.articleId === articleId;
    };
    return isMeant(index) ? index : this.origin.lines.findIndex((_line, at) => isMeant(at));
  }

  #creditedOf(at: number): LineFigures {
    return this.#credited.get(at) ?? nothingCredited;
  }

  #add(at: number, now: Quantity, figures: CreditFigures): void {
    const whole = { quantity: now, ...figures };
    this.#credited.set(at, sum(this.#creditedOf(at), whole));
    this.#now.set(at, sum(this.#now.get(at) ?? nothingCredited, whole));
  }
}

/** a − b, of each figure. */
function less(a: LineFigures, b: LineFigures): LineFigures {
  return {
    quantity: minus(a.quantity, b.quantity),
    baseMinor: a.baseMinor - b.baseMinor,
    vatMinor: a.vatMinor - b.vatMinor,
  };
}

function sum(a: LineFigures, b: LineFigures): LineFigures {
  return {
    quantity: plus(a.quantity, b.quantity),
    baseMinor: a.baseMinor + b.baseMinor,
    vatMinor: a.vatMinor + b.vatMinor,
  };
}

/** No quantity or no value is left; a line given for nothing can come back all the same. */
export function isUsedUp(original: LineFigures, credited: LineFigures): boolean {
  const { quantity: left, baseMinor, vatMinor } = less(original, credited);
  if (left === '0') return true;
  return baseMinor === 0 && vatMinor === 0 && original.baseMinor + original.vatMinor > 0;
}
