import { Inject, Injectable } from '@nestjs/common';
import type { ExplainGroup, ExplainGrouping, ExplainGroupsAnswer } from '@balcao/contracts';
import { actorName } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import type { AskedFigure } from './asked-figure.js';
import type { Contribution, Leg, Plan, Sum } from './contributions.js';
import { shapeOf } from './entry-shapes.js';
import { Explainer, revisionOf, revisionsOf, usersReadMax } from './explainer.js';
import { Figures } from './figures/figures.js';
import { ExplainedEvents } from './explained-events.js';

/** The most groups that are listed one by one; the rest is one group. */
const groupsMax = 200;

type Sums = Map<string, Sum>;

/** Contributions put together by what they have in common. */
@Injectable()
export class GroupedContributions {
  constructor(
    private readonly explainer: Explainer,
    private readonly figures: Figures,
    private readonly explained: ExplainedEvents,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async of(asked: AskedFigure, by: ExplainGrouping): Promise<ExplainGroupsAnswer> {
    const { companyId } = asked.caller;
    const plan = await this.figures.plan(asked);
    const [head, sums] = await Promise.all([
      this.explainer.head(asked, plan),
      this.#sums(companyId, plan, by),
    ]);
    const all = [...sums].sort(by === 'day' ? byDay : byAmount);
    // Documents that come to nothing, such as invoices paid long ago, are not listed one by one.
    const isListed = ([, { amount }]: readonly [string, Sum]) => by !== 'document' || amount !== 0;
    const shown = all.filter(isListed).slice(0, groupsMax);
    const labels = await this.#labels(companyId, by, shown);
    let running = plan.opening;
    const groups = shown.map(([id, { count, amount }]): ExplainGroup => {
      running += amount;
      return { id, label: labels.get(id) ?? id, count, amount, running };
    });
    const rest = all.filter((each) => !shown.includes(each)).map(([, sum]) => sum);
    if (rest.length === 0) return { ...head, groups };
    const left = rest.reduce(plus);
    const last: ExplainGroup = { id: '', label: '', isRest: true, ...left, running: head.total };
    return { ...head, groups: [...groups, last] };
  }

  async #sums(companyId: string, { legs }: Plan, by: ExplainGrouping): Promise<Sums> {
    const sums: Sums = new Map();
    for (const leg of legs) {
      const kept = fieldOf(leg, by);
      const found = kept === undefined ? undefined : leg.by(kept);
      const of = await (found ?? this.#read(companyId, leg, by));
      for (const [id, sum] of of) sums.set(id, plus(sums.get(id) ?? nothing, sum));
    }
    return sums;
  }

  /** By what the rows themselves do not keep: they are few, and are read. */
  async #read(companyId: string, leg: Leg, by: ExplainGrouping): Promise<Sums> {
    const { rows } = await leg.page({ skip: 0 }, usersReadMax);
    const events = await this.explained.of(companyId, revisionsOf(rows));
    const keyOf = (part: Contribution) => {
      if (by === 'user') return events.get(revisionOf(part))?.actorId ?? '';
      return by === 'document' ? part.row.id : '';
    };
    const sums: Sums = new Map();
    for (const part of rows) {
      const sum = plus(sums.get(keyOf(part)) ?? nothing, { count: 1, amount: part.amount });
      sums.set(keyOf(part), sum);
    }
    return sums;
  }

  async #labels(
    companyId: string,
    by: ExplainGrouping,
    groups: readonly (readonly [string, Sum])[],
  ) {
    const ids = groups.map(([id]) => id);
    if (by === 'user') {
      return this.journals.inspect(
        companyId,
        (books) => new Map(ids.map((id) => [id, actorName(books, id)])),
      );
    }
    if (by !== 'document') return new Map<string, string>();
    const [issued, paid] = await Promise.all([
      this.rows.getMany(documents, companyId, ids),
      this.rows.getMany(payments, companyId, ids),
    ]);
    return new Map([...issued, ...paid].map(({ id, reference }) => [id, reference]));
  }
}

const nothing: Sum = { count: 0, amount: 0 };

const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
});

const byDay = ([one]: readonly [string, Sum], [other]: readonly [string, Sum]) =>
  one < other ? -1 : Number(one > other);

const byAmount = ([, one]: readonly [string, Sum], [, other]: readonly [string, Sum]) =>
  Math.abs(other.amount) - Math.abs(one.amount);

function fieldOf({ collection }: Leg, by: ExplainGrouping): string | undefined {
  const { record, user, day, kind } = shapeOf(collection);
  return { document: record, user, day, kind }[by];
}
