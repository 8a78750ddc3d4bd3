import { headers, type AccountAnswer } from '@balcao/contracts';
import { session } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { ProblemError, parseProblem } from '../http/problem-error.js';
import { sentence } from '../i18n/messages.js';

/** Sends a picture as the file that it is. Throws `ProblemError`. */
export async function sendImage(kind: 'profile' | 'cover', file: File): Promise<AccountAnswer> {
  const csrfToken = session.get().info?.csrfToken;
  const response = await fetch(`/api/account/images/${kind}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': settings.get().lang,
      ...(csrfToken !== undefined && { [headers.csrf]: csrfToken }),
    },
    body: file,
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = parseProblem(response.status, body, sentence('app.failed'));
    throw new ProblemError(response.status, problem);
  }
  return body as AccountAnswer;
}
