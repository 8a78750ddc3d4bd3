import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import { refuseTakenId } from '../threads/index.js';
import type {
  BeginImport,
  FinishImport,
  RecordImportedRows,
  RecordUndoneImport,
} from './imports.commands.js';
import type { ImportState } from './imports.slice.js';

const beginImport: Decide<BeginImport> = (books, { id, kind, fileName, fileHash, rows }) => {
  const known = books.imports.imports.get(id);
  if (!known) {
    refuseTakenId(books, id);
    return [{ type: 'ImportBegun', data: { id, kind, fileName, fileHash, rows } }];
  }
  if (known.status !== 'running') refuse('import.alreadyFinished');
  if (known.fileHash !== fileHash || known.kind !== kind) {
    refuse('import.otherFile', { fileName: known.fileName });
  }
  return [];
};

const recordImportedRows: Decide<RecordImportedRows> = (books, command) => {
  const { id, created, changed, unchanged, refused } = command;
  if (importOf(books, id).status !== 'running') refuse('import.alreadyFinished');
  return [{ type: 'ImportRowsRecorded', data: { id, created, changed, unchanged, refused } }];
};

const finishImport: Decide<FinishImport> = (books, { id }) => {
  if (importOf(books, id).status !== 'running') refuse('import.alreadyFinished');
  return [{ type: 'ImportFinished', data: { id } }];
};

const recordUndoneImport: Decide<RecordUndoneImport> = (books, command) => {
  const { id, archived, reverted, kept, keptCount } = command;
  refuseUnlessUndoable(books, id);
  return [{ type: 'ImportUndone', data: { id, archived, reverted, kept, keptCount } }];
};

/** Refuses unless the import is finished and still in force. */
export function refuseUnlessUndoable(books: Books, id: string): void {
  const { status } = importOf(books, id);
  if (status === 'running') refuse('import.notFinished');
  if (status === 'undone') refuse('import.alreadyUndone');
}

const importOf = (books: Books, id: string): ImportState =>
  books.imports.imports.get(id) ?? refuse('import.notFound');

export const importsDeciders = {
  BeginImport: beginImport,
  RecordImportedRows: recordImportedRows,
  FinishImport: finishImport,
  RecordUndoneImport: recordUndoneImport,
};
