import { Inject, Injectable } from '@nestjs/common';
import { rowFigureKind, type FigureCollection, type FigureKind } from '@balcao/contracts';
import { requirePermission } from '@balcao/domain';
import { documentLines, documents, payments, sales, collectionNamed } from '@balcao/projections';
import type { AnyCollection, RowReader } from '@balcao/read-store';
import type { Journals, Sources } from '../../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../../composition/tokens.js';
import { listFactsOf, parseDocumentList } from '../../documents/document-list.js';
import { countsInSums } from '../../documents/sum-documents.js';
import { StatesInTime } from '../../reading/states-in-time.js';
import { presentDay } from '../../reading/present-day.js';
import { parsePaymentList } from '../../payments/payment-list.js';
import {
  parseList,
  sentFilter,
  type ParsedList,
  type SentQuery,
} from '../../reading/list-query.js';
import { LineSelection, parseSales } from '../../statistics/sales-lists.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan } from '../contributions.js';
import { shapeOf } from '../entry-shapes.js';
import { StoredLeg, type Term } from '../stored-leg.js';
import { rowPermissions } from './row-plans.js';

interface Summed {
  readonly collection: AnyCollection;
  readonly list: Pick<ParsedList, 'where' | 'search'>;
  readonly terms: readonly Term[];
  readonly signs?: { readonly field: string; readonly of: ReadonlyMap<string, 1 | -1> };
}

/** Sums over lists: those above them, and those of the dashboard, which lists prove. */
@Injectable()
export class ListFigures {
  constructor(
    private readonly lines: LineSelection,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** `list.<collection>.<field>`: all rows that a list's filter selects. */
  async ofList(asked: AskedFigure): Promise<Plan> {
    const { of, field } = asked;
    const kind = rowFigureKind(of, field);
    if (kind === undefined) throw unknownFigure();
    await this.require(asked, rowPermissions[of as FigureCollection]);
    if (of === documents.name) return this.#plan(asked, await this.#documents(asked, field), kind);
    const collection = collectionNamed(of);
    const parse = of === payments.name ? parsePaymentList : parseOf(collection);
    const inTime = new StatesInTime(this.journals, this.sources);
    const { companyId } = asked.caller;
    const { where, search } = await inTime.parse({ collection, companyId }, asked.sent, parse);
    const isSettled = 'status' in collection.fields && !('status' in where);
    const list = {
      where: { [field]: { $ne: 0 }, ...(isSettled && inForce), ...where },
      search,
    };
    return this.#plan(asked, { collection, list, terms: [[field, 1]] }, kind);
  }

  /** `proof.<list>.<field>`: the lists that prove the dashboard. */
  async ofProof(asked: AskedFigure): Promise<Plan> {
    const { of, field, sent, caller } = asked;
    await this.require(asked, of === 'open' ? 'documents.view' : 'reports.view');
    if (of === 'open') return this.#plan(asked, await this.#documents(asked, field));
    const terms = termsOf(of, field);
    if (terms === undefined) throw unknownFigure();
    if (of === 'sales') {
      // What goods cost is counted on the day that they left, with a delivery note too.
      const isOfCost = terms.some(([term]) => term === 'costMinor');
      const filter = { ...sentFilter(sent), ...(isOfCost && { withDeliveries: true }) };
      const list = parseSales({ ...sent, filter });
      return this.#plan(asked, { collection: sales, list, terms });
    }
    const list = await this.lines.of(caller.companyId, sent);
    return this.#plan(asked, {
      collection: documentLines,
      list,
      terms,
      signs: signsOf(list.where['group']),
    });
  }

  async #documents({ caller, sent }: AskedFigure, field: string): Promise<Summed> {
    const todayOf = presentDay(this.sources.clock);
    const facts = await this.journals.inspect(caller.companyId, (books) =>
      listFactsOf(books, todayOf(books)),
    );
    const list = parseDocumentList(sent, facts);
    const counts = countsInSums(list, 'cancelled');
    const where = counts || 'status' in list.where ? list.where : { ...list.where, ...inForce };
    return { collection: documents, list: { ...list, where }, terms: [[field, 1]] };
  }

  #plan({ caller }: AskedFigure, summed: Summed, kind: FigureKind = 'money'): Plan {
    const { collection, list, terms, signs } = summed;
    const { day } = shapeOf(collection.name);
    const leg = new StoredLeg({
      rows: this.rows,
      companyId: caller.companyId,
      collection,
      where: list.where,
      terms,
      ...(list.search !== undefined && { search: list.search }),
      ...(signs && { signs }),
      ...(day !== undefined && { day }),
    });
    return { kind, opening: 0, legs: [leg] };
  }

  /** Throws where the caller may not see such figures. */
  require(
    { caller }: AskedFigure,
    permission: Parameters<typeof requirePermission>[2],
  ): Promise<void> {
    return this.journals.inspect(caller.companyId, (books) => {
      requirePermission(books, caller.userId, permission);
    });
  }
}

/** Lines of what takes back are taken off. */
export function signsOf(group: unknown): NonNullable<Summed['signs']> {
  const takesBack = group === 'purchases' ? 'debit' : 'credit';
  return { field: 'accountEffect', of: new Map([[takesBack, -1]]) };
}

const parseOf = (collection: AnyCollection) => (sent: SentQuery) => parseList(collection, sent);

const inForce = { status: { $ne: 'cancelled' } } as const;

const proofTerms: Readonly<Record<string, Readonly<Record<string, readonly Term[]>>>> = {
  sales: {
    netMinor: [['baseMinor', 1]],
    vatMinor: [['vatMinor', 1]],
    grossMinor: [['totalMinor', 1]],
    costMinor: [['costMinor', 1]],
    marginMinor: [
      ['baseMinor', 1],
      ['costMinor', -1],
    ],
  },
  lines: {
    netMinor: [['baseMinor', 1]],
    vatMinor: [['vatMinor', 1]],
    deductedMinor: [['deductedMinor', 1]],
    grossMinor: [
      ['baseMinor', 1],
      ['vatMinor', 1],
    ],
  },
};

const termsOf = (of: string, field: string) => proofTerms[of]?.[field];
