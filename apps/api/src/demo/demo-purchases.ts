import { addDays, type Command, type JournalEvent } from '@balcao/domain';
import { demoArticles, demoShelfLives, type DemoArticle } from './demo-articles.js';
import { demoWarehouses, newBatch, vatIdOf, type DemoStep } from './demo-records.js';
import { demoSuppliers } from './demo-parties.js';
import { atScale, type DemoPlan } from './demo-plan.js';
import type { FixedDice } from './fixed-dice.js';

/** What is bought, moved between the shops, used up and broken, and what suppliers are paid. */
export class DemoPurchases {
  #bills: { readonly supplierId: string; readonly amountMinor: number; readonly dueOn: string }[] =
    [];
  #count = 0;

  constructor(
    private readonly dice: FixedDice,
    private readonly plan: DemoPlan,
  ) {}

  /** A week's goods of every supplier: about what goes, of what goes fast. */
  restock(on: string, supplierAt: number): DemoStep[] {
    const supplier = demoSuppliers[supplierAt];
    if (supplier === undefined) return [];
    const [code, , , , days, categories] = supplier;
    const wanted = demoArticles.filter(([, , , category]) =>
      (categories as readonly string[]).includes(category),
    );
    const bought = wanted.filter(() => this.dice.below(4) > 0);
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
        lines: bought.map((article) => this.#line(article, on)),
      }),
    ];
  }

  /** Remembers what was bought and is to be paid. */
  see(events: readonly JournalEvent[]): void {
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
    const moved = demoArticles.filter(
      ([code, , , category]) =>
        !['Construção', 'Oficina'].includes(category) && !demoShelfLives.has(code),
    );
    const lines = moved
      .filter(() => dice.below(3) > 0)
      .map(([code, , , , , , , weekly]) => ({
        articleId: `DEMO${code}`,
        quantity: String(atScale(this.plan, Math.max(1, Math.floor(weekly / 3)))),
      }));
    this.#count += 1;
    const id = `DEMOTRANSFER${this.#count}`;
    const { shop: fromId, matola: toId } = demoWarehouses;
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

  #line(article: DemoArticle, on: string) {
    const [code, , , , vat, cost, , weekly] = article;
    const share = (0.6 + this.dice.below(5) / 20) * this.#shareSold(code, on);
    const wanted = Math.max(1, Math.round(weekly * share));
    const count = atScale(this.plan, wanted);
    return {
      articleId: `DEMO${code}`,
      quantity: String(count),
      unitPrice: cost,
      vatId: vatIdOf(vat),
      ...newBatch(article, on),
    };
  }

  /** Of what spoils, no more is bought than goes: tills sell three times what the counter did. */
  #shareSold(code: string, on: string): number {
    const { tillsFrom } = this.plan;
    const isAtTills = tillsFrom !== undefined && on >= tillsFrom;
    return demoShelfLives.has(code) && !isAtTills ? 0.35 : 1;
  }

  #step(command: Command): DemoStep {
    this.#count += 1;
    return { id: `purchase-${this.#count}`, command };
  }
}
