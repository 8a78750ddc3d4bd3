import { headers, type FiscalCheckAnswer } from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { parseProblem, ProblemError } from '../http/problem-error.js';
import { sentence } from '../i18n/messages.js';
import { fileAddress as madeFileAddress } from '../jobs/made-files.js';

/** Has a file checked; it is sent as it is read, whatever its size. Throws `ProblemError`. */
export async function checkFile(companyId: string, file: Blob): Promise<FiscalCheckAnswer> {
  const response = await fetch('/api/fiscal/check', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.get().lang,
      'content-type': 'application/xml',
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      [headers.csrf]: session.get().info?.csrfToken ?? '',
    },
    body: file,
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok === true) return body as FiscalCheckAnswer;
  const status = response?.status ?? 0;
  const fallback = sentence(status === 0 ? 'app.unreachable' : 'app.failed');
  throw new ProblemError(status, parseProblem(status, body, fallback));
}

/** Where a finished file is taken. */
export const fileAddress = (companyId: string, id: string): string =>
  madeFileAddress('fiscal/files', id, companyId);
