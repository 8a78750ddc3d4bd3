import type { StatementPlan } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { Takes } from '../http/media-types.js';
import { formIn } from '../http/sent-form.js';
import { parseStatementPlan } from '../importing/import-plan.js';

/** A bank's file, the account that it is of, and how it is to be read. */
export interface SentBankFile {
  readonly accountId: string;
  readonly content: Uint8Array;
  readonly fileName: string;
  readonly plan: StatementPlan;
}

/** Reads a form with the parts `accountId`, `file`, and `plan`: a `StatementPlan` as JSON. */
export async function readSentBankFile(body: unknown, contentType = ''): Promise<SentBankFile> {
  const form = await formIn(body, contentType);
  const [accountId, file] = [form.get('accountId'), form.get('file')];
  if (typeof accountId !== 'string' || accountId === '') {
    return refuse('treasury.accountNotSelected', undefined, 'accountId');
  }
  const content = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined;
  if (content === undefined || content.length === 0) return refuse('import.unreadable');
  const fileName = file instanceof File ? file.name : '';
  return { accountId, content, fileName, plan: parseStatementPlan(form.get('plan')) };
}

const schema = {
  type: 'object',
  required: ['accountId', 'file'],
  properties: {
    accountId: { type: 'string' },
    file: { type: 'string', format: 'binary' },
    plan: { type: 'string', description: 'A StatementPlan as JSON.' },
  },
};

/** A route whose body is a form with a bank's file, and with its account. */
export const BankFileForm = (): MethodDecorator => Takes('multipart/form-data', schema);
