import type { Contribution, Leg, Page, Place, Sum } from './contributions.js';

/** Contributions that are few and known: a row's own figure, the timeline of a shift. */
export class MadeLeg implements Leg {
  constructor(
    readonly collection: string,
    private readonly all: readonly Contribution[],
  ) {}

  sum(): Promise<Sum> {
    return Promise.resolve(sumOf(this.all));
  }

  page({ skip }: Place, limit: number): Promise<Page> {
    const end = skip + limit;
    const rows = this.all.slice(skip, end);
    return Promise.resolve({ rows, ...(end < this.all.length && { next: { skip: end } }) });
  }

  newest(): Promise<Contribution | undefined> {
    const [first] = [...this.all].sort((one, other) => other.row.revision - one.row.revision);
    return Promise.resolve(first);
  }

  by(field: string): Promise<ReadonlyMap<string, Sum>> {
    const sums = new Map<string, Sum>();
    for (const each of this.all) {
      const value = each.row[field];
      const key = typeof value === 'string' ? value : '';
      const { count, amount } = sums.get(key) ?? { count: 0, amount: 0 };
      sums.set(key, { count: count + 1, amount: amount + each.amount });
    }
    return Promise.resolve(sums);
  }

  since(revision: number): Promise<readonly Contribution[]> {
    return Promise.resolve(this.all.filter(({ row }) => row.revision > revision));
  }

  ofIds(ids: readonly string[]): Promise<readonly Contribution[]> {
    return Promise.resolve(this.all.filter(({ row }) => ids.includes(row.id)));
  }

  touchedSince(revision: number): Promise<readonly string[]> {
    const touched = this.all.filter(({ row }) => row.revision > revision);
    return Promise.resolve(touched.map(({ row }) => row.id));
  }
}

function sumOf(all: readonly Contribution[]): Sum {
  return { count: all.length, amount: all.reduce((sum, { amount }) => sum + amount, 0) };
}
