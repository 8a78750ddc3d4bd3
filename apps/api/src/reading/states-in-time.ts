import type { ApprovalRequestRow, ShiftRow } from '@balcao/contracts';
import { isLate, lateSince, type Books, type LateSince } from '@balcao/domain';
import { approvalRequests, shifts } from '@balcao/projections';
import type { AnyCollection, Row } from '@balcao/read-store';
import type { Journals, Sources } from '../composition/backend.js';
import { filterOf, type ParsedList, type SentQuery } from './list-query.js';
import { presentOf, type Present } from './present-day.js';

type Where = ParsedList['where'];

/** A state that time gives to rows: no event says it, so no row keeps it. */
interface StateInTime {
  readonly name: string;
  /** The rows that are in it at present, and the filter that selects them. */
  readonly at: (books: Books, present: Present) => { is: (row: Row) => boolean; where: Where };
  /** The state that those rows are kept in, where a filter by it means the other rows. */
  readonly insteadOf?: { readonly name: string; readonly where: (present: Present) => Where };
}

/** Selects the shifts that are not closed. */
export const lateShifts = ({ field, before }: LateSince): Where => ({
  state: 'open',
  [field]: { $lt: before },
});

/** By collection, the value of `state` that a filter takes and rows are shown with. */
const statesInTime: Readonly<Record<string, StateInTime>> = {
  [shifts.name]: {
    name: 'notClosed',
    at: (books, present) => {
      const since = lateSince(books.companies.settings.get(), present);
      return {
        is: (row) => isLate(row as ShiftRow, since),
        where: lateShifts(since),
      };
    },
  },
  [approvalRequests.name]: {
    name: 'expired',
    at: (_, { now }) => ({
      is: (row) => {
        const { state, expiresAt } = row as ApprovalRequestRow;
        return state === 'waiting' && expiresAt <= now;
      },
      where: { state: 'waiting', expiresAt: { $lte: now } },
    }),
    insteadOf: {
      name: 'waiting',
      where: ({ now }) => ({ state: 'waiting', expiresAt: { $gt: now } }),
    },
  },
};

/** Whether time gives a state to rows of the collection. */
export const isInTime = ({ name }: AnyCollection): boolean => Object.hasOwn(statesInTime, name);

/** Reads and shows the states that time gives to the rows of a company. */
export class StatesInTime {
  constructor(
    private readonly journals: Journals,
    private readonly sources: Sources,
  ) {}

  /** Reads a list's query; a state in time that its filter asks for becomes conditions. */
  async parse(
    { collection, companyId }: { readonly collection: AnyCollection; readonly companyId: string },
    sent: SentQuery,
    parse: (sent: SentQuery) => ParsedList,
  ): Promise<ParsedList> {
    const known = statesInTime[collection.name];
    const { filter } = sent;
    if (known === undefined || typeof filter !== 'string') return parse(sent);
    const { state, ...others } = filterOf(filter);
    const isOther = state === known.insteadOf?.name && state !== undefined;
    if (state !== known.name && !isOther) return parse(sent);
    const list = parse({ ...sent, filter: JSON.stringify(others) });
    const { where, insteadOf } = await this.#at(companyId, known);
    const { $or, ...asked } = list.where;
    // What the filter says of the same day or instant holds as well.
    const meant = isOther ? { ...insteadOf } : where;
    const both = $or === undefined ? meant : { ...meant, $or };
    return { ...list, where: { ...asked, $or: [both] } };
  }

  /** The rows, each in the state that it is in at present. */
  async shown<R extends Row>(
    { collection, companyId }: { readonly collection: AnyCollection; readonly companyId: string },
    rows: readonly R[],
  ): Promise<readonly R[]> {
    const known = statesInTime[collection.name];
    if (known === undefined || rows.length === 0) return rows;
    const { is } = await this.#at(companyId, known);
    return rows.map((row) => (is(row) ? { ...row, state: known.name } : row));
  }

  #at(companyId: string, { at, insteadOf }: StateInTime) {
    const presentIn = presentOf(this.sources.clock);
    return this.journals.inspect(companyId, (books) => {
      const present = presentIn(books);
      return { ...at(books, present), insteadOf: insteadOf?.where(present) };
    });
  }
}
