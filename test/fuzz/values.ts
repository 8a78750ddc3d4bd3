import { resolved, type Schema } from './operations.js';

/** Numbers from 0 to below 1 that are the same for a seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Texts that have broken one program or another. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '😀'.repeat(20),
  'a'.repeat(10_000),
  '9007199254740993',
  '9007199254',
  '9'.repeat(39),
  `0.${'0'.repeat(30)}1`,
  '-0',
  '-1',
  '1e999',
  'NaN',
  '2026-02-31',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2026-13-01T99:99:99Z',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>',
  "' OR 1=1 --",
  '%00',
  '{"$gt":""}',
];
const oddNumbers = [0, -0, -1, 0.1, 1e21, 2 ** 31, 2 ** 53 - 1, 2 ** 53, Number.MIN_VALUE];
const oddValues: readonly unknown[] = [
  ...oddTexts,
  ...oddNumbers,
  ...[null, true, false, [], {}, [[]], [null], { a: {} }, Array(2_000).fill(0)],
];

const decimals = ['1', '2', '0.5', '145.00', '1450.00', '0', '16', '3.333333', '1000000'];
const days = ['2026-01-01', '2026-02-28', '2026-11-27', '2027-01-01', '2020-02-29'];
const words = ['Arroz', 'FT', 'Maputo', 'Loja 2', 'sc', 'A1', 'amelia@sitoe.co.mz', '400339910'];

/** Values for the fields of a description: sensible ones as a rule, and odd ones among them. */
export class Values {
  constructor(
    private readonly next: () => number,
    /** Ids of what there is, of one kind where a kind is named. */
    private readonly ids: (kind: string) => readonly string[],
  ) {}

  isSo(probability: number): boolean {
    return this.next() < probability;
  }

  oneOf<T>(some: readonly T[]): T {
    // There is one: every list above has entries.
    return some[Math.floor(this.next() * some.length)] as T;
  }

  /** An id of a kind, `clients` or `client`; seldom of another. */
  id(kind: string): string {
    const known = this.ids(this.isSo(0.1) ? '' : kind);
    if (known.length === 0 || this.isSo(0.1)) return this.oneOf(oddTexts.filter(isPath));
    return this.oneOf(known);
  }

  odd(): unknown {
    return this.oneOf(oddValues);
  }

  /** A value of the schema; one in twenty is not. */
  of(schema: Schema, name = '', depth = 0): unknown {
    if (this.isSo(0.05)) return this.odd();
    const { type, enum: words_, items, properties, ...bounds } = resolved(schema);
    if (words_ !== undefined) return this.oneOf(words_);
    if (properties !== undefined) return this.#object(resolved(schema), depth);
    if (items !== undefined) {
      const length = Math.floor(this.next() * Math.min(4, (bounds.maxItems ?? 4) + 1));
      return Array.from({ length }, () => this.of(items, name, depth + 1));
    }
    if (type === 'boolean') return this.isSo(0.5);
    if (type === 'integer' || type === 'number') return this.#number(bounds);
    return this.text(name);
  }

  /** A text as a field of this name has it. */
  text(name: string): string {
    if (this.isSo(0.05)) return this.oneOf(oddTexts);
    if (/On$|^(from|to|day|until)$/.test(name)) return this.oneOf(days);
    if (/At$/.test(name)) return `${this.oneOf(days)}T08:00:00.000Z`;
    if (/price|amount|quantity|rate|discount|percentage|value|float|cost/i.test(name)) {
      return this.oneOf(decimals);
    }
    if (/Id$/.test(name)) return this.id(name.slice(0, -2));
    if (name === 'id') return `F${Math.floor(this.next() * 1e9).toString(36)}`;
    return this.oneOf(words);
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): object {
    const fields = Object.entries(properties).filter(
      ([name]) => required.includes(name) || this.isSo(depth > 3 ? 0.1 : 0.4),
    );
    return Object.fromEntries(
      fields.map(([name, schema]) => [name, this.of(schema, name, depth + 1)]),
    );
  }

  #number({ minimum = 0, maximum = 1_000 }: Schema): number {
    if (this.isSo(0.1)) return this.oneOf([minimum, maximum, minimum - 1, maximum + 1]);
    return minimum + Math.floor(this.next() * Math.min(100, maximum - minimum + 1));
  }
}

/** What an address may carry without being cut off. */
const isPath = (text: string): boolean => /^[^\ud800-\udfff]{1,99}$/.test(text);
