import { addDays, type Command, type JournalEvent } from '@balcao/domain';
import { demoShelfLives } from './demo-articles.js';
import {
  referenceOf,
  saleLine,
  serviceLine,
  someArticles,
  someQuantity,
  totalOf,
} from './demo-lines.js';
import { demoWarehouses, type DemoStep } from './demo-records.js';
import type { DemoClient } from './demo-parties.js';
import { atScale, type DemoPlan } from './demo-plan.js';
import type { FixedDice } from './fixed-dice.js';

const groceries = ['Mercearia', 'Frescos', 'Padaria', 'Higiene e limpeza', 'Bebidas'];
const trades: Readonly<Record<string, readonly string[]>> = {
  Revenda: ['Mercearia', 'Bebidas', 'Higiene e limpeza'],
  Obras: ['Construção', 'Oficina'],
  Hotelaria: ['Mercearia', 'Frescos', 'Bebidas', 'Padaria'],
  Instituições: ['Mercearia', 'Higiene e limpeza', 'Frescos'],
};

/** An invoice that waits to be paid. */
interface Owed {
  readonly documentId: string;
  readonly partyId: string;
  readonly totalMinor: number;
  readonly dueOn: string;
}

const byDueDay = (a: Owed, b: Owed) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn));

/** What is sold in a day, and what comes of it later. */
export class DemoSales {
  #quotations: { readonly id: string; readonly acceptedOn: string }[] = [];
  #owed: Owed[] = [];
  #count = 0;

  readonly #onAccount: readonly DemoClient[];

  constructor(
    private readonly dice: FixedDice,
    private readonly plan: DemoPlan,
  ) {
    this.#onAccount = plan.clients.filter(([, , , , , days]) => days > 0);
  }

