import type { JournalEvent, StockMove } from '@balcao/domain';
import { demoArticles, type DemoArticle } from './demo-articles.js';
import { atScale, type DemoPlan } from './demo-plan.js';

/** How much of the goods is there, and how fast they go: what somebody orders by. */
export class DemoStock {
  readonly #there = new Map<string, number>();
  readonly #gone = new Map<string, number>();
  readonly #paces = new Map<string, number>();

  constructor(private readonly plan: DemoPlan) {}

  /** Takes note of what was moved. */
  see(events: readonly JournalEvent[]): void {
    for (const event of events) {
      for (const { articleId, warehouseId, quantity } of movesOf(event)) {
        const moved = Number(quantity);
        add(this.#there, placeOf(warehouseId, articleId), moved);
        if (event.type === 'DocumentIssued' && moved < 0) add(this.#gone, articleId, -moved);
      }
    }
  }

  /** Ends a week, which changes the pace of each article by a quarter of the difference. */
  endWeek(): void {
    for (const article of demoArticles) {
      const id = idOf(article[0]);
      const before = this.paceOf(article);
      this.#paces.set(id, before + ((this.#gone.get(id) ?? 0) - before) / 4);
    }
    this.#gone.clear();
  }

  /** How much of an article a warehouse has; below zero where more was sold than came. */
  at(warehouseId: string, [code]: DemoArticle): number {
    return this.#there.get(placeOf(warehouseId, idOf(code))) ?? 0;
  }

  /** How much of an article goes in a week; before any went, what is expected to. */
  paceOf([code, , , , , , , weekly]: DemoArticle): number {
    return this.#paces.get(idOf(code)) ?? atScale(this.plan, weekly);
  }
}

const idOf = (code: string): string => `DEMO${code}`;
const placeOf = (warehouseId: string, articleId: string): string => `${warehouseId} ${articleId}`;

function movesOf({ data }: JournalEvent): readonly StockMove[] {
  return 'stock' in data ? data.stock : [];
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
