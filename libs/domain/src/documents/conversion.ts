import { compareDecimals, type Quantity } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import type { LineContent, LineOrigin } from './document-content.js';
import type { DocumentIssuedData, TakenLine, Taking } from './document.events.js';
import { nothingTaken } from './links.slice.js';
import { minus, noQuantity, plus } from './quantities.js';
import type { ReadLine } from './read-lines.js';

/** How much of each line of a document no other has converted; lines by their index. */
export function leftToConvert(books: Books, issued: DocumentIssuedData): readonly Quantity[] {
  const { converted } = books.links.taken.get(issued.id) ?? nothingTaken;
  return issued.lines.map((line, index) => {
    if (converted === 'all') return noQuantity;
    const taken = converted.get(index);
    return taken === undefined ? line.quantity : minus(line.quantity, taken);
  });
}

/** What a conversion takes of its origins, and of which line each of its own lines is made. */
export interface Conversion {
  readonly takes: readonly Taking[];
  readonly origins: readonly (LineOrigin | undefined)[];
}

type Line = Pick<ReadLine, 'article' | 'description' | 'quantity'>;

/**
 * Finds what the lines convert. A line may name its origin, and then takes no more than is left;
 * one that names none converts a line of the only origin when it is of the same article and fits.
 */
export function readConversion(
  books: Books,
  origins: readonly DocumentIssuedData[],
  lines: readonly Line[],
  content: readonly LineContent[],
  problems: Problems,
): Conversion {
  const state = origins.map((issued) => new OriginState(books, issued));
  const [only, second] = state;
  const found = lines.map((line, index): LineOrigin | undefined => {
    const named = content[index]?.origin;
    if (!named) return second ? undefined : only?.match(line, index);
    const origin = state.find(({ issued }) => issued.id === named.documentId);
    origin?.takeNamed(named.line, line, index, problems);
    return named;
  });
  return { takes: state.map((origin) => origin.taking()), origins: found };
}

/** What is left of one origin while a document is read. */
class OriginState {
  readonly #left: Quantity[];
  readonly #taken = new Map<number, Quantity>();

  constructor(
    books: Books,
    readonly issued: DocumentIssuedData,
  ) {
    this.#left = [...leftToConvert(books, issued)];
  }

  takeNamed(at: number, line: Line, index: number, problems: Problems): void {
    const path = `lines.${index}.origin`;
    const from = this.issued.lines[at];
    const left = this.#left[at];
    if (!from || left === undefined) {
      problems.add(path, 'line.originNotFound', { line: index + 1 });
    } else if (from.articleId !== line.article?.id) {
      problems.add(path, 'line.originOfOtherArticle', { line: index + 1 });
    } else if (compareDecimals(line.quantity, left) > 0) {
      const params = { line: index + 1, remaining: left, document: this.issued.reference };
      problems.add(`lines.${index}.quantity`, 'line.originExceeded', params);
    } else this.#take(at, line.quantity, left);
  }

  /** The line that is made into this one: at the same place, else the first that fits. */
  match(line: Line, index: number): LineOrigin | undefined {
    const fits = (at: number): boolean => {
      const from = this.issued.lines[at];
      const left = this.#left[at];
      if (!from || left === undefined || compareDecimals(line.quantity, left) > 0) return false;
      return line.article
        ? from.articleId === line.article.id
        : from.articleId === undefined && from.description === line.description;
    };
    const at = fits(index) ? index : this.issued.lines.findIndex((_line, each) => fits(each));
    const left = this.#left[at];
    if (at < 0 || left === undefined) return undefined;
    this.#take(at, line.quantity, left);
    return { documentId: this.issued.id, line: at };
  }

  taking(): Taking {
    const lines = [...this.#taken].map(([line, taken]): TakenLine => ({ line, quantity: taken }));
    return {
      documentId: this.issued.id,
      kind: 'conversion',
      lines,
      leaves: leavesOf(this.issued, this.#left),
    };
  }

  #take(at: number, taken: Quantity, left: Quantity): void {
    this.#left[at] = minus(left, taken);
    this.#taken.set(at, plus(this.#taken.get(at) ?? noQuantity, taken));
  }
}

/** How much is left of a document when so much is left of its lines. */
export function leavesOf(
  { lines }: DocumentIssuedData,
  left: readonly Quantity[],
): Taking['leaves'] {
  if (left.every((quantityLeft) => quantityLeft === '0')) return 'nothing';
  const isWhole = left.every((quantityLeft, index) => quantityLeft === lines[index]?.quantity);
  return isWhole ? 'all' : 'some';
}
