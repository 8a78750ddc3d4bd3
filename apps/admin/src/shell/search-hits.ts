import { folded } from '../formats/folded.js';

/** What a hit is, in the order in which kinds are listed. */
export const hitKinds = [
  'pages',
  'actions',
  'documents',
  'payments',
  'clients',
  'suppliers',
  'articles',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** Something found: what it is called, and where it is or what it does. */
export interface SearchHit {
  readonly kind: HitKind;
  readonly title: string;
  readonly detail: string;
  /** Its name in the other language, by which it is found as well. */
  readonly also?: readonly string[];
  /** It is offered nowhere any more, and found all the same. */
  readonly isRemoved?: true;
  /** Where to go; also what an action opens. */
  readonly path: string;
  /** For what is no page: what happens instead of going there. */
  readonly run?: () => void;
}

type AnsweredRow = Readonly<Record<string, unknown>>;

const text = (row: AnsweredRow, ...names: readonly string[]): string =>
  names.map((name) => row[name]).find((value): value is string => typeof value === 'string') ?? '';

const paymentsOf = (row: AnsweredRow): string =>
  row['isOfSuppliers'] === true ? 'suppliers' : 'clients';

const pathOf: Readonly<Partial<Record<HitKind, (row: AnsweredRow, id: string) => string>>> = {
  clients: (_row, id) => `/commercial/clients/${id}`,
  suppliers: (_row, id) => `/commercial/suppliers/${id}`,
  articles: (_row, id) => `/commercial/articles/${id}`,
  documents: (row, id) => `/commercial/document/${text(row, 'typeId')}/${id}`,
  payments: (row, id) => `/commercial/payment/${paymentsOf(row)}/${id}`,
};

const isRow = (value: unknown): value is AnsweredRow => typeof value === 'object' && value !== null;

/**
 * The hits of an answer of `GET /api/search`: a list per kind. Whose number or code the words are
 * stands first, before the documents that only name it.
 */
export function parseHits(body: unknown, words = ''): readonly SearchHit[] {
  if (!isRow(body)) return [];
  const isMeant = (row: AnsweredRow): boolean => isOwnNumber(row, words);
  const lists = hitKinds.map((kind) => {
    const rows = body[kind];
    const found = Array.isArray(rows) ? rows.filter(isRow) : [];
    return { kind, rows: foremost(foremost(found, isKept), isMeant) };
  });
  // Whose own name has the words stands before the documents that name it.
  const isNamedSo = (row: AnsweredRow): boolean =>
    words !== '' && ` ${folded(text(row, 'name'))}`.includes(` ${folded(words)}`);
  const named = foremost(lists, ({ rows }) => rows.some(isNamedSo));
  return foremost(named, ({ rows }) => rows.some(isMeant)).flatMap(({ kind, rows }) =>
    rows.flatMap((row) => hit(kind, row)),
  );
}

const isKept = (row: AnsweredRow): boolean => row['isArchived'] !== true;

/** The same, those that are meant before the others. */
const foremost = <T>(all: readonly T[], isMeant: (one: T) => boolean): readonly T[] => [
  ...all.filter(isMeant),
  ...all.filter((one) => !isMeant(one)),
];

/** What a row alone is known by: a party's NUIT and phone, an article's barcodes, their codes. */
const ownNumbers = ['code', 'nuit', 'phone1', 'phone2', 'barcodes'] as const;

function isOwnNumber(row: AnsweredRow, words: string): boolean {
  const wanted = numberOf(words);
  return wanted !== '' && ownNumbers.some((name) => [row[name]].flat().some(isNumber(wanted)));
}

const isNumber = (wanted: string) => (value: unknown) =>
  typeof value === 'string' && numberOf(value) === wanted;

/** A number or code without the signs of its groups and Mozambique's prefix. */
const numberOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^258(?=\d{9}$)/, '');

function hit(kind: HitKind, row: AnsweredRow): readonly SearchHit[] {
  const id = text(row, 'id');
  const path = pathOf[kind]?.(row, id);
  if (path === undefined || id === '') return [];
  const title = text(row, 'reference', 'name');
  const detail = text(row, 'clientName', 'partyName', 'code');
  return [{ kind, path, title, detail, ...(!isKept(row) && { isRemoved: true }) }];
}

/** A sign before the words that narrows a search to some kinds. */
const prefixes: Readonly<Record<string, readonly HitKind[]>> = {
  '>': ['actions'],
  '/': ['pages'],
  '#': ['documents', 'payments'],
  '@': ['clients', 'suppliers'],
  '*': ['articles'],
};

/** What is typed, as the words looked for and the kinds looked among. */
export function parseQuery(typed: string): {
  readonly words: string;
  readonly kinds: readonly HitKind[];
} {
  const query = typed.trim();
  const kinds = prefixes[query.charAt(0)];
  return kinds === undefined
    ? { words: query, kinds: hitKinds }
    : { words: query.slice(1).trim(), kinds };
}

const lettersOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * How far a name is from the words looked for: none for the very name, then those that begin
 * with them, then the others; of two alike, the shorter is nearer. Signs between words count for
 * nothing.
 */
export function nearness(name: string, words: string): number {
  const [inName, wanted] = [lettersOf(name), lettersOf(words)];
  if (wanted === '' || inName === wanted) return 0;
  return inName.length + (inName.startsWith(wanted) ? 0 : FAR);
}

/** Whether every word looked for is in a name; a new thing is of either gender in Portuguese. */
export function isNamed(name: string, words: string): boolean {
  const inName = folded(name);
  return folded(words)
    .split(/\s+/)
    .every((word) => inName.includes(word.replace(/^(nov)[oa]$/, '$1')));
}

/** More letters than a name has. */
const FAR = 1000;
