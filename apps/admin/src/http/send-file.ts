import { forgetAction, idsOf } from './actions.js';
import { ProblemError } from './problem-error.js';
import { request } from './request.js';

/**
 * Sends a file that is kept once, however often the same is sent before an answer comes. Answers
 * what the server says of it. Throws `ProblemError`.
 */
export async function sendFile(companyId: string, path: string, file: File): Promise<unknown> {
  const action = `${companyId} ${path} ${file.size} ${file.lastModified}`;
  const { idempotencyKey } = idsOf(action);
  try {
    const { body } = await request(path, { method: 'POST', companyId, idempotencyKey, file });
    forgetAction(action);
    return body;
  } catch (error) {
    const isAnswered = error instanceof ProblemError && error.status > 0 && error.status < 500;
    if (isAnswered) forgetAction(action);
    throw error;
  }
}
