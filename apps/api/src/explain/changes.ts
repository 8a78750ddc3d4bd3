import { Injectable } from '@nestjs/common';
import type { ExplainChange, ExplainChangesAnswer } from '@balcao/contracts';
import { readers } from '../access/rows/row-rules.js';
import { RequestError } from '../http/request-error.js';
import { Moments } from '../past/moments.js';
import { unknownFigure, type AskedFigure } from './asked-figure.js';
import type { Contribution, Leg, Plan } from './contributions.js';
import { revisionOf, shownRow } from './explainer.js';
import { Figures } from './figures/figures.js';
import { ExplainedEvents } from './explained-events.js';

/** Rows that are looked at; more changes than that stand together. */
const touchedMax = 5_000;

/** The most changes that are listed one by one. */
const changesMax = 200;

/** What happened to a figure since a moment: what it is now less what it was known to be then. */
@Injectable()
export class FigureChanges {
  constructor(
    private readonly figures: Figures,
    private readonly moments: Moments,
    private readonly explained: ExplainedEvents,
  ) {}

  async since(asked: AskedFigure, revision: number): Promise<ExplainChangesAnswer> {
    const { companyId } = asked.caller;
    const now = await this.figures.plan(asked);
    const after = await totalOf(now);
    const touched = await Promise.all(
      now.legs.map(async (leg) => ({
        now: await leg.since(revision, touchedMax),
        ids: await leg.touchedSince(revision, touchedMax),
      })),
    );
    const { before, known } = await this.#then(companyId, revision, async () => {
      const then = await this.#planThen(asked);
      if (then === undefined) return { before: 0, known: [] };
      const parts = await Promise.all(
        then.legs.map((leg, at) => leg.ofIds(touched[at]?.ids ?? [])),
      );
      return { before: await totalOf(then), known: parts.flat() };
    });
    const changed = changesOf(
      touched.flatMap((leg) => leg.now),
      known,
    );
    const shown = changed
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
      .slice(0, changesMax)
      .sort((one, other) => revisionOf(one.part) - revisionOf(other.part));
    const events = await this.explained.of(
      companyId,
      shown.map(({ part }) => part.row.revision),
    );
    let running = before;
    const rows = shown.map(({ part, by, ...amounts }): ExplainChange => {
      running += by;
      const { row } = part;
      // The event that made it what it is, which is not always the one that issued it.
      const newest = { ...part, row: { ...row, issuedRevision: row.revision } };
      return { ...shownRow(newest, events), ...amounts, amount: by, running };
    });
    const { kind, currency, unit } = now;
    return {
      kind,
      before,
      after,
      rows,
      rest: after - running,
      ...(currency !== undefined && { currency }),
      ...(unit !== undefined && { unit }),
    };
  }

  /** What the code reads is as it was known then, for the same member. */
  async #then<T>(companyId: string, revision: number, read: () => Promise<T>): Promise<T> {
    const reader = readers.getStore();
    if (reader?.kind !== 'member') throw unknownFigure();
    const rows = await this.moments.rowsAt(companyId, { revision });
    return readers.run({ ...reader, past: { rows, revision } }, read);
  }

  /** A figure of a row that was not there yet came to nothing. */
  async #planThen(asked: AskedFigure): Promise<Plan | undefined> {
    try {
      return await this.figures.plan(asked);
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) return undefined;
      throw error;
    }
  }
}

interface Change {
  readonly part: Contribution;
  readonly before: number;
  readonly after: number;
  readonly by: number;
}

function changesOf(now: readonly Contribution[], then: readonly Contribution[]): Change[] {
  const keyOf = ({ collection, row }: Contribution) => `${collection} ${row.id}`;
  const known = new Map(then.map((part) => [keyOf(part), part]));
  const changes = now.map((part): Change => {
    const before = known.get(keyOf(part))?.amount ?? 0;
    known.delete(keyOf(part));
    return { part, before, after: part.amount, by: part.amount - before };
  });
  for (const part of known.values()) {
    changes.push({ part, before: part.amount, after: 0, by: 0 - part.amount });
  }
  return changes.filter(({ by }) => by !== 0);
}

async function totalOf({ opening, legs }: Plan): Promise<number> {
  const sums = await Promise.all(legs.map((leg: Leg) => leg.sum()));
  return sums.reduce((all, { amount }) => all + amount, opening);
}
