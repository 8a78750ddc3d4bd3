import { headers } from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { parseProblem, ProblemError } from '../http/problem-error.js';
import { sentence } from '../i18n/messages.js';

/** Below `/api/`: where pictures of a kind of record are kept. */
export type ImagePath = 'articles/images' | 'companies/current/images';

/** As the server keeps them: at most so many pixels wide and high. */
export type ImageSize = 'small' | 'medium' | 'large';

/** Where a picture is; the browser keeps what it has read. */
export function imageAddress(
  path: ImagePath,
  companyId: string,
  id: string,
  size: ImageSize,
): string {
  const query = new URLSearchParams({ company: companyId, size });
  return `/api/${path}/${encodeURIComponent(id)}?${query.toString()}`;
}

/** Keeps a picture and answers its id. Throws `ProblemError`. */
export async function keepImage(path: ImagePath, companyId: string, file: Blob): Promise<string> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.get().lang,
      'content-type': 'application/octet-stream',
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      [headers.csrf]: session.get().info?.csrfToken ?? '',
    },
    body: file,
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok === true && typeof body === 'object' && body !== null && 'id' in body) {
    return String(body.id);
  }
  const status = response?.status ?? 0;
  const fallback = sentence(status === 0 ? 'app.unreachable' : 'app.failed');
  throw new ProblemError(status, parseProblem(status, body, fallback));
}
