import { createHash } from 'node:crypto';
import type { CommandOf } from '@balcao/domain';
import type { ImportOrder } from './import-order.js';

/** The most characters kept of a file's name. */
const FILE_NAME_MAX = 200;

/** The command that starts an import, identical for the request and the job. */
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
