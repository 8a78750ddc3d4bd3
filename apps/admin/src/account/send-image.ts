import type { AccountAnswer } from '@balcao/contracts';
import { request } from '../http/request.js';

/** Sends a picture as the file that it is. Throws `ProblemError`. */
export async function sendImage(kind: 'profile' | 'cover', file: File): Promise<AccountAnswer> {
  const { body } = await request(`/api/account/images/${kind}`, { method: 'POST', file });
  return body as AccountAnswer;
}
