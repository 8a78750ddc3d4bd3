import { addDays, type Command, type JournalEvent, type LineContent } from '@balcao/domain';
import { demoArticles, demoShelfLives, type DemoArticle } from './demo-articles.js';
import { demoWarehouses, newBatch, vatIdOf, type DemoStep } from './demo-records.js';
import { demoSuppliers } from './demo-parties.js';
import { atScale, type DemoPlan } from './demo-plan.js';
import { DemoStock } from './demo-stock.js';
import type { FixedDice } from './fixed-dice.js';

const shops = [demoWarehouses.shop, demoWarehouses.matola] as const;

/** What is bought, moved between the shops, used up and broken, and what suppliers are paid. */
export class DemoPurchases {
  #bills: { readonly supplierId: string; readonly amountMinor: number; readonly dueOn: string }[] =
    [];
  #count = 0;
  readonly #stock: DemoStock;

  constructor(
    private readonly dice: FixedDice,
    private readonly plan: DemoPlan,
  ) {
    this.#stock = new DemoStock(plan);
  }

  /** A supplier's delivery of the week, if it brings anything. */
  restock(on: string, supplierAt: number): DemoStep[] {
    const supplier = demoSuppliers[supplierAt];
    if (supplier === undefined) return [];
    const [code, , , , days, categories] = supplier;
    const wanted = demoArticles.filter(([, , , category]) =>
      (categories as readonly string[]).includes(category),
    );
    const bought = wanted.flatMap((article) => this.#line(article, on));
    if (bought.length === 0) return [];
    this.#count += 1;
    return [
      this.#step({
        type: 'IssueDocument',
        draftId: `DEMOFTF${this.#count}`,
        documentTypeId: 'FTF',
        issuedOn: on,
        dueOn: addDays(on, days),
        supplierId: `DEMO${code}`,
        supplierReference: `FT ${on.slice(0, 4)}/${1_000 + this.#count * 17}`,
        supplierIssuedOn: on,
        warehouseId: demoWarehouses.shop,
        lines: bought,
      }),
    ];
  }

  /** Remembers what was bought and is to be paid, and what is left of the goods. */
  see(events: readonly JournalEvent[]): void {
    this.#stock.see(events);
    for (const event of events) {
      if (event.type !== 'DocumentIssued' || event.data.typeId !== 'FTF') continue;
      const { partyId: supplierId, totals, dueOn } = event.data;
      this.#bills.push({ supplierId, amountMinor: totals.totalMinor, dueOn });
    }
  }

  /** What suppliers are owed and is due. */
  payments(from: string, to: string): DemoStep[] {
    const due = this.#bills.filter(({ dueOn }) => dueOn <= to);
    this.#bills = this.#bills.filter(({ dueOn }) => dueOn > to);
    const inOrder = due.sort((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
    return inOrder.map(({ supplierId, amountMinor, dueOn }) =>
      this.#step({
        type: 'RecordPayment',
        documentTypeId: 'RF',
        partyId: supplierId,
        issuedOn: dueOn < from ? from : dueOn,
        rows: [{ methodId: 'method_transfer', amountMinor }],
        isAutomatic: true,
      }),
    );
  }

  /** The second shop is filled up from the first; the workshop takes oil; something breaks. */
  inside(on: string): DemoStep[] {
    const { dice } = this;
    const lines = demoArticles.flatMap((article) => this.#moved(article));
    if (lines.length === 0) return [];
    this.#count += 1;
    const id = `DEMOTRANSFER${this.#count}`;
    const [fromId, toId] = shops;
    return [
      this.#step({ type: 'TransferStock', id, fromId, toId, on, lines }),
      ...(dice.below(2) === 0 ? [this.#used(on, 'CI', 'OLM05')] : []),
      ...(dice.below(3) === 0 ? [this.#used(on, 'QB', 'OVO30')] : []),
    ];
  }

  #used(on: string, documentTypeId: string, code: string): DemoStep {
    this.#count += 1;
    return this.#step({
      type: 'IssueDocument',
      draftId: `DEMO${documentTypeId}${this.#count}`,
      documentTypeId,
      issuedOn: on,
      warehouseId: demoWarehouses.shop,
      lines: [{ articleId: `DEMO${code}`, quantity: '1', unitPrice: '0', vatId: 'vat_NS' }],
    });
  }

  /** What is ordered of an article; one in eight is not to be had. */
  #line(article: DemoArticle, on: string): readonly LineContent[] {
    const [code, , , , vat, cost] = article;
    const isThere = this.dice.below(8) > 0;
    const wanted = demoShelfLives.has(code) ? this.#spoiling(article, on) : this.#lasting(article);
    if (!isThere || wanted < 1) return [];
    return [
      {
        articleId: `DEMO${code}`,
        quantity: String(wanted),
        unitPrice: cost,
        vatId: vatIdOf(vat),
        ...newBatch(article, on),
      },
    ];
  }

  /** Of what lasts: six weeks' goods, once there are fewer than four. */
  #lasting(article: DemoArticle): number {
    const pace = this.#stock.paceOf(article);
    const [first, second] = shops.map((shop) => this.#stock.at(shop, article));
    const there = (first ?? 0) + (isInBothShops(article) ? (second ?? 0) : 0);
    return there < pace * 4 ? Math.ceil(pace * 6 - there) : 0;
  }

  /** Of what spoils: about what goes in a week; tills sell three times what the counter did. */
  #spoiling([, , , , , , , weekly]: DemoArticle, on: string): number {
    const { tillsFrom } = this.plan;
    const isAtTills = tillsFrom !== undefined && on >= tillsFrom;
    const share = (0.6 + this.dice.below(5) / 20) * (isAtTills ? 1 : 0.35);
    return atScale(this.plan, Math.max(1, Math.round(weekly * share)));
  }

  /** What the second shop is short of, when the first has more. */
  #moved(article: DemoArticle): readonly { articleId: string; quantity: string }[] {
    if (!isInBothShops(article)) return [];
    const [from, to] = shops.map((shop) => this.#stock.at(shop, article));
    const pace = this.#stock.paceOf(article);
    const short = Math.ceil(pace * 1.5 - (to ?? 0));
    const spare = Math.floor(((from ?? 0) - pace) / 2);
    const moved = Math.min(short, spare);
    return moved < 1 || short < pace / 3
      ? []
      : [{ articleId: `DEMO${article[0]}`, quantity: String(moved) }];
  }

  /** Ends a week, of which everything has been seen. */
  endWeek(): void {
    this.#stock.endWeek();
  }

  #step(command: Command): DemoStep {
    this.#count += 1;
    return { id: `purchase-${this.#count}`, command };
  }
}

/** The second shop sells groceries, but nothing that spoils. */
const isInBothShops = ([code, , , category]: DemoArticle): boolean =>
  !['Construção', 'Oficina'].includes(category) && !demoShelfLives.has(code);
