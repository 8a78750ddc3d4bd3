import { sendOnce } from './actions.js';
import { request } from './request.js';

/**
 * Sends a file that is kept once, however often the same is sent before an answer comes. Answers
 * what the server says of it. Throws `ProblemError`.
 */
export function sendFile(companyId: string, path: string, file: File): Promise<unknown> {
  const action = `${companyId} ${path} ${file.size} ${file.lastModified}`;
  return sendOnce(action, async ({ idempotencyKey }) => {
    const { body } = await request(path, { method: 'POST', companyId, idempotencyKey, file });
    return body;
  });
}
