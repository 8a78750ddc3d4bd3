import { headers } from '@balcao/contracts';
import { pastHeaders } from '../boot/past-moment.js';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { forgetAction, idsOf } from '../http/actions.js';
import { parseProblem, ProblemError } from '../http/problem-error.js';
import { sentence } from '../i18n/messages.js';

/** Sends the proof of a transfer; sent again, it is kept once. Throws `ProblemError`. */
export async function sendProof(companyId: string, orderId: string, file: File): Promise<void> {
  const name = encodeURIComponent(file.name);
  const path = `/api/billing/orders/${encodeURIComponent(orderId)}/proofs?name=${name}`;
  const action = `${companyId} ${path} ${file.size} ${file.lastModified}`;
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.get().lang,
      'content-type': 'application/octet-stream',
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      [headers.csrf]: session.get().info?.csrfToken ?? '',
      [headers.idempotencyKey]: idsOf(action).idempotencyKey,
    },
    body: file,
  }).catch(() => undefined);
  if (response !== undefined && response.status < 500) forgetAction(action);
  if (response?.ok === true) return;
  const body: unknown = await response?.json().catch(() => undefined);
  const status = response?.status ?? 0;
  const fallback = sentence(status === 0 ? 'app.unreachable' : 'app.failed');
  throw new ProblemError(status, parseProblem(status, body, fallback));
}
