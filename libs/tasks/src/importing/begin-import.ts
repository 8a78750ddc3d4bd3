import { createHash } from 'node:crypto';
import type { CommandOf } from '@balcao/domain';
import type { ImportOrder } from './import-order.js';

/** Characters of a file's name that are kept. */
const FILE_NAME_MAX = 200;

/** The command that begins an import: the same for the one who asks and the job that writes. */
export function beginImportCommand(
  { importId, plan }: Pick<ImportOrder, 'importId' | 'plan'>,
  content: Uint8Array,
  rows: number,
): CommandOf<'BeginImport'> {
  return {
    type: 'BeginImport',
    id: importId,
    kind: plan.kind,
    fileName: plan.fileName.slice(0, FILE_NAME_MAX),
    fileHash: createHash('sha256').update(content).digest('hex'),
    rows,
  };
}
