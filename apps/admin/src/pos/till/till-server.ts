import type {
  Accepted,
  ArticleRow,
  ChangedRows,
  TillBatchAnswer,
  TillEntry,
  TillStart,
} from '@balcao/contracts';
import { ulid } from 'ulidx';
import { request } from '../../http/request.js';

/** Who asks for which till. */
export interface TillIdentity {
  readonly companyId: string;
  readonly cashRegisterId: string;
  readonly deviceId: string;
}

/** What a till begins with; of the register, where one is named. Throws `ProblemError`. */
export async function readStart(companyId: string, cashRegisterId?: string): Promise<TillStart> {
  const query = cashRegisterId === undefined ? '' : `?cashRegisterId=${cashRegisterId}`;
  const { body } = await request(`/api/pos/start${query}`, { companyId });
  return body as TillStart;
}

/** Makes the till this device's; `lane` where the device knows its entries already. */
export async function takeTill(
  { companyId, cashRegisterId, deviceId }: TillIdentity,
  lane: number | undefined,
  takesOver: boolean,
): Promise<Accepted> {
  const { body } = await request(`/api/tills/${cashRegisterId}/take`, {
    ...{ method: 'POST', companyId, idempotencyKey: ulid() },
    body: {
      ...{ deviceId, device: deviceName() },
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
    ...{ method: 'POST', companyId, idempotencyKey: ulid() },
    body: { deviceId, lane, sentAt: new Date().toISOString(), waiting, entries },
  });
  return body as TillBatchAnswer;
}

/** A page of articles: all of them by id, or what changed after a revision. */
export async function readArticles(
  companyId: string,
  place: { readonly from: string } | { readonly after: number },
): Promise<ChangedRows<ArticleRow>> {
  const query = 'from' in place ? `from=${place.from}` : `after=${place.after}`;
  const { body } = await request(`/api/pos/articles?${query}`, { companyId });
  return body as ChangedRows<ArticleRow>;
}

/** How people will know the device: its browser and system. */
function deviceName(): string {
  const [browser = 'Browser'] = /Edg|Firefox|Chrome|Safari/.exec(navigator.userAgent) ?? [];
  const [system = ''] = /Windows|Android|Mac OS|iPhone|Linux/.exec(navigator.userAgent) ?? [];
  return `${browser} ${system}`.trim();
}
