import type {
  Accepted,
  ArticleRow,
  ChangedRows,
  ClientRow,
  TillBatchAnswer,
  TillEntry,
  TillEntryAnswer,
  TillStart,
  TillUnchanged,
} from '@balcao/contracts';
import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import type { Page, Place } from './keep-catalogue.js';
import type { EntryAnswer } from './till-journal.js';

/** Timeout of a request, in milliseconds. */
const withinMs = 30_000;

/** The device and till of a request. */
export interface TillIdentity {
  readonly companyId: string;
  readonly cashRegisterId: string;
  readonly deviceId: string;
}

/** The last read state of a register. */
export interface Seen {
  readonly cashRegisterId: string | undefined;
  /** The cashier who had taken over, as figures may be hidden from some. */
  readonly cashierId: string | undefined;
  readonly revision: number;
}

/**
 * Loads the start data of a till, with the register's if named. If nothing has changed since the
 * given state, the answer says only that. Throws `ProblemError`.
 */
export async function readStart(
  companyId: string,
  cashRegisterId?: string,
  cashierId?: string,
  seen?: Seen,
): Promise<TillStart | TillUnchanged> {
  const isSame = seen?.cashRegisterId === cashRegisterId && seen?.cashierId === cashierId;
  const query = new URLSearchParams({
    ...(cashRegisterId !== undefined && { cashRegisterId }),
    ...(cashierId !== undefined && { cashierId }),
    ...(seen !== undefined && isSame && { since: String(seen.revision) }),
  });
  const { body } = await request(`/api/pos/start?${query.toString()}`, { companyId, withinMs });
  return body as TillStart | TillUnchanged;
}

/** Takes the till for this device; `lane` if the device knows its entries. */
export async function takeTill(
  { companyId, cashRegisterId, deviceId }: TillIdentity,
  lane: number | undefined,
  takesOver: boolean,
): Promise<Accepted> {
  const { body } = await request(`/api/tills/${cashRegisterId}/take`, {
    method: 'POST',
    companyId,
    idempotencyKey: ulid(),
    withinMs,
    body: {
      deviceId,
      device: deviceName(),
      ...(lane !== undefined && { lane }),
      ...(takesOver && { takesOver }),
    },
  });
  return body as Accepted;
}

/** Sends entries in their order. */
export async function sendEntries(
  { companyId, cashRegisterId, deviceId }: TillIdentity,
  lane: number,
  entries: readonly TillEntry[],
  waiting: number,
): Promise<TillBatchAnswer> {
  const { body } = await request(`/api/tills/${cashRegisterId}/entries`, {
    method: 'POST',
    companyId,
    idempotencyKey: ulid(),
    withinMs,
    body: { deviceId, lane, sentAt: new Date().toISOString(), waiting, entries },
  });
  return body as TillBatchAnswer;
}

/** Applies an answer to the journal; a refused entry stays and is resent. */
export function answerOf({ sequence, outcome }: TillEntryAnswer): readonly EntryAnswer[] {
  if (outcome === 'refused') return [];
  return [{ sequence, state: outcome === 'accepted' ? 'taken' : outcome }];
}

/** A page of articles: all of them by id, or what changed after a revision. */
export const readArticles = (companyId: string, place: Place): Promise<Page<ArticleRow>> =>
  readPage('articles', companyId, place);

/** A page of clients, in the same way. */
export const readClients = (companyId: string, place: Place): Promise<Page<ClientRow>> =>
  readPage('clients', companyId, place);

async function readPage<R>(list: string, companyId: string, place: Place): Promise<Page<R>> {
  const query = 'from' in place ? `from=${place.from}` : `after=${place.after}`;
  const { body, behind } = await request(`/api/pos/${list}?${query}`, { companyId, withinMs });
  return { ...(body as ChangedRows<R>), behind };
}

/** The device name: browser and system. */
function deviceName(): string {
  const [browser = 'Browser'] = /Edg|Firefox|Chrome|Safari/.exec(navigator.userAgent) ?? [];
  const [system = ''] = /Windows|Android|Mac OS|iPhone|Linux/.exec(navigator.userAgent) ?? [];
  return `${browser} ${system}`.trim();
}
