import { accountKey, ledgerOf, type Ledger } from '../ledger/index.js';
import type { JournalEvent } from '../events.js';
import type { TreasuryEntry } from '../treasury/index.js';

/** Figures by key, without those that are 0. */
export type Figures = ReadonlyMap<string, number>;

/** Adds amounts up by key. */
export function sumsOf(amounts: Iterable<readonly [string, number]>): Figures {
  const sums = new Map<string, number>();
  for (const [key, amount] of amounts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** What each party owes on each of its accounts, as the entries of the journal say. */
export function statementsOf(events: readonly JournalEvent[]): Figures {
  return sumsOf(events.flatMap(accountEntriesOf));
}

function accountEntriesOf(event: JournalEvent): readonly (readonly [string, number])[] {
  const entry = (
    partyId: string,
    ledger: Ledger,
    account: { debitMinor: number; creditMinor: number },
  ) => [accountKey(partyId, ledger), account.debitMinor - account.creditMinor] as const;
  switch (event.type) {
    case 'DocumentIssued': {
      const { partyId, group, account } = event.data;
      return [entry(partyId, ledgerOf(group), account)];
    }
    case 'DocumentCancelled':
    case 'DocumentRestored': {
      const { account } = event.data;
      return account ? [entry(account.partyId, account.ledger ?? 'client', account)] : [];
    }
    case 'PaymentRecorded':
    case 'PaymentCancelled':
    case 'PaymentRestored': {
      const { partyId, ledger, account, setOff } = event.data;
      const own = entry(partyId, ledger, account);
      return setOff ? [own, entry(partyId, setOff.ledger, setOff.account)] : [own];
    }
    case 'RefundRecorded':
    case 'RefundCancelled':
      return [entry(event.data.partyId, event.data.ledger, event.data.account)];
    default:
      return [];
  }
}

/** What moved on each treasury account, as the entries of the journal say. */
export function moneyOf(events: readonly JournalEvent[]): Figures {
  const entries = events.flatMap(treasuryEntriesOf);
  return sumsOf(entries.map(({ accountId, amountMinor }) => [accountId, amountMinor]));
}

function treasuryEntriesOf({ type, data }: JournalEvent): readonly TreasuryEntry[] {
  if (type === 'DocumentIssued') return data.payment?.entries ?? [];
  if (type === 'StockCountOpened') return [];
  return 'entries' in data ? (data.entries ?? []) : [];
}

/** The records that were taken back and not put back since. */
export function cancelledIn(events: readonly JournalEvent[]): ReadonlySet<string> {
  const cancelled = new Set<string>();
  for (const { type, data } of events) {
    if (/Cancelled$/.test(type)) cancelled.add(data.id);
    if (/Restored$/.test(type)) cancelled.delete(data.id);
  }
  return cancelled;
}
