import type { DocumentIssuedData, JournalEvent, PaymentRecordedData } from '@balcao/domain';
import { unknownFigure } from '../asked-figure.js';
import type { Contribution, Leg, Plan } from '../contributions.js';
import { MadeLeg } from '../made-leg.js';
import type { RowAsked } from './row-plan.js';

/** A record whose page shows the figure, and what else it takes to know. */
export interface PartAsked extends RowAsked {
  /** Which of several; empty where there is one. */
  readonly part: string;
  /** The event after which it was so; undefined where it is of now. */
  readonly revision: number | undefined;
  /** The day that the figure is of: the company's today, where none is asked for. */
  readonly day: string;
  readonly currency: string;
  /** The event of the journal at a revision. */
  readonly eventAt: (revision: number) => Promise<JournalEvent>;
  /** The events of a record, the newest first. */
  readonly history: (
    record: string,
  ) => Promise<readonly (JournalEvent & { readonly revision: number })[]>;
}

export type PartPlan = (asked: PartAsked) => Promise<Pick<Plan, 'legs'> & Partial<Plan>>;

/** Contributions that are known, without those of zero. */
export const madeOf = (collection: string, parts: readonly Contribution[]): Leg =>
  new MadeLeg(
    collection,
    parts.filter(({ amount }) => amount !== 0),
  );

/** The place that `part` names, from 0. */
export function placeOf({ part }: Pick<PartAsked, 'part'>): number {
  if (!/^\d{1,5}$/.test(part)) throw unknownFigure();
  return Number.parseInt(part, 10);
}

/** What the events that make records say. */
interface Issued {
  readonly DocumentIssued: DocumentIssuedData;
  readonly PaymentRecorded: PaymentRecordedData;
}

/** What the record was issued or recorded with: the event that made it, of the type. */
export async function issuedAs<T extends keyof Issued>(
  { row, eventAt }: PartAsked,
  type: T,
): Promise<Issued[T]> {
  const { issuedRevision } = row;
  if (typeof issuedRevision !== 'number') throw unknownFigure();
  const event = await eventAt(issuedRevision);
  if (event.type !== type || event.data.id !== row.id) throw unknownFigure();
  // Its type says what it holds.
  return event.data as Issued[T];
}
