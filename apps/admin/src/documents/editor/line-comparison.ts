import type { DocumentLineBody } from '@balcao/contracts';

/** A line as a draft keeps it: it may lack any of its fields. */
export type ComparedLine = Partial<DocumentLineBody>;

/** What became of a line; of the two sides, what each has of it. */
export interface LineDifference {
  readonly part: 'lineAdded' | 'lineRemoved' | 'lineChanged';
  /** From 1, its number on the side that has it, mine before theirs. */
  readonly line: number;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** How what a line holds is written for whoever reads it. */
export interface LineWords {
  readonly vatName: (vatId: string) => string;
  readonly decimal: (decimal: string) => string;
  readonly amount: (minor: number) => string;
}

/** A line in one phrase, with all that it says: `Rice, 2 × 58.99 − 10 %, NOR`. */
function lineText(line: ComparedLine, { vatName, decimal, amount }: LineWords): string {
  const { description = '', quantity = '', unitPrice = '', discounts = [], unit, vatId } = line;
  const { discountMinor, creditMinor } = line;
  const percentages = discounts.map((discount) => decimal(discount)).join('+');
  const less = discounts.length === 0 ? '' : ` − ${percentages}\u00a0%`;
  const measure = unit === undefined ? '' : ` ${unit}`;
  const more = [
    vatId === undefined ? undefined : vatName(vatId),
    discountMinor === undefined ? undefined : amount(discountMinor),
    creditMinor === undefined ? undefined : amount(creditMinor),
    line.warehouseId,
    line.batchName ?? line.batchId,
    line.batchExpiresOn,
    line.origin && `${line.origin.documentId} ${line.origin.line + 1}`,
  ].filter((part) => part !== undefined && part !== '');
  const price = decimal(unitPrice);
  return [`${description}, ${decimal(quantity)}${measure} × ${price}${less}`, ...more].join(', ');
}

/** What makes two lines the same one: its article, or what is written where there is none. */
const identity = ({ articleId, description = '' }: ComparedLine): string =>
  articleId ?? `text ${description}`;

/**
 * What became of each line: those of the same article in the same order are one line, which may
 * have changed; of the others one side knows nothing.
 */
export function lineDifferences(
  mine: readonly ComparedLine[],
  theirs: readonly ComparedLine[],
  words: LineWords,
): readonly LineDifference[] {
  const found: LineDifference[] = [];
  let own = 0;
  let other = 0;
  const remove = (until: number): void => {
    for (; own < until; own += 1) {
      const text = lineText(mine[own] ?? {}, words);
      found.push({ part: 'lineRemoved', line: own + 1, mine: text, theirs: undefined });
    }
  };
  const add = (until: number): void => {
    for (; other < until; other += 1) {
      const text = lineText(theirs[other] ?? {}, words);
      found.push({ part: 'lineAdded', line: other + 1, mine: undefined, theirs: text });
    }
  };
  for (const [at, against] of commonLines(mine.map(identity), theirs.map(identity))) {
    remove(at);
    add(against);
    const ownText = lineText(mine[at] ?? {}, words);
    const otherText = lineText(theirs[against] ?? {}, words);
    if (ownText !== otherText || mine[at]?.vatId !== theirs[against]?.vatId) {
      found.push({ part: 'lineChanged', line: at + 1, mine: ownText, theirs: otherText });
    }
    own = at + 1;
    other = against + 1;
  }
  remove(mine.length);
  add(theirs.length);
  return found;
}

/** The longest sequence that both lists have in the same order, as pairs of places. */
function commonLines(a: readonly string[], b: readonly string[]): readonly [number, number][] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
