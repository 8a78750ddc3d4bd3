import type { ImportPlan } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { Takes } from '../http/media-types.js';
import { formIn } from '../http/sent-form.js';
import { parsePlan } from './import-plan.js';

/** A file that is sent to be imported, and how it is to be taken. */
export interface SentImport {
  readonly content: Uint8Array;
  readonly plan: ImportPlan;
}

/** Reads a form with the parts `plan`, an `ImportPlan` as JSON, and `file`. */
export async function readSentImport(body: unknown, contentType = ''): Promise<SentImport> {
  const form = await formIn(body, contentType);
  const plan = parsePlan(form.get('plan'));
  const file = form.get('file');
  const content = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : noBytes;
  return { content: content.length > 0 ? content : refuse('import.unreadable'), plan };
}

const noBytes = new Uint8Array();

const schema = {
  type: 'object',
  required: ['plan', 'file'],
  properties: {
    plan: { type: 'string', description: 'An ImportPlan as JSON.' },
    file: { type: 'string', format: 'binary' },
  },
};

/** A route whose body is a form with a file, and with how to take it. */
export const ImportForm = (): MethodDecorator => Takes('multipart/form-data', schema);
