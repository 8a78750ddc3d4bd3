import { Inject, Injectable } from '@nestjs/common';
import { partFigureKind, type PartCollection } from '@balcao/contracts';
import { companyOf, requirePermission, type JournalEvent, type Permission } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { eventAs, journalStream } from '@balcao/journal';
import { anyRowsOf, type RowReader } from '@balcao/read-store';
import { collectionNamed } from '@balcao/projections';
import type { Journals, Sources } from '../../composition/backend.js';
import { EVENTS, JOURNALS, ROWS, SOURCES } from '../../composition/tokens.js';
import { presentDay } from '../../reading/present-day.js';
import { dayOf } from '../../reading/day-of.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan, Values } from '../contributions.js';
import { articleParts } from './article-parts.js';
import { countParts } from './count-parts.js';
import { documentParts } from './document-parts.js';
import { replayParts } from './replay-parts.js';
import { partyParts } from './party-parts.js';
import { paymentParts } from './payment-parts.js';
import type { PartPlan } from './part-plan.js';
import { shiftParts } from './shift-parts.js';

const partPlans: Readonly<Record<PartCollection, Readonly<Record<string, PartPlan>>>> = {
  articles: articleParts,
  documents: { ...documentParts, ...replayParts },
  parties: partyParts,
  payments: paymentParts,
  shifts: shiftParts,
  stock_count_entries: countParts,
};

const permissions: Readonly<Record<PartCollection, Permission>> = {
  articles: 'catalog.view',
  documents: 'documents.view',
  parties: 'parties.view',
  payments: 'payments.view',
  shifts: 'pos.view',
  stock_count_entries: 'stock.view',
};

/** The figures of a document's replay need the permission to see the replay. */
function permissionOf(of: PartCollection, field: string): Permission {
  if (of !== 'documents' || !(field in replayParts)) return permissions[of];
  return field === 'settledMinor' ? permissions.payments : 'audit.view';
}

const isPartCollection = (name: string): name is PartCollection => name in partPlans;

/** Events of one record that are followed back. */
const eventsMax = 1_000;

/** Figures of a record's own page, which its events tell. */
@Injectable()
export class PartFigures {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async plan({ caller, of, field, id, part = '', revision, sent }: AskedFigure): Promise<Plan> {
    const kind = partFigureKind(of, field);
    if (kind === undefined || !isPartCollection(of) || id === undefined) throw unknownFigure();
    const { companyId, userId } = caller;
    const todayOf = presentDay(this.sources.clock);
    const known = await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, permissionOf(of, field));
      const { defaultWarehouseId = '' } = books.companies.settings.get();
      const { currency } = companyOf(books);
      const { on: day = todayOf(books) } = dayOf(sent, 'on');
      return { day, currency, defaultWarehouseId };
    });
    const { rows } = this;
    const collection = anyRowsOf(collectionNamed(of));
    const row = (await rows.get(collection, companyId, id)) as Values | undefined;
    const plan = partPlans[of][field];
    if (row === undefined || plan === undefined) throw unknownFigure();
    const {
      legs,
      opening = 0,
      ...more
    } = await plan({
      rows,
      companyId,
      collection: of,
      field,
      kind,
      row,
      part,
      revision,
      ...known,
      from: undefined,
      to: undefined,
      eventAt: (revision) => this.#eventAt(companyId, revision),
      history: async (record) =>
        (await this.journals.history(companyId, record, { limit: eventsMax })).events,
    });
    return { kind, opening, legs, ...more };
  }

  async #eventAt(companyId: string, from: number): Promise<JournalEvent> {
    for await (const event of this.events.read(journalStream(companyId), { from, limit: 1 })) {
      return eventAs<JournalEvent>(event);
    }
    throw unknownFigure();
  }
}
