import type {
  Accepted,
  ImportCheck,
  ImportOutcome,
  ImportPlan,
  ImportReading,
  ImportRowsPage,
  RefusedRowsFile,
} from '@balcao/contracts';
import { rememberRevision } from '../http/read-after.js';
import { request } from '../http/request.js';

/** The file and how it is to be taken. */
export interface SentFile {
  readonly companyId: string;
  readonly file: Blob;
  readonly plan: ImportPlan;
}

/** What the file holds. Throws `ProblemError`, as all of these. */
export const readFile = (sent: SentFile): Promise<ImportReading> =>
  send<ImportReading>('read', sent);

/** What importing it would do. */
export const checkFile = (sent: SentFile): Promise<ImportCheck> => send<ImportCheck>('check', sent);

/** What would become of the rows behind one; of all of them, or of those that come to one thing. */
export function readRows(
  sent: SentFile,
  after: number,
  outcome: ImportOutcome | undefined,
): Promise<ImportRowsPage> {
  const query = { after: String(after), ...(outcome !== undefined && { outcome }) };
  return send<ImportRowsPage>('rows', sent, query);
}

/** The rows that would be refused, with the reasons, as a file. */
export const readRefused = (sent: SentFile): Promise<RefusedRowsFile> =>
  send<RefusedRowsFile>('refused', sent);

/** Begins to import it as its check has shown it; the same id again begins nothing new. */
export async function commitFile(
  importId: string,
  sent: SentFile,
  rehearsed: string | undefined,
): Promise<Accepted> {
  const query = rehearsed === undefined ? {} : { rehearsed };
  const accepted = await send<Accepted>(`${importId}/commit`, sent, query);
  rememberRevision(sent.companyId, accepted.revision);
  return accepted;
}

async function send<T>(
  path: string,
  { companyId, file, plan }: SentFile,
  asked: Readonly<Record<string, string>> = {},
): Promise<T> {
  const query = new URLSearchParams(asked).toString();
  const form = new FormData();
  form.append('plan', JSON.stringify(plan));
  form.append('file', file);
  const idempotencyKey = `${path.replace('/', '-')}-${plan.kind}`;
  const sent = { companyId, idempotencyKey, form };
  const { body } = await request(`/api/imports/${path}${query === '' ? '' : `?${query}`}`, {
    method: 'POST',
    ...sent,
  });
  return body as T;
}
