import type { DocumentLineBody } from '@balcao/contracts';

/** A line as stored in a draft; any field may be missing. */
export type ComparedLine = Partial<DocumentLineBody>;

/** What happened to a line, with its content on either side. */
export interface LineDifference {
  readonly part: 'lineAdded' | 'lineRemoved' | 'lineChanged';
  /** Line number from 1, on the own side if it is there. */
  readonly line: number;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** Formats the content of a line for reading. */
export interface LineWords {
  readonly vatName: (vatId: string) => string;
  readonly decimal: (decimal: string) => string;
  readonly amount: (minor: number) => string;
}

/** A line as one phrase: `Rice, 2 × 58.99 − 10 %, NOR`. */
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
    line.charge,
    line.warehouseId,
    line.batchName ?? line.batchId,
    line.batchExpiresOn,
    line.origin && `${line.origin.documentId} ${line.origin.line + 1}`,
  ].filter((part) => part !== undefined && part !== '');
  const price = decimal(unitPrice);
  return [`${description}, ${decimal(quantity)}${measure} × ${price}${less}`, ...more].join(', ');
}

/** The identity of a line: its article, or its text without one. */
const identity = ({ articleId, description = '' }: ComparedLine): string =>
  articleId ?? `text ${description}`;

/**
 * What happened to each line: lines of the same article in the same order are paired, and may have
 * changed; the others exist on one side only.
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

/** The longest common subsequence of both lists, as pairs of positions. */
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
