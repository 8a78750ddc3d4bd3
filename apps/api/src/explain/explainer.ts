import { Injectable } from '@nestjs/common';
import type { ExplainAnswer, ExplainGrouping, ExplainHead, ExplainRow } from '@balcao/contracts';
import type { AskedFigure } from './asked-figure.js';
import type { Contribution, Plan } from './contributions.js';
import { shapeOf } from './entry-shapes.js';
import { Figures } from './figures/figures.js';
import { tokenOf, tokenText } from './page-token.js';
import { ExplainedEvents, type ExplainedEvent } from './explained-events.js';

/** Contributions of one page. */
export const rowsPerPage = 50;

/** Figures of so many events at most are put together by who made them where rows do not say it. */
export const usersReadMax = 2_000;

/** Figures and the events that add up to them. */
@Injectable()
export class Explainer {
  constructor(
    private readonly figures: Figures,
    private readonly explained: ExplainedEvents,
  ) {}

  /** A page of the contributions, the oldest first, with what the figure is up to each. */
  async page(asked: AskedFigure, after: unknown): Promise<ExplainAnswer> {
    const plan = await this.figures.plan(asked);
    const token = tokenOf(after, plan.opening);
    const [head, page] = await Promise.all([this.head(asked, plan), pageOf(plan, token)]);
    const { companyId } = asked.caller;
    const events = await this.explained.of(companyId, revisionsOf(page.rows));
    let { running } = token;
    const rows = page.rows.map((part): ExplainRow => {
      running += part.amount;
      return { ...shownRow(part, events), running };
    });
    const { next } = page;
    return { ...head, rows, ...(next && { next: tokenText({ ...next, running }) }) };
  }

  /** What the figure comes to. */
  async head({ caller, family, of, field }: AskedFigure, plan: Plan): Promise<ExplainHead> {
    const { kind, opening, legs, currency, unit, each } = plan;
    const [sums, newest] = await Promise.all([
      Promise.all(legs.map((leg) => leg.sum())),
      Promise.all(legs.map((leg) => leg.newest())),
    ]);
    const count = sums.reduce((all, sum) => all + sum.count, 0);
    const revision = Math.max(-1, ...revisionsOf(newest.flatMap((part) => part ?? [])));
    const last = (await this.explained.of(caller.companyId, revision < 0 ? [] : [revision])).get(
      revision,
    );
    return {
      figure: [family, of, field].join('.'),
      kind,
      count,
      opening,
      total: sums.reduce((all, sum) => all + sum.amount, opening),
      ...(currency !== undefined && { currency }),
      ...(unit !== undefined && { unit }),
      ...(last && { last: { at: last.at, by: last.by } }),
      ...(each !== undefined && { each }),
      groupings: groupingsOf(plan, count),
    };
  }
}

/** What the contributions of a figure can be put together by. */
function groupingsOf({ legs }: Plan, count: number): readonly ExplainGrouping[] {
  const shapes = legs.map(({ collection }) => shapeOf(collection));
  const some = (has: (shape: (typeof shapes)[number]) => boolean) => shapes.some(has);
  const offered: readonly (readonly [ExplainGrouping, boolean])[] = [
    ['document', some(({ record }) => record !== 'id')],
    ['user', shapes.every(({ user }) => user !== undefined) || count <= usersReadMax],
    ['day', some(({ day }) => day !== undefined)],
    ['kind', some(({ kind }) => kind !== undefined)],
  ];
  return count < 2 ? [] : offered.flatMap(([name, is]) => (is ? [name] : []));
}

/** One page of contributions from a place on, across all legs. */
async function pageOf({ legs }: Plan, token: ReturnType<typeof tokenOf>, limit = rowsPerPage) {
  const rows: Contribution[] = [];
  let place: Omit<typeof token, 'running'> = token;
  for (let at = token.leg; at < legs.length; at += 1) {
    const page = await legs[at]?.page(place, limit - rows.length);
    rows.push(...(page?.rows ?? []));
    if (page?.next !== undefined) return { rows, next: { ...page.next, leg: at } };
    place = { leg: at + 1, skip: 0 };
    const isLast = at + 1 === legs.length;
    if (rows.length === limit) return isLast ? { rows } : { rows, next: place };
  }
  return { rows };
}

/** The event that a contribution stands for: of a document or payment, the one that issued it. */
export function revisionOf({ row }: Contribution): number {
  const { issuedRevision } = row;
  return typeof issuedRevision === 'number' ? issuedRevision : row.revision;
}

/** The events of some contributions, as far as they are in the company's journal. */
export const revisionsOf = (parts: readonly Contribution[]): readonly number[] =>
  parts.filter(({ collection }) => shapeOf(collection).isOutside !== true).map(revisionOf);

const isOfNoParty = (field: string): boolean => field !== 'clientName' && field !== 'partyName';

/** A contribution in the words of its row and its event. */
export function shownRow(
  part: Contribution,
  events: ReadonlyMap<number, ExplainedEvent>,
): Omit<ExplainRow, 'running'> {
  const { collection, row, amount } = part;
  const shape = shapeOf(collection);
  const revision = revisionOf(part);
  const event = events.get(revision);
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : row[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { within } = shape;
  const isWithin = event !== undefined && within?.events.includes(event.type) === true;
  const recordId = text(isWithin ? within.field : shape.record);
  const reference = text(shape.reference);
  const on = text(shape.day);
  const kind = text(shape.kind);
  // The party of an internal document is the company itself: there is no other to name.
  const textFields = row['group'] === 'internal' ? shape.texts.filter(isOfNoParty) : shape.texts;
  const texts = textFields.flatMap((field) => text(field) ?? []);
  return {
    collection,
    id: row.id,
    revision,
    amount,
    ...(event && { event: event.type, at: event.at, by: event.by }),
    ...(recordId !== undefined && { recordId }),
    ...(reference !== undefined && { reference }),
    ...(on !== undefined && { on }),
    ...(kind !== undefined && { kind }),
    ...(texts.length > 0 && { text: texts.join(' · ') }),
  };
}
