import { addDecimals, quantity, type Decimal } from '@balcao/pricing';
import {
  ledgerOf,
  openChangesOf,
  type DocumentIssuedData,
  type Facts,
  type JournalEvent,
  type Ledger,
  type OpenChange,
  type StockMove,
  type TreasuryEntry,
} from '@balcao/domain';
import { signOf } from '@balcao/projections';

/** What events do to the figures of a company, each summed up; zero where they cancel out. */
export interface Effects {
  readonly stock: ReadonlyMap<string, Decimal>;
  readonly money: ReadonlyMap<string, number>;
  readonly balances: ReadonlyMap<string, number>;
  readonly settled: ReadonlyMap<string, number>;
  readonly tax: ReadonlyMap<string, { readonly baseMinor: number; readonly vatMinor: number }>;
}

const separator = '\t';
/** Several names as the one key of a map, and back. */
export const keyOf = (...names: readonly string[]) => names.join(separator);
export const namesOf = (key: string): readonly string[] => key.split(separator);

/** Adds up what the events do; `documents` are those that the command was told of. */
export function effectsOf(events: readonly JournalEvent[], documents: Facts['documents']): Effects {
  const sums = new EffectSums();
  for (const event of events) sums.add(event, documents);
  return sums;
}

/** Adds up what events do, one after the other. */
export class EffectSums implements Effects {
  readonly stock = new Map<string, Decimal>();
  readonly money = new Map<string, number>();
  readonly balances = new Map<string, number>();
  readonly settled = new Map<string, number>();
  readonly tax = new Map<string, { readonly baseMinor: number; readonly vatMinor: number }>();

  add(event: JournalEvent, documents: Facts['documents']): void {
    const { data } = event;
    if ('stock' in data) for (const move of data.stock) this.#move(move);
    for (const entry of entriesOf(event)) this.#enter(entry);
    this.#charge(event);
    for (const change of changesOf(event)) this.#settle(change);
    this.#declare(event, documents);
  }

  #move({ articleId, warehouseId, batchId = '', quantity: moved }: StockMove): void {
    const key = keyOf(articleId, warehouseId, batchId);
    this.stock.set(key, addDecimals(this.stock.get(key) ?? quantity('0'), moved));
  }

  #enter({ accountId, amountMinor }: TreasuryEntry): void {
    add(this.money, accountId, amountMinor);
  }

  #charge({ data }: JournalEvent): void {
    if (!('account' in data) || typeof data.account !== 'object') return;
    const { debitMinor, creditMinor } = data.account;
    const owner = 'partyId' in data.account ? data.account : data;
    if (!('partyId' in owner) || typeof owner.partyId !== 'string') return;
    const group = 'group' in data ? data.group : undefined;
    const ledger: Ledger = 'ledger' in owner ? owner.ledger : ledgerOf(group);
    add(this.balances, keyOf(owner.partyId, ledger), debitMinor - creditMinor);
    if (!('setOff' in data)) return;
    const { account, ledger: other } = data.setOff;
    add(this.balances, keyOf(owner.partyId, other), account.debitMinor - account.creditMinor);
  }

  #settle({ documentId, changeMinor }: OpenChange): void {
    add(this.settled, documentId, changeMinor);
  }

  #declare(event: JournalEvent, documents: Facts['documents']): void {
    if (event.type === 'DocumentIssued') this.#addTax(event.data, 1);
    if (event.type !== 'DocumentCancelled' && event.type !== 'DocumentRestored') return;
    const issued = documents.get(event.data.id);
    const sign = event.type === 'DocumentCancelled' ? -1 : 1;
    if (issued) this.#addTax(issued, sign);
  }

  /**
   * Credits of a client lower what is declared, and so do a supplier's. A document counts in its
   * own month, whenever it is cancelled or restored: that month is declared without it, or with it.
   */
  #addTax(issued: DocumentIssuedData, sign: 1 | -1): void {
    const counts = signOf(issued);
    if (counts === 0) return;
    const { issuedOn, group, totals, exchange } = issued;
    const times = sign * counts;
    const { baseMinor, vatMinor } = exchange ?? totals;
    const key = keyOf(issuedOn.slice(0, 7), group === 'purchases' ? 'input' : 'output');
    const before = this.tax.get(key) ?? { baseMinor: 0, vatMinor: 0 };
    this.tax.set(key, {
      baseMinor: before.baseMinor + times * baseMinor,
      vatMinor: before.vatMinor + times * vatMinor,
    });
  }
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** Money that comes to treasury accounts or leaves them. */
function entriesOf({ data }: JournalEvent): readonly TreasuryEntry[] {
  if ('entries' in data) {
    return data.entries.flatMap((entry) => ('accountId' in entry ? [entry] : []));
  }
  return 'payment' in data ? data.payment.entries : [];
}

/** What other documents have left more or less of, and the event's own. */
function changesOf(event: JournalEvent): readonly OpenChange[] {
  switch (event.type) {
    case 'DocumentIssued':
    case 'DocumentCancelled':
    case 'DocumentRestored':
    case 'PaymentRecorded':
    case 'PaymentCancelled':
    case 'PaymentRestored':
    case 'CreditReallocated':
    case 'RefundRecorded':
    case 'RefundCancelled':
      return openChangesOf(event);
    default:
      return [];
  }
}