  /** Over the counter of both shops, before they had tills. */
  overTheCounter(on: string, isSaturday: boolean): DemoStep[] {
    const { dice } = this;
    const sales = (shop: string, count: number) =>
      Array.from({ length: atScale(this.plan, count) }, () => this.#cashSale(on, shop));
    return [
      ...sales(demoWarehouses.shop, (isSaturday ? 4 : 2) + dice.below(3)),
      ...sales(demoWarehouses.matola, 1 + dice.below(3)),
    ];
  }

  /** A job or two in the workshop. */
  inTheWorkshop(on: string): DemoStep[] {
    return this.#often(3, () => this.#job(on));
  }

  /** On account: invoices, quotations and delivery notes. */
  onAccount(on: string): DemoStep[] {
    const { dice } = this;
    const length = atScale(this.plan, 1 + dice.below(3));
    const steps = Array.from({ length }, () => this.#invoice(on, 'FT'));
    return [...steps, ...this.#often(4, () => this.#invoice(on, 'CT'))];
  }

  /** Quotations that were accepted, and invoices that turned out to be wrong. */
  afterwards(on: string): DemoStep[] {
    const accepted = this.#quotations.filter(({ acceptedOn }) => acceptedOn <= on);
    this.#quotations = this.#quotations.filter(({ acceptedOn }) => acceptedOn > on);
    return accepted.map(({ id }) =>
      this.#step({
        type: 'ConvertDocuments',
        draftId: `DEMOCONV${id.replace(/\W/g, '_')}`,
        originIds: [id],
        documentTypeId: 'FT',
        content: { issuedOn: on },
      }),
    );
  }

  /** Clients who pay what is due: most of them on time, some a while later, a few not at all. */
  receipts(from: string, to: string): DemoStep[] {
    const { dice } = this;
    const paying = this.#owed.filter(({ dueOn }) => dueOn <= to);
    this.#owed = this.#owed.filter(({ dueOn }) => dueOn > to);
    return paying.sort(byDueDay).flatMap((owed) => {
      const { partyId, totalMinor, dueOn } = owed;
      const luck = dice.below(12);
      if (luck === 0 || totalMinor <= 0) return [];
      if (luck === 1) {
        this.#owed.push({ ...owed, dueOn: addDays(to, 20) });
        return [];
      }
      const amountMinor = luck === 2 ? Math.ceil(totalMinor / 2) : totalMinor;
      const methodId = dice.below(3) === 0 ? 'method_cash' : 'method_transfer';
      return [
        this.#step({
          type: 'RecordPayment',
          documentTypeId: 'RC',
          partyId,
          issuedOn: dueOn < from ? from : dueOn,
          rows: [{ methodId, amountMinor }],
          isAutomatic: true,
        }),
      ];
    });
  }

  /** Remembers what was issued: what is owed and offered; returns the steps that correct it. */
  see(on: string, events: readonly JournalEvent[]): DemoStep[] {
    const { dice } = this;
    return events.flatMap((event): DemoStep[] => {
      if (event.type !== 'DocumentIssued') return [];
      const { id, typeId, partyId, dueOn, totals, lines } = event.data;
      if (typeId === 'CT' && dice.below(2) === 0) {
        this.#quotations.push({ id, acceptedOn: addDays(on, 2 + dice.below(6)) });
      }
      if (typeId === 'NC') this.#credit(event.data.originId, totals.totalMinor);
      if (typeId !== 'FT') return [];
      const luck = dice.below(40);
      if (luck === 0) {
        return [this.#step({ type: 'CancelDocument', id, reason: 'Engano no cliente' })];
      }
      this.#owed.push({ documentId: id, partyId, totalMinor: totals.totalMinor, dueOn });
      const [line] = lines;
      if (luck > 2 || line?.articleId === undefined || line.quantity.includes('.')) return [];
      const { articleId, unitPrice, vatId } = line;
      const origin = { documentId: id, line: 0 };
      return [
        this.#step({
          type: 'IssueDocument',
          draftId: this.#draft('NC'),
          documentTypeId: 'NC',
          issuedOn: on,
          clientId: partyId,
          originId: id,
          reasonCode: 'goodsReturned',
          lines: [{ articleId, quantity: '1', unitPrice, vatId, origin }],
        }),
      ];
    });
  }

  #credit(documentId: string | undefined, creditedMinor: number): void {
    this.#owed = this.#owed.map((owed) =>
      owed.documentId === documentId
        ? { ...owed, totalMinor: owed.totalMinor - creditedMinor }
        : owed,
    );
  }

  #cashSale(on: string, warehouseId: string): DemoStep {
    const { dice } = this;
    const articles = someArticles(dice, groceries, 1 + dice.below(5)).filter(
      ([code]) => warehouseId === demoWarehouses.shop || !demoShelfLives.has(code),
    );
    const lines = articles.map((one) => saleLine(one, someQuantity(dice, one, 3), []));
    if (lines.length === 0) lines.push(serviceLine(dice));
    const means = dice.below(10);
    const methodId = means < 6 ? undefined : means < 9 ? 'method_mpesa' : 'method_card';
    const draftId = this.#draft('VD');
    return this.#step({
      type: 'IssueDocument',
      draftId,
      documentTypeId: 'VD',
      issuedOn: on,
      clientId: 'DEMOC010',
      warehouseId,
      lines,
      ...(methodId !== undefined && {
        payment: {
          rows: [{ methodId, amountMinor: totalOf(lines), ...referenceOf(methodId, draftId) }],
        },
      }),
    });
  }

  /** Work on somebody's car, paid at once. */
  #job(on: string): DemoStep {
    const { dice } = this;
    const parts = someArticles(dice, ['Oficina'], 1 + dice.below(2));
    const lines = [
      serviceLine(dice),
      ...parts.map((part) => ({
        ...saleLine(part, '1', []),
        warehouseId: demoWarehouses.shop,
      })),
    ];
    const clientId = dice.below(2) === 0 ? 'DEMOC007' : 'DEMOC008';
    const content = { issuedOn: on, clientId, lines };
    return this.#step({
      type: 'IssueDocument',
      draftId: this.#draft('FR'),
      documentTypeId: 'FR',
      ...content,
    });
  }

  #invoice(on: string, documentTypeId: 'FT' | 'CT'): DemoStep {
    const { dice } = this;
    const client = this.#onAccount[dice.below(this.#onAccount.length)] ?? this.plan.clients[0];
    const categories = trades[client[6]] ?? groceries;
    const articles = someArticles(dice, categories, 1 + dice.below(5));
    const discounts = dice.below(5) === 0 ? ['5'] : [];
    const lines = articles.map((one) => saleLine(one, someQuantity(dice, one, 6), discounts));
    if (documentTypeId === 'FT' && dice.below(5) === 0) lines.push(serviceLine(dice));
    return this.#step({
      type: 'IssueDocument',
      draftId: this.#draft(documentTypeId),
      documentTypeId,
      issuedOn: on,
      clientId: `DEMO${client[0]}`,
      lines,
      ...(documentTypeId === 'CT' && { validUntil: addDays(on, 15) }),
    });
  }

  /** On one day in so many, of a trade that is not multiplied. */
  #often(days: number, step: () => DemoStep): DemoStep[] {
    const isOne = this.dice.below(days) === 0;
    return isOne ? Array.from({ length: atScale(this.plan, 1) }, step) : [];
  }

  #draft(kind: string): string {
    this.#count += 1;
    return `DEMO${kind}${this.#count}`;
  }

  #step(command: Command): DemoStep {
    this.#count += 1;
    return { id: `sale-${this.#count}`, command };
  }
}
