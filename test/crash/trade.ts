import { createHash } from 'node:crypto';
import type { Answered, Order, OrderKind } from './order.js';

/** How often each kind of work is done, of a hundred. */
const mix: readonly (readonly [OrderKind, number])[] = [
  ['invoice', 33],
  ['sale', 18],
  ['receipt', 12],
  ['cancellation', 8],
  ['creditNote', 4],
  ['transfer', 4],
  ['deposit', 4],
  ['expense', 4],
  ['client', 4],
  ['attachment', 3],
  ['mail', 3],
  ['draft', 2],
  ['webhook', 1],
];

const rice = { articleId: 'RICE', unitPrice: '1500', vatId: 'vat_NOR' };
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const reason = { reason: 'Engano' };
/** Of an invoice of one sack, in cents: 1 500.00 and 16 % VAT. */
const sackMinor = 174_000;
/** Invoices that later orders may be about; the oldest are forgotten. */
const invoicesKept = 500;

interface Invoice {
  readonly id: string;
  readonly clientId: string;
}

/** Random but the same for a seed: what the callers of a shop ask for. */
export class Trade {
  #orders = 0;
  /** Issued, and neither paid nor cancelled nor returned. */
  readonly #open: Invoice[] = [];
  /** Issued, for files and mails. */
  readonly #issued: Invoice[] = [];
  readonly #clients: string[] = ['HOTEL'];

  constructor(
    private readonly random: () => number,
    /** Begins the keys and ids, so that those of two runs differ. */
    private readonly name: string,
  ) {}

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  next(): Order {
    let at = this.below(100);
    const kind = mix.find(([, share]) => (at -= share) < 0)?.[0] ?? 'invoice';
    return this.of(kind);
  }

  /** An order of a kind; an invoice where there is nothing that it could be about. */
  of(kind: OrderKind): Order {
    const id = `${this.name}x${(this.#orders += 1)}`;
    const order = this.#order(kind, id) ?? this.#order('invoice', id);
    return { key: `key-${id}`, method: 'POST', ...(order as Written) };
  }

  /** Learns of what is there now, and can be paid, cancelled or returned. */
  learn({ order, id }: Answered, sent: Order): void {
    if (order.kind === 'client' && id !== undefined) this.#clients.push(id);
    const { clientId } = sent.body as { readonly clientId?: string };
    if (order.kind !== 'invoice' || id === undefined || clientId === undefined) return;
    this.#open.push({ id, clientId });
    this.#issued.push({ id, clientId });
    if (this.#issued.length > invoicesKept) this.#issued.shift();
    if (this.#open.length > invoicesKept) this.#open.shift();
  }

  #order(kind: OrderKind, id: string): Written | undefined {
    const [clientId = 'HOTEL'] = this.#clients.slice(this.below(this.#clients.length));
    switch (kind) {
      case 'sale': {
        const rows = [{ ...cash(sackMinor)[0], receivedMinor: 200_000 }];
        const lines = [{ ...rice, quantity: '1' }];
        const body = { saleId: id, lines, clientId: 'HOTEL', payment: { rows } };
        return { kind, path: '/shifts/SHIFT/sales', body };
      }
      case 'transfer': {
        const places = { fromId: 'warehouse_main', toId: 'SHOP2' };
        const lines = [{ articleId: 'RICE', quantity: '1' }];
        return { kind, path: '/stock-transfers', body: { id, ...places, lines } };
      }
      case 'deposit': {
        const body = { id, accountId: 'account_bank', amountMinor: 77_700, description: 'Banco' };
        return { kind, path: '/deposits', body };
      }
      case 'expense': {
        const rows = cash(11_600);
        const what = { categoryId: 'expense_energy', description: 'EDM', amountMinor: 11_600 };
        return { kind, path: '/expenses', body: { id, ...what, vatId: 'vat_NOR', rows } };
      }
      case 'client': {
        const name = `Amélia Cossa ${id}`;
        const body = { id, code: id.slice(-20), name, phone1: '841111111', address1: `Rua ${id}` };
        return { kind, path: '/clients', body, fact: { kind: 'name', clientId: id, name } };
      }
      case 'draft':
        return {
          kind,
          method: 'PUT',
          path: `/drafts/${id}`,
          body: { content: invoiceTo(clientId) },
        };
      case 'webhook': {
        const url = 'https://contas.example.co.mz/';
        const body = { id, name: 'Contas', url, types: ['SeriesReopened'] };
        return { kind, path: '/webhooks', body, fact: { kind: 'webhook', id } };
      }
      case 'invoice':
      case 'job':
      case 'begin':
        return { kind: 'invoice', path: `/documents/${id}/issue`, body: invoiceTo(clientId) };
      case 'attachment':
      case 'mail':
        return this.#aboutIssued(kind, id);
      case 'receipt':
      case 'cancellation':
      case 'creditNote':
        return this.#aboutOpen(kind, id);
    }
  }

  #aboutOpen(kind: 'receipt' | 'cancellation' | 'creditNote', id: string): Written | undefined {
    const [invoice] = this.#open.splice(this.below(this.#open.length), 1);
    if (invoice === undefined) return undefined;
    const { id: documentId, clientId: partyId } = invoice;
    if (kind === 'cancellation') {
      return { kind, path: `/documents/${documentId}/cancel`, body: reason };
    }
    if (kind === 'receipt') {
      const allocations = [{ documentId, amountMinor: sackMinor }];
      const body = { documentTypeId: 'RC', partyId, rows: cash(sackMinor), allocations };
      return { kind, path: '/payments', body };
    }
    const lines = [{ ...rice, quantity: '1', origin: { documentId, line: 0 } }];
    const body = {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      clientId: partyId,
      originId: documentId,
      lines,
    };
    return { kind, path: `/documents/${id}/issue`, body };
  }

  #aboutIssued(kind: 'attachment' | 'mail', id: string): Written | undefined {
    const invoice = this.#issued[this.below(this.#issued.length)];
    if (invoice === undefined) return undefined;
    const { id: documentId } = invoice;
    if (kind === 'mail') {
      const body = { to: ['hotel@costa.co.mz'], language: 'pt' };
      return { kind, path: `/documents/${documentId}/send`, body };
    }
    const body = Buffer.from(`%PDF-1.7\n${id}\n`.repeat(1 + this.below(2_000)));
    const sha256 = createHash('sha256').update(body).digest('hex');
    const path = `/documents/${documentId}/attachments?name=anexo.pdf&type=application/pdf`;
    return { kind, path, body, fact: { kind: 'file', documentId, sha256 } };
  }
}

type Written = Pick<Order, 'kind' | 'path' | 'body'> & Partial<Order>;

const invoiceTo = (clientId: string) => ({
  documentTypeId: 'FT',
  clientId,
  lines: [{ ...rice, quantity: '1' }],
});
