import type { Manifest, PackedEvent } from './pack.js';

/** What a document charges at one rate. */
export interface ChargedRate {
  readonly rate: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** A document of the period as its event tells it, by the names of the declaration. */
export interface DeclaredDocument {
  readonly id: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly clientNuit: string;
  readonly clientName: string;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly isCancelled: boolean;
  /** Empty where a document in another currency does not say them: the file shares them out. */
  readonly rates: readonly ChargedRate[];
}

type Values = Readonly<Record<string, unknown>>;

/** Opening balances are of another program's documents. */
const openingTypes: ReadonlySet<string> = new Set(['SI', 'SIF']);
const numberShape = /^[^ ]+ [^/^ ]+\/[0-9]+$/;

/** The documents that a declaration of the period has, by their ids. */
export function declaredDocuments(
  events: readonly PackedEvent[],
  { period }: Manifest,
): ReadonlyMap<string, DeclaredDocument> {
  const cancelled = new Map<string, boolean>();
  const issued: Values[] = [];
  for (const { type, data } of events) {
    if (type === 'DocumentIssued' && isDeclared(data, period)) issued.push(data);
    if (type === 'DocumentCancelled') cancelled.set(text(data['id']), true);
    if (type === 'DocumentRestored') cancelled.set(text(data['id']), false);
  }
  return new Map(
    issued.map((data) => {
      const id = text(data['id']);
      return [id, documentOf(data, cancelled.get(id) ?? false)];
    }),
  );
}

function isDeclared(data: Values, { from, to }: Manifest['period']): boolean {
  const issuedOn = text(data['issuedOn']);
  if (issuedOn < from || issuedOn > to) return false;
  const isSale = (data['group'] ?? 'sales') === 'sales' && data['isTraining'] !== true;
  return isSale && data['accountEffect'] !== 'none' && !openingTypes.has(text(data['typeId']));
}

function documentOf(data: Values, isCancelled: boolean): DeclaredDocument {
  const totals = fields(data['totals']);
  const exchange = data['exchange'];
  const worth = exchange === undefined ? totals : fields(exchange);
  const party = fields(data['party']);
  const name = text(party['name']);
  // The amounts of a document in another currency stand in the same order.
  const groups = listIn(worth, 'groups').map((charged, at) => ({
    ...fields(listIn(totals, 'groups')[at]),
    ...fields(charged),
  }));
  return {
    id: text(data['id']),
    number: numberOf(data),
    issuedOn: text(data['issuedOn']),
    dueOn: text(data['dueOn']),
    clientNuit: text(party['nuit']) || '000000000',
    clientName: name || 'Consumidor Final',
    netMinor: minor(worth['baseMinor']),
    vatMinor: minor(worth['vatMinor']),
    totalMinor: minor(worth['totalMinor']),
    discountMinor: worthOf(minor(totals['discountMinor']), text(fields(exchange)['rate'])),
    isCancelled,
    rates: groups.map(rateOf),
  };
}

/** An amount, never below zero, at a rate like `63.945`, rounded half up; itself without one. */
function worthOf(amountMinor: number, rate: string): number {
  if (rate === '') return amountMinor;
  const [whole = '', fraction = ''] = rate.split('.');
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(amountMinor) * BigInt(whole + fraction);
  return Number((2n * scaled + scale) / (2n * scale));
}

const rateOf = (group: Values): ChargedRate => ({
  rate: text(group['rate']),
  baseMinor: minor(group['baseMinor']),
  vatMinor: minor(group['vatMinor']),
});

/** As printed where that is a number of a fiscal file; else type, series and number. */
function numberOf(data: Values): string {
  const reference = text(data['reference']);
  if (numberShape.test(reference)) return reference;
  const series = text(data['seriesId']).replaceAll(/[ /^]/g, '-');
  return `${text(data['typeId'])} ${series}/${minor(data['number'])}`;
}

const listIn = (values: Values, name: string): readonly unknown[] => {
  const list = values[name];
  return Array.isArray(list) ? list : [];
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const minor = (value: unknown): number => (typeof value === 'number' ? value : 0);
const fields = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};
