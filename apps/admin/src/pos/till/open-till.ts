import { ulid } from 'ulidx';
import { createSlice } from '../../boot/slice.js';
import { RESTORE_TIMEOUT_MS } from '../../boot/time-limits.js';
import { withTimeLimit } from '../../boot/with-time-limit.js';
import { recallArticles } from './keep-catalogue.js';
import { openTillDatabase, type TillDatabase } from './till-db.js';
import { TillJournal } from './till-journal.js';
import { TillSession } from './till-session.js';
import { newPosState, type PosState } from './till-state.js';
import { TillSync } from './till-sync.js';

/** A till that is open on this page, with what keeps it in step. */
export interface OpenTill {
  readonly session: TillSession;
  readonly sync: TillSync;
  readonly close: () => void;
}

/** What the till's state is kept under. */
const POS_KEY = 'pos';

/** Opens the till of a company on this device; it works with what it remembers at once. */
export async function openTill(companyId: string): Promise<OpenTill> {
  const database = await openTillDatabase();
  const remembered = await withTimeLimit(recall(database, companyId), RESTORE_TIMEOUT_MS).catch(
    () => undefined,
  );
  const state = createSlice<PosState>(remembered ?? newPosState(ulid()));
  const journal = new TillJournal(database, companyId, () => new Date(), ulid);
  const session = new TillSession({ companyId, database, journal, state });
  const stopKeeping = state.subscribe(() => {
    void database.put('pos', state.get(), [companyId, POS_KEY]);
  });
  const sync = new TillSync(session);
  const release = await lock(companyId);
  const close = (): void => {
    sync.end();
    stopKeeping();
    release?.();
  };
  if (release === undefined) {
    session.view.merge({ phase: 'otherTab' });
    return { session, sync, close };
  }
  await recallArticles(database, companyId, session.catalogue);
  session.view.merge({
    articles: session.catalogue.size,
    waiting: await journal.waiting(),
    head: (await journal.lane())?.hash ?? '',
    ...(remembered !== undefined && remembered.start !== null && { phase: phaseOf(remembered) }),
  });
  sync.begin();
  void sync.beat();
  return { session, sync, close };
}

async function recall(database: TillDatabase, companyId: string): Promise<PosState | undefined> {
  const stored = (await database.get('pos', [companyId, POS_KEY])) as PosState | undefined;
  return stored && { ...newPosState(stored.deviceId), ...stored };
}

function phaseOf({ cash_register: register, shift }: PosState) {
  if (register === null) return 'noRegister';
  return shift === null ? 'noShift' : 'selling';
}

/** A page that is closing gives the till back within this, in milliseconds. */
const LOCK_WITHIN_MS = 1_500;

/** One tab of a browser has the till; answers how to give it back, or nothing where another has. */
function lock(companyId: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LOCK_WITHIN_MS);
    const hold = (): Promise<void> =>
      new Promise((release) => {
        resolve(release);
      });
    navigator.locks.request(`till ${companyId}`, { signal }, hold).catch(() => {
      resolve(undefined);
    });
  });
}
