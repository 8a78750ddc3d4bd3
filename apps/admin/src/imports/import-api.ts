import {
  headers,
  type Accepted,
  type ImportCheck,
  type ImportPlan,
  type ImportReading,
} from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { parseProblem, ProblemError } from '../http/problem-error.js';
import { rememberRevision } from '../http/read-after.js';
import { sentence } from '../i18n/messages.js';

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

/** Begins to import it as its check has shown it; the same id again begins nothing new. */
export async function commitFile(
  importId: string,
  sent: SentFile,
  rehearsed: string | undefined,
): Promise<Accepted> {
  const accepted = await send<Accepted>(`${importId}/commit`, sent, rehearsed);
  rememberRevision(sent.companyId, accepted.revision);
  return accepted;
}

async function send<T>(
  path: string,
  { companyId, file, plan }: SentFile,
  rehearsed?: string,
): Promise<T> {
  const query = rehearsed === undefined ? '' : `?rehearsed=${encodeURIComponent(rehearsed)}`;
  const form = new FormData();
  form.append('plan', JSON.stringify(plan));
  form.append('file', file);
  const response = await fetch(`/api/imports/${path}${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.get().lang,
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      [headers.csrf]: session.get().info?.csrfToken ?? '',
      [headers.idempotencyKey]: `${path.replace('/', '-')}-${plan.kind}`,
    },
    body: form,
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok === true) return body as T;
  const status = response?.status ?? 0;
  const fallback = sentence(status === 0 ? 'app.unreachable' : 'app.failed');
  throw new ProblemError(status, parseProblem(status, body, fallback));
}
