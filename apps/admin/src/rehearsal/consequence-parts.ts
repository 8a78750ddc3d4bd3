import type { Rehearsal, RehearsedEffects } from '@balcao/contracts';

/** What is told of a command: what it does to documents, stock, money, accounts and VAT. */
export interface Consequences extends RehearsedEffects {
  readonly documents: Rehearsal['documents'];
  readonly states: Rehearsal['states'];
  /** Ids of series that it closes. */
  readonly series: readonly string[];
}

/** The parts that a command can touch, in the order of their tabs. */
export const consequenceParts = [
  'documents',
  'stock',
  'money',
  'accounts',
  'tax',
  'series',
] as const;
export type ConsequencePart = (typeof consequenceParts)[number];

/** A rehearsal without what comes to nothing. */
export function consequencesOf(
  rehearsal: Omit<Rehearsal, 'events' | 'declared' | 'states'> & Partial<Rehearsal>,
): Consequences {
  const { documents, states = [], stock, money, balances, settled, tax, events = [] } = rehearsal;
  return {
    documents,
    states,
    ...withoutNothing({ stock, money, balances, settled, tax }),
    series: events.flatMap(({ type, data }) => (type === 'SeriesClosed' ? [idIn(data)] : [])),
  };
}

/** The sums without those that come to nothing. */
export function withoutNothing(effects: RehearsedEffects): RehearsedEffects {
  return {
    stock: effects.stock.filter(({ change }) => change !== '0'),
    money: effects.money.filter(({ changeMinor }) => changeMinor !== 0),
    balances: effects.balances.filter(({ changeMinor }) => changeMinor !== 0),
    settled: effects.settled.filter(({ changeMinor }) => changeMinor !== 0),
    tax: effects.tax.filter(({ vatMinor, baseMinor }) => vatMinor !== 0 || baseMinor !== 0),
  };
}

/** How many things a part tells. */
export function countOf(consequences: Consequences, part: ConsequencePart): number {
  switch (part) {
    case 'documents':
      return (
        consequences.documents.length + consequences.states.length + consequences.settled.length
      );
    case 'accounts':
      return consequences.balances.length;
    case 'stock':
    case 'money':
    case 'tax':
    case 'series':
      return consequences[part].length;
  }
}

/** Those parts that it touches. */
export const touchedParts = (consequences: Consequences): readonly ConsequencePart[] =>
  consequenceParts.filter((part) => countOf(consequences, part) > 0);

function idIn(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
}
