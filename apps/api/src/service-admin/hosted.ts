import { Inject, Injectable } from '@nestjs/common';
import type { HostedCompanyAnswer, ServiceOrderAnswer } from '@balcao/contracts';
import { standingOf, type Subscription } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { hostedCompanies, servicePartition, type HostedCompanyRow } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { subscriptionStreams } from '@balcao/tasks';
import { Subscriptions } from '../billing/subscriptions.js';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SERVICE_ROWS, SOURCES } from '../composition/tokens.js';

/** Companies of one page of the list. */
export const companiesPerPage = 50;

/** What whoever runs the service sees of its companies. */
@Injectable()
export class Hosted {
  constructor(
    private readonly subscriptions: Subscriptions,
    @Inject(SERVICE_ROWS) private readonly rows: RowReader,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** A page of the companies, by name, and how many there are. */
  async companies(search: string, page: number) {
    const query = search === '' ? {} : { search };
    const [rows, total] = await Promise.all([
      this.rows.find(hostedCompanies, servicePartition, {
        ...query,
        sort: [['name', 'asc']],
        skip: (page - 1) * companiesPerPage,
        limit: companiesPerPage,
      }),
      this.rows.count(hostedCompanies, servicePartition, query),
    ]);
    return { companies: await Promise.all(rows.map((row) => this.#company(row))), total };
  }

  /** Every order there is, the newest first; folded from the subscriptions' streams. */
  async orders(): Promise<readonly ServiceOrderAnswer[]> {
    const found: { companyId: string; subscription: Subscription }[] = [];
    for (const [companyId, subscription] of await this.#all()) {
      found.push({ companyId, subscription });
    }
    const ids = found.map(({ companyId }) => companyId);
    const rows = await this.rows.getMany(hostedCompanies, servicePartition, ids);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return found
      .flatMap(({ companyId, subscription }) =>
        [...subscription.orders.values()].map((order) => ({
          ...order,
          companyId,
          companyName: names.get(companyId) ?? companyId,
        })),
      )
      .sort((one, other) => (one.placedAt < other.placedAt ? 1 : -1));
  }

  async #all(): Promise<ReadonlyMap<string, Subscription>> {
    const streams = subscriptionStreams({ events: this.events, clock: this.sources.clock });
    const folded = new Map<string, Subscription>();
    for await (const event of this.events.readAll({ categories: ['subscription'] })) {
      const companyId = event.stream.slice('subscription-'.length);
      folded.set(companyId, streams.evolve(folded.get(companyId), event));
    }
    return folded;
  }

  async #company({ id, name, nuit, registeredAt }: HostedCompanyRow): Promise<HostedCompanyAnswer> {
    const last = await this.events.last(`journal-${id}`);
    const company = { id, name, nuit, registeredAt };
    const size = { events: (last?.revision ?? -1) + 1, lastEventAt: last?.storedAt ?? null };
    const none = { planId: null, state: null, endsOn: null, creditsMinor: null };
    if (!this.subscriptions.isBilled) return { ...company, ...size, ...none };
    const { plans, today } = await this.subscriptions.context();
    const { state: subscription } = await this.subscriptions.find(id);
    const { current, creditsMinor } = subscription;
    const { state } = standingOf(subscription, plans, today);
    const { planId, endsOn } = current;
    return { ...company, ...size, planId, state, endsOn, creditsMinor };
  }
}
