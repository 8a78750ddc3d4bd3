import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { rowFigureKind } from '@balcao/contracts';
import { requirePermission, type Permission } from '@balcao/domain';
import { anyRowsOf, type RowReader } from '@balcao/read-store';
import { collectionNamed } from '@balcao/projections';
import { readerSeesCosts } from '../../access/rows/row-rules.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, ROWS } from '../../composition/tokens.js';
import { ReadStockRow } from '../../stock/read-stock-rows.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan, Values } from '../contributions.js';
import { rowPermissions, rowPlans } from './row-plans.js';
import { valueOf, type RowPlan } from './row-plan.js';

/** Rows that the store keeps without all that screens show of them. */
const joinedCollections: ReadonlySet<string> = new Set(['stock_levels', 'stock_articles']);

/** Figures that the row has not itself: they are worked out of it and others. */
const workedOut: ReadonlySet<string> = new Set([
  ...['account_entries.balanceMinor', 'treasury_entries.balanceMinor', 'stock_articles.projected'],
  ...[
    'stock_articles.averageCost',
    'account_entries.openingMinor',
    'treasury_entries.openingMinor',
  ],
  ...['shift_film.expectedMinor', 'document_lines.profitMinor', 'document_lines.tradeTotalMinor'],
]);

/** Figures of single rows: columns of lists, of reports, of statements. */
@Injectable()
export class RowFigures {
  constructor(
    private readonly queries: QueryBus,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async plan({ caller, of, field, id, from, to }: AskedFigure): Promise<Plan> {
    const kind = rowFigureKind(of, field);
    const permission = (rowPermissions as Readonly<Record<string, Permission | undefined>>)[of];
    if (kind === undefined || permission === undefined || id === undefined) throw unknownFigure();
    const { companyId, userId } = caller;
    const defaultWarehouseId = await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, permission);
      return books.companies.settings.get().defaultWarehouseId ?? '';
    });
    const row = await this.#row(companyId, of, id);
    const isShown = row !== undefined && this.#isShown(row, of, field, kind);
    if (row === undefined || !isShown) throw unknownFigure();
    const plans: Readonly<Record<string, Readonly<Record<string, RowPlan>>>> = rowPlans;
    const plan = plans[of]?.[field];
    if (plan === undefined) throw unknownFigure();
    const { rows } = this;
    const asked = { rows, companyId, collection: of, field, kind, row, from, to };
    const { legs, opening = 0, ...more } = await plan({ ...asked, defaultWarehouseId });
    const { currency } = row;
    return {
      kind,
      opening,
      legs,
      ...(kind === 'money' && of === 'documents' && isOwnCurrency(field)
        ? { currency: String(currency) }
        : {}),
      ...more,
    };
  }

  async #row(companyId: string, of: string, id: string): Promise<Values | undefined> {
    const collection = anyRowsOf(collectionNamed(of));
    if (!joinedCollections.has(of)) {
      return (await this.rows.get(collection, companyId, id)) as Values | undefined;
    }
    const asked = new ReadStockRow(collection, companyId, id);
    return (await this.queries.execute(asked)) as Values | undefined;
  }

  #isShown(row: Values, of: string, field: string, kind: 'money' | 'quantity'): boolean {
    if (`${of}.${field}` === 'document_lines.profitMinor') return readerSeesCosts();
    return workedOut.has(`${of}.${field}`) || valueOf(row, field, kind) !== undefined;
  }
}

/** Of a document, amounts in its own currency; others are in the company's. */
const isOwnCurrency = (field: string) => !field.startsWith('worth') && field !== 'pendingMinor';
