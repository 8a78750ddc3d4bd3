import type { Contribution, Leg, Page, Place, Plan, Sum } from './contributions.js';

/** Contributions that are taken off. */
export class LessLeg implements Leg {
  readonly collection: string;

  constructor(private readonly leg: Leg) {
    this.collection = leg.collection;
  }

  async sum(): Promise<Sum> {
    return less(await this.leg.sum());
  }

  async page(from: Place, limit: number): Promise<Page> {
    const page = await this.leg.page(from, limit);
    return { ...page, rows: page.rows.map(less) };
  }

  newest(): Promise<Contribution | undefined> {
    return this.leg.newest();
  }

  by(field: string): Promise<ReadonlyMap<string, Sum>> | undefined {
    const sums = this.leg.by(field);
    return sums?.then((known) => new Map([...known].map(([key, sum]) => [key, less(sum)])));
  }

  async since(revision: number, limit: number): Promise<readonly Contribution[]> {
    return (await this.leg.since(revision, limit)).map(less);
  }

  async ofIds(ids: readonly string[]): Promise<readonly Contribution[]> {
    return (await this.leg.ofIds(ids)).map(less);
  }

  touchedSince(revision: number, limit: number): Promise<readonly string[]> {
    return this.leg.touchedSince(revision, limit);
  }
}

/** A figure as it stands where it is taken off from another. */
export const lessPlan = (plan: Plan): Plan => ({
  ...plan,
  opening: 0 - plan.opening,
  legs: plan.legs.map((leg) => new LessLeg(leg)),
});

const less = <T extends { readonly amount: number }>(of: T): T => ({
  ...of,
  amount: 0 - of.amount,
});
