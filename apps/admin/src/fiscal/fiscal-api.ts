import type { FiscalCheckAnswer } from '@balcao/contracts';
import { request } from '../http/request.js';
import { fileAddress as madeFileAddress } from '../jobs/made-files.js';

/** Has a file checked; it is sent as it is read, whatever its size. Throws `ProblemError`. */
export async function checkFile(
  companyId: string,
  file: Blob,
  signal: AbortSignal,
): Promise<FiscalCheckAnswer> {
  const sent = { companyId, file, contentType: 'application/xml', signal };
  const { body } = await request('/api/fiscal/check', { method: 'POST', ...sent });
  return body as FiscalCheckAnswer;
}

/** Where a finished file is taken. */
export const fileAddress = (companyId: string, id: string): string =>
  madeFileAddress('fiscal/files', id, companyId);
