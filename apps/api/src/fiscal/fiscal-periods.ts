import { Inject, Injectable } from '@nestjs/common';
import type {
  DeclarationAnswer,
  FiscalChangeAnswer,
  FiscalPeriodAnswer,
  FiscalPeriodChangesAnswer,
} from '@balcao/contracts';
import {
  addDays,
  declarationDueOn,
  daysBetween,
  lastDayOf,
  monthOf,
  refuse,
  todayIn,
  type Books,
  type DeclaredPeriod,
  type RenamedParty,
} from '@balcao/domain';
import { documents, journalEvents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';

/** Months that are shown, the running one first. */
const monthsShown = 15;

interface Standing {
  readonly today: string;
  readonly months: readonly Omit<FiscalPeriodAnswer, 'state' | 'changes' | 'vatMinor'>[];
  readonly changes: ReadonlyMap<string, readonly FiscalChangeAnswer[]>;
  readonly renamed: readonly RenamedParty[];
  readonly names: ReadonlyMap<string, string>;
}

/** Where the months stand with the tax authority. */
@Injectable()
export class FiscalPeriods {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The last months, the running one first, and every month that has changed since. */
  async list(companyId: string): Promise<readonly FiscalPeriodAnswer[]> {
    const shown = await this.#standing(companyId);
    return Promise.all(
      shown.months.map(async (month) => {
        const { items, ...answer } = await this.#shown(companyId, month, shown);
        return { ...answer, changes: items.length };
      }),
    );
  }

  /** One month with what has changed in it. Refused when it is none. */
  async show(companyId: string, period: string): Promise<FiscalPeriodChangesAnswer> {
    if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(period)) refuse('fiscal.invalidPeriod');
    const shown = await this.#standing(companyId, period);
    const [month] = shown.months;
    return month ? this.#shown(companyId, month, shown) : refuse('fiscal.invalidPeriod');
  }

  async #standing(companyId: string, only?: string): Promise<Standing> {
    const now = this.sources.clock().toISOString();
    const beginnings = only === undefined ? await this.#beginnings(companyId) : [];
    return this.journals.consult(companyId, (books) => {
      const today = todayIn(books, { now });
      const ids = only === undefined ? monthsIn(books, today, beginnings) : [only];
      const names = new Map(
        [...books.identity.members.values()].map(({ userId, name }) => [userId, name]),
      );
      return {
        today,
        names,
        months: ids.map((id) => monthIn(books, id, today, names)),
        renamed: books.fiscal.renamed.get(),
        changes: new Map(ids.map((id) => [id, changesIn(books, id, names)])),
      };
    });
  }

  /** When the company began here, as an instant, and the day of its oldest document. */
  async #beginnings(companyId: string): Promise<readonly string[]> {
    const [began] = await this.rows.find(journalEvents, companyId, {
      sort: [['recordedAt', 'asc']],
      limit: 1,
    });
    const [oldest] = await this.rows.find(documents, companyId, {
      sort: [['issuedOn', 'asc']],
      limit: 1,
    });
    return [...(began ? [began.recordedAt] : []), ...(oldest ? [oldest.issuedOn] : [])];
  }

  async #shown(
    companyId: string,
    month: Standing['months'][number],
    { today, changes, renamed, names }: Standing,
  ): Promise<FiscalPeriodChangesAnswer> {
    const { declaration } = month;
    const since = Math.max(declaration?.revision ?? -1, declaration?.settled?.until ?? -1);
    const later = declaration === null ? [] : renamed.filter(({ revision }) => revision > since);
    const own = changes.get(month.id) ?? [];
    const items = [...own, ...(await this.#inMonth(companyId, month, later, names))];
    items.sort((a, b) => a.revision - b.revision);
    const vatMinor = items.reduce((sum, one) => sum + one.vatMinor, 0);
    return {
      ...month,
      state: stateOf(month, today, items.length),
      changes: items.length,
      vatMinor,
      items,
    };
  }

  /** The clients among the renamed who have documents in the month. */
  async #inMonth(
    companyId: string,
    { from, to }: { readonly from: string; readonly to: string },
    renamed: readonly RenamedParty[],
    names: ReadonlyMap<string, string>,
  ): Promise<readonly FiscalChangeAnswer[]> {
    const items: FiscalChangeAnswer[] = [];
    for (const { partyId, by, ...change } of renamed) {
      const where = {
        group: 'sales',
        clientId: partyId,
        issuedOn: { $gte: from, $lte: to },
      } as const;
      const [found] = await this.rows.find(documents, companyId, { where, limit: 1 });
      if (found === undefined) continue;
      const partyName = change.after.name ?? change.before.name ?? found.clientName;
      const none = { baseMinor: 0, vatMinor: 0, totalMinor: 0, reference: '', issuedOn: '' };
      items.push({
        kind: 'renamed',
        ...change,
        ...none,
        partyId,
        partyName,
        by: names.get(by) ?? by,
      });
    }
    return items;
  }
}

/**
 * The last months since the company began here or its oldest document, whichever came first, and,
 * before, those that have something to be put right. What it sold earlier, it handed in elsewhere.
 */
function monthsIn(books: Books, today: string, beginnings: readonly string[]): readonly string[] {
  const days = beginnings.map((one) => (one.includes('T') ? todayIn(books, { now: one }) : one));
  const [first = monthOf(today)] = days.map(monthOf).sort();
  const months: string[] = [];
  let month = monthOf(today);
  while (months.length < monthsShown && month >= first) {
    months.push(month);
    month = monthOf(addDays(`${month}-01`, -1));
  }
  const older = [...books.fiscal.declarations.values()].flatMap(({ id, changes }) =>
    changes.length > 0 && !months.includes(id) ? [id] : [],
  );
  return [...months, ...older.sort().reverse()];
}

function monthIn(
  books: Books,
  id: string,
  today: string,
  names: ReadonlyMap<string, string>,
): Standing['months'][number] {
  const declared = books.fiscal.declarations.get(id);
  const country = books.companies.company.get()?.country;
  const dueOn = declarationDueOn(id, books.fiscal.settings.get(), country);
  const daysLeft = daysBetween(today, dueOn);
  const declaration = declared ? declarationOf(declared, names) : null;
  return { id, from: `${id}-01`, to: lastDayOf(id), dueOn, daysLeft, declaration };
}

function declarationOf(
  declared: DeclaredPeriod,
  names: ReadonlyMap<string, string>,
): DeclarationAnswer {
  const { fileId, fileKind, fileName, size, sha256, revision, madeOn } = declared;
  const { on, at, by, times, receipt, settled } = declared;
  return {
    fileId,
    fileKind,
    fileName,
    size,
    sha256,
    revision,
    madeOn,
    on,
    at,
    times,
    by: names.get(by) ?? by,
    ...(receipt !== undefined && { receipt }),
    ...(settled && { settled }),
  };
}

function changesIn(
  books: Books,
  id: string,
  names: ReadonlyMap<string, string>,
): readonly FiscalChangeAnswer[] {
  const changes = books.fiscal.declarations.get(id)?.changes ?? [];
  return changes.map(({ by, ...change }) => ({
    ...change,
    by: names.get(by) ?? by,
    partyName: books.parties.parties.get(change.partyId)?.name ?? '',
  }));
}

function stateOf(
  { id, declaration }: Standing['months'][number],
  today: string,
  changes: number,
): FiscalPeriodAnswer['state'] {
  if (declaration !== null) return changes > 0 ? 'changed' : 'declared';
  return id === monthOf(today) ? 'running' : 'open';
}
