import type { TillShift } from '@balcao/contracts';
import { expectedCash, type ShiftFigures, type TillEntry } from '@balcao/domain';
import { useEffect, useState } from 'react';
import { usePart } from '../../boot/slice.js';
import { ofCompany } from '../../till-store/till-db.js';
import { keptReceipt } from '../receipt/kept-receipts.js';
import { usePosState, useTill } from '../till/till-context.js';
import type { TillSession } from '../till/till-session.js';
import { withWaiting, type WaitingEntry } from './waiting-figures.js';

/** The figures of the open shift, including pending entries of this device. */
export interface ShiftNow {
  readonly figures: ShiftFigures;
  readonly expectedMinor: number;
  /** Pending entries included in the figures. */
  readonly waiting: number;
  /** Whether all pending entries are included. */
  readonly isWhole: boolean;
}

/** The current figures of the shift; undefined for users who may not see them. */
export async function shiftNow(till: TillSession, shift: TillShift): Promise<ShiftNow | undefined> {
  const { start } = till;
  const known = start.shift?.id === shift.id ? start.shift : shift;
  const cashier = till.start.cashiers.find(({ id }) => id === till.cashierId);
  const sent = start.lane?.sequence ?? 0;
  const waiting = await waitingEntries(till, sent);
  const isBlind = known.figures === undefined && cashier?.seesExpected !== true;
  if (isBlind) return undefined;
  const now = withWaiting(known.figures, shift.id, waiting, start);
  if (now === undefined) return undefined;
  const first = waiting[0]?.entry.sequence ?? sent + 1;
  return {
    figures: now.figures,
    expectedMinor: expectedCash(now.figures),
    waiting: waiting.length,
    // Entries that were sent since the server was read last are in neither.
    isWhole: now.isWhole && first <= sent + 1,
  };
}

/** The entries that the server's figures do not include, with their papers. */
async function waitingEntries(
  { database, companyId }: TillSession,
  sent: number,
): Promise<readonly WaitingEntry[]> {
  const stored = await database.getAll('outbox', ofCompany(companyId));
  const entries: readonly TillEntry[] = stored.filter(({ sequence }) => sequence > sent);
  return Promise.all(
    entries.map(async (entry) => {
      const documentId = 'documentId' in entry.said ? entry.said.documentId : undefined;
      const receipt =
        documentId === undefined ? undefined : await keptReceipt(database, companyId, documentId);
      return { entry, issued: receipt?.issued };
    }),
  );
}

/** The live figures of the open shift; undefined until computed. */
export function useShiftNow(): ShiftNow | undefined {
  const till = useTill();
  const { shift, start, cashier } = usePosState();
  const head = usePart(till.view, (view) => view.head);
  const [now, setNow] = useState<ShiftNow>();
  useEffect(() => {
    if (shift === null) return undefined;
    let isOver = false;
    void shiftNow(till, shift).then((found) => {
      if (!isOver) setNow(found);
    });
    return () => {
      isOver = true;
    };
  }, [till, shift, start, cashier, head]);
  return now;
}
