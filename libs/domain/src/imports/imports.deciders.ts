import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import { refuseTakenId } from '../threads/index.js';
import type {
  BeginImport,
  FinishImport,
  RecordImportedRows,
  RecordRedoneImport,
  RecordUndoneImport,
  StopImport,
} from './imports.commands.js';
import { keepImportMapping, removeImportMapping, renameImportMapping } from './import-mappings.js';
import type { ImportState } from './imports.slice.js';

const beginImport: Decide<BeginImport> = (books, { id, kind, fileName, fileHash, rows }) => {
  const known = books.imports.imports.get(id);
  if (!known) {
    refuseTakenId(books, id);
    return [{ type: 'ImportBegun', data: { id, kind, fileName, fileHash, rows } }];
  }
  if (!isUnderWay(known)) refuse('import.alreadyFinished');
  if (known.fileHash !== fileHash || known.kind !== kind) {
    refuse('import.otherFile', { fileName: known.fileName });
  }
  return [];
};

const recordImportedRows: Decide<RecordImportedRows> = (books, command) => {
  const { id, created, changed, unchanged, refused, also } = command;
  if (!isUnderWay(importOf(books, id))) refuse('import.alreadyFinished');
  const rows = { created, changed, unchanged, refused, ...(also && { also }) };
  return [{ type: 'ImportRowsRecorded', data: { id, ...rows } }];
};

const stopImport: Decide<StopImport> = (books, { id }) => {
  const known = importOf(books, id);
  if (!isUnderWay(known)) refuse('import.alreadyFinished');
  return known.status === 'stopping' ? [] : [{ type: 'ImportStopping', data: { id } }];
};

const finishImport: Decide<FinishImport> = (books, { id }) => {
  const known = importOf(books, id);
  if (!isUnderWay(known)) refuse('import.alreadyFinished');
  const isStopped = known.status === 'stopping' && known.done < known.rows;
  return [{ type: isStopped ? 'ImportCancelled' : 'ImportFinished', data: { id } }];
};

const recordUndoneImport: Decide<RecordUndoneImport> = (books, command) => {
  const { id, archived, reverted, kept, keptCount } = command;
  refuseUnlessUndoable(books, id);
  return [{ type: 'ImportUndone', data: { id, archived, reverted, kept, keptCount } }];
};

const recordRedoneImport: Decide<RecordRedoneImport> = (books, command) => {
  const { id, restored, reapplied, kept, keptCount } = command;
  refuseUnlessUndone(books, id);
  return [{ type: 'ImportRedone', data: { id, restored, reapplied, kept, keptCount } }];
};

/** Whether rows of the import may still be written. */
export function isUnderWay({ status }: ImportState): boolean {
  return status === 'running' || status === 'stopping';
}

/** Refuses unless the import has ended and is still in force. */
export function refuseUnlessUndoable(books: Books, id: string): void {
  const { status } = importOf(books, id);
  if (status === 'running' || status === 'stopping') refuse('import.notFinished');
  if (status === 'undone') refuse('import.alreadyUndone');
}

/** Refuses unless the import is undone. */
export function refuseUnlessUndone(books: Books, id: string): void {
  if (importOf(books, id).status !== 'undone') refuse('import.notUndone');
}

const importOf = (books: Books, id: string): ImportState =>
  books.imports.imports.get(id) ?? refuse('import.notFound');

/** The rules of the commands on imports and their mappings, by command. */
export const importsDeciders = {
  BeginImport: beginImport,
  RecordImportedRows: recordImportedRows,
  StopImport: stopImport,
  FinishImport: finishImport,
  RecordUndoneImport: recordUndoneImport,
  RecordRedoneImport: recordRedoneImport,
  KeepImportMapping: keepImportMapping,
  RenameImportMapping: renameImportMapping,
  RemoveImportMapping: removeImportMapping,
};
