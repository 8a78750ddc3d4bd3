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

/** A line that never answers is one that is cut, after so long in milliseconds. */
const withinMs = 30_000;

/** Who asks for which till. */
export interface TillIdentity {
  readonly companyId: string;
  readonly cashRegisterId: string;
  readonly deviceId: string;
}

/** What was read of a register last. */
export interface Seen {
  readonly cashRegisterId: string | undefined;
  /** Who had taken over: figures show to some cashiers, and to others not. */
  readonly cashierId: string | undefined;
  readonly revision: number;
}

/**
 * What a till begins with; of the register, where one is named. Where nothing has happened since
 * what was seen, the answer is no more than that. Throws `ProblemError`.
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

/** Makes the till this device's; `lane` where the device knows its entries already. */
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

/** What the journal does with an answer; a refused entry stays where it is, and is sent again. */
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

/** How people will know the device: its browser and system. */
function deviceName(): string {
  const [browser = 'Browser'] = /Edg|Firefox|Chrome|Safari/.exec(navigator.userAgent) ?? [];
  const [system = ''] = /Windows|Android|Mac OS|iPhone|Linux/.exec(navigator.userAgent) ?? [];
  return `${browser} ${system}`.trim();
}
