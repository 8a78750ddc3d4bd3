import type { DocumentEvent } from '../documents/index.js';
import type { Allocation, SetOffHalf, SettledDocument, SettlingEvent } from '../payments/index.js';
import { ledgerOf, type Ledger } from './ledger.js';

/** How what is left of a document or a payment changes, in minor units. */
export interface OpenChange extends SettledDocument {
  readonly partyId: string;
  readonly ledger: Ledger;
  /** Added to what is left; below zero when it is settled. */
  readonly changeMinor: number;
}

const unchanged: readonly OpenChange[] = [];

/**
 * What an event changes in what is left to settle of documents and payments; of a document's own
 * events, what is left of the others that it settles. The books, the read rows and rehearsals all
 * go by it, so that they cannot differ.
 */
export function openChangesOf(event: DocumentEvent | SettlingEvent): readonly OpenChange[] {
  switch (event.type) {
    case 'DocumentIssued': {
      const { partyId, group, settles } = event.data;
      if (!settles) return unchanged;
      return settledChanges({ partyId, ledger: ledgerOf(group) }, settles, -1);
    }
    case 'DocumentCancelled':
    case 'DocumentRestored': {
      const { account, settled = [] } = event.data;
      const sign = event.type === 'DocumentCancelled' ? 1 : -1;
      return account ? settledChanges(account, settled, sign) : [];
    }
    case 'PaymentRecorded': {
      const { id, reference, allocations, adjustments, account, paidMinor, issuedOn } = event.data;
      const side = account.debitMinor > 0 ? 'debit' : 'credit';
      const own = { documentId: id, reference, side, totalMinor: paidMinor, issuedOn } as const;
      const advance = { ...own, dueOn: issuedOn, amountMinor: event.data.advanceMinor };
      return [
        ...settledChanges(event.data, [...allocations, ...adjustments], -1, [advance]),
        ...setOffChanges(event.data, -1),
      ];
    }
    case 'PaymentCancelled':
      return [
        ...settledChanges(event.data, event.data.settled, 1, [taken(event.data.source)]),
        ...setOffChanges(event.data, 1),
      ];
    case 'PaymentRestored':
      return [
        ...settledChanges(event.data, event.data.settled, -1, [event.data.source]),
        ...setOffChanges(event.data, -1),
      ];
    case 'CreditReallocated': {
      const { source, before, after } = event.data;
      const freedMinor = usedMinorOf(source.side, before) - usedMinorOf(source.side, after);
      return [
        ...settledChanges(event.data, before, 1),
        ...settledChanges(event.data, after, -1, [{ ...source, amountMinor: freedMinor }]),
      ];
    }
    case 'RefundRecorded':
      return settledChanges(event.data, [event.data.source], -1);
    case 'RefundCancelled':
      return settledChanges(event.data, [event.data.source], 1);
  }
}

function setOffChanges(
  { partyId, setOff }: { readonly partyId: string; readonly setOff?: SetOffHalf },
  sign: 1 | -1,
): readonly OpenChange[] {
  if (!setOff) return [];
  return settledChanges({ partyId, ledger: setOff.ledger }, setOff.allocations, sign);
}

/** What allocations take of a credit of the side: its own side's documents pay with it. */
export function usedMinorOf(
  side: SettledDocument['side'],
  allocations: readonly Allocation[],
): number {
  return allocations.reduce(
    (sum, { side: of, amountMinor }) => sum + (of === side ? -amountMinor : amountMinor),
    0,
  );
}

const taken = (source: Allocation): Allocation => ({
  ...source,
  amountMinor: 0 - source.amountMinor,
});

/** How settling documents changes what is left of them: -1 settles, 1 takes it back. */
function settledChanges(
  account: { readonly partyId: string; readonly ledger?: Ledger },
  allocations: readonly Allocation[],
  sign: 1 | -1,
  own: readonly Allocation[] = [],
): readonly OpenChange[] {
  const { partyId, ledger = 'client' } = account;
  const change = (allocation: Allocation, times: number): OpenChange => {
    const { documentId, reference, side, totalMinor, issuedOn, dueOn } = allocation;
    const changeMinor = times * allocation.amountMinor;
    return {
      partyId,
      ledger,
      documentId,
      reference,
      side,
      totalMinor,
      issuedOn,
      dueOn,
      changeMinor,
    };
  };
  return [
    ...allocations.map((allocation) => change(allocation, sign)),
    ...own.filter(({ amountMinor }) => amountMinor !== 0).map((one) => change(one, 1)),
  ];
}
