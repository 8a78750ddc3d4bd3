import { headers, type AttachmentRow } from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { forgetAction, idsOf } from '../http/actions.js';
import { parseProblem, ProblemError } from '../http/problem-error.js';
import { rememberRevision } from '../http/read-after.js';
import { sentence } from '../i18n/messages.js';

/** What a browser knows no content type of. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** The kinds of records that keep files, as the API calls them. */
export type AttachmentOwner = 'documents' | 'payments' | 'expenses';

/** A record that keeps files. */
export interface KeepsFiles {
  readonly owner: AttachmentOwner;
  readonly id: string;
}

const pathOf = ({ owner, id }: KeepsFiles): string =>
  `/api/${owner}/${encodeURIComponent(id)}/attachments`;

/** Keeps a file with a record; sent again, it is kept once. Throws `ProblemError`. */
export async function attachFile(companyId: string, record: KeepsFiles, file: File): Promise<void> {
  const query = new URLSearchParams({ name: file.name, type: file.type || UNKNOWN_TYPE });
  const path = `${pathOf(record)}?${query.toString()}`;
  const action = `${companyId} ${path} ${file.size} ${file.lastModified}`;
  const response = await ask(path, companyId, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      [headers.csrf]: session.get().info?.csrfToken ?? '',
      [headers.idempotencyKey]: idsOf(action).idempotencyKey,
    },
    body: file,
  });
  const isAnswered = response !== undefined && response.status < 500;
  if (isAnswered) forgetAction(action);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok !== true) throw problemOf(response, body);
  const { revision } = body as { readonly revision?: unknown };
  if (typeof revision === 'number') rememberRevision(companyId, revision);
}

/** The file as it was attached. Throws `ProblemError`. */
export async function readAttachment(
  companyId: string,
  record: KeepsFiles,
  { id }: AttachmentRow,
): Promise<Blob> {
  const response = await ask(`${pathOf(record)}/${encodeURIComponent(id)}`, companyId, {});
  if (response?.ok === true) return response.blob();
  throw problemOf(response, await response?.json().catch(() => undefined));
}

interface Asking {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
}

/** Nothing where no answer came. */
function ask(path: string, companyId: string, asking: Asking): Promise<Response | undefined> {
  return fetch(path, {
    ...asking,
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.get().lang,
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      ...asking.headers,
    },
  }).catch(() => undefined);
}

function problemOf(response: Response | undefined, body: unknown): ProblemError {
  const status = response?.status ?? 0;
  const fallback = sentence(status === 0 ? 'app.unreachable' : 'app.failed');
  return new ProblemError(status, parseProblem(status, body, fallback));
}
