import { ulid } from 'ulidx';
import { createSlice } from '../../boot/slice.js';
import { RESTORE_TIMEOUT_MS } from '../../boot/time-limits.js';
import { withTimeLimit } from '../../boot/with-time-limit.js';
import { recallArticles } from './keep-catalogue.js';
import { keepState, LAST_SALE, recallState } from './keep-state.js';
import { openTillDatabase, type TillDatabase } from '../../till-store/till-db.js';
import { TillJournal } from './till-journal.js';
import { lockTill } from './till-lock.js';
import { TillSession } from './till-session.js';
import { newPosState, type MadeSale, type PosState } from './till-state.js';
import { TillSync } from './till-sync.js';

/** A till open on this page, with its synchronization. */
export interface OpenTill {
  readonly session: TillSession;
  readonly sync: TillSync;
  readonly close: () => void;
}

/**
 * Opens a company's till on this device, usable at once with its stored state. Only one page of a
 * browser holds it; another is refused unless it takes the till over.
 */
export async function openTill(companyId: string, takesOver: boolean): Promise<OpenTill> {
  const database = await restored(openTillDatabase());
  const journal = new TillJournal(database, companyId, () => new Date(), ulid, ulid());
  const lock = await lockTill(companyId, takesOver);
  if (lock !== undefined) await restored(journal.hold());
  // Recalled once no other page adds to it: its last sale has taken a number.
  const remembered = await restored(recallState(database, companyId)).catch(() => undefined);
  const state = createSlice<PosState>(remembered ?? newPosState(ulid()));
  const session = new TillSession({ companyId, database, journal, state });
  const sync = new TillSync(session);
  if (lock === undefined) {
    session.lose();
    return { session, sync, close: () => undefined };
  }
  const stopKeeping = keepState(database, companyId, state);
  const end = (): void => {
    sync.end();
    stopKeeping();
  };
  session.onLost = end;
  void lock.lost.then(() => {
    session.lose();
  });
  const [waiting, lane, last] = await restored(
    Promise.all([journal.waiting(), journal.lane(), lastSale(database, companyId)]),
  ).catch((error: unknown) => {
    end();
    lock.release();
    throw error;
  });
  recallCatalogue(session);
  session.view.merge({
    waiting,
    head: lane?.hash ?? '',
    last,
    ...(remembered !== undefined && remembered.start !== null && { phase: phaseOf(remembered) }),
  });
  import('../receipt/kept-receipts.js')
    .then(({ forgetOldReceipts }) => forgetOldReceipts(database, companyId, Date.now()))
    .catch(console.error);
  sync.begin();
  void sync.beat();
  const close = (): void => {
    end();
    lock.release();
  };
  return { session, sync, close };
}

/** The stored state; a slow storage does not block the till. */
const restored = <T>(work: Promise<T>): Promise<T> => withTimeLimit(work, RESTORE_TIMEOUT_MS);

/** Loads the articles from the device after the page is shown. */
function recallCatalogue(session: TillSession): void {
  const { database, companyId, catalogue, view } = session;
  const show = (): void => {
    view.merge({ articles: catalogue.size });
  };
  let isFirst = true;
  const recalled = recallArticles(database, companyId, catalogue, () => {
    if (isFirst) show();
    isFirst = false;
  });
  session.recalled = recalled.catch(console.error).then(() => {
    session.recalled = undefined;
    show();
  });
}

async function lastSale(database: TillDatabase, companyId: string): Promise<MadeSale | null> {
  return ((await database.get('pos', [companyId, LAST_SALE])) as MadeSale | undefined) ?? null;
}

function phaseOf({ cash_register: register, shift }: PosState) {
  if (register === null) return 'noRegister';
  return shift === null ? 'noShift' : 'selling';
}
