import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf, specify } from '../testing/index.js';
import { importsDeciders } from './imports.deciders.js';

const file = {
  id: 'import1',
  kind: 'articles',
  fileName: 'artigos.csv',
  fileHash: 'a1',
  rows: 3,
} as const;
const begun = { type: 'ImportBegun', data: file } as const;
const rows = {
  created: ['rice', 'soap'],
  changed: [],
  unchanged: 0,
  refused: [{ row: 3, code: 'field.taken' }],
};
const recorded = { type: 'ImportRowsRecorded', data: { id: 'import1', ...rows } } as const;
const finished = { type: 'ImportFinished', data: { id: 'import1' } } as const;
const undone = {
  type: 'ImportUndone',
  data: { id: 'import1', archived: 1, reverted: 0, kept: [], keptCount: 1 },
} as const;

describe('beginning an import', () => {
  const given = specify(importsDeciders.BeginImport);
  const begin = { type: 'BeginImport', ...file } as const;

  it('keeps whose rows they are', () => {
    given(...aCompany())
      .when(begin)
      .then(begun);
  });

  it('goes on with the same file where it was interrupted', () => {
    given(...aCompany(), begun, recorded)
      .when(begin)
      .then();
    given(...aCompany(), begun)
      .when({ ...begin, fileHash: 'b2' })
      .thenRefused('import.otherFile', { fileName: 'artigos.csv' });
  });

  it('is refused once it is finished', () => {
    given(...aCompany(), begun, finished)
      .when(begin)
      .thenRefused('import.alreadyFinished');
  });
});

describe('an import', () => {
  it('counts the rows that are done', () => {
    const { imports } = booksOf(...aCompany(), begun, recorded);
    expect(imports.imports.get('import1')).toMatchObject({ done: 3, status: 'running' });
  });

  it('records rows and finishes while it runs', () => {
    const record = specify(importsDeciders.RecordImportedRows);
    const finish = specify(importsDeciders.FinishImport);
    const these = { type: 'RecordImportedRows', id: 'import1', ...rows } as const;
    record(...aCompany(), begun)
      .when(these)
      .then(recorded);
    record(...aCompany(), begun, finished)
      .when(these)
      .thenRefused('import.alreadyFinished');
    finish(...aCompany(), begun)
      .when({ type: 'FinishImport', id: 'import1' })
      .then(finished);
    finish(...aCompany())
      .when({ type: 'FinishImport', id: 'import1' })
      .thenRefused('import.notFound');
    finish(...aCompany(), begun, finished)
      .when({ type: 'FinishImport', id: 'import1' })
      .thenRefused('import.alreadyFinished');
  });

  it('stops between its rows when somebody asks it to, and is cancelled', () => {
    const stop = { type: 'StopImport', id: 'import1' } as const;
    const finish = { type: 'FinishImport', id: 'import1' } as const;
    const stopping = { type: 'ImportStopping', data: { id: 'import1' } } as const;
    const cancelled = { type: 'ImportCancelled', data: { id: 'import1' } } as const;
    const stopped = specify(importsDeciders.StopImport);
    stopped(...aCompany(), begun)
      .when(stop)
      .then(stopping);
    stopped(...aCompany(), begun, stopping)
      .when(stop)
      .then();
    stopped(...aCompany(), begun, finished)
      .when(stop)
      .thenRefused('import.alreadyFinished');
    const ended = specify(importsDeciders.FinishImport);
    ended(...aCompany(), begun, stopping)
      .when(finish)
      .then(cancelled);
    ended(...aCompany(), begun, recorded, stopping)
      .when(finish)
      .then(finished);
    // The rows that were under way are still accounted for.
    specify(importsDeciders.RecordImportedRows)(...aCompany(), begun, stopping)
      .when({ type: 'RecordImportedRows', id: 'import1', ...rows })
      .then(recorded);
    const undo = specify(importsDeciders.RecordUndoneImport);
    const takeBack = { ...undone.data, type: 'RecordUndoneImport' } as const;
    undo(...aCompany(), begun, stopping)
      .when(takeBack)
      .thenRefused('import.notFinished');
    undo(...aCompany(), begun, stopping, cancelled)
      .when(takeBack)
      .then(undone);
  });

  it('is undone once, after it is finished', () => {
    const given = specify(importsDeciders.RecordUndoneImport);
    const undo = { ...undone.data, type: 'RecordUndoneImport' } as const;
    given(...aCompany(), begun, finished)
      .when(undo)
      .then(undone);
    given(...aCompany(), begun)
      .when(undo)
      .thenRefused('import.notFinished');
    given(...aCompany(), begun, finished, undone)
      .when(undo)
      .thenRefused('import.alreadyUndone');
  });

  it('is redone once it is undone, and can be undone again', () => {
    const redone = {
      type: 'ImportRedone',
      data: { id: 'import1', restored: 1, reapplied: 0, kept: [], keptCount: 0 },
    } as const;
    const redo = { ...redone.data, type: 'RecordRedoneImport' } as const;
    const given = specify(importsDeciders.RecordRedoneImport);
    given(...aCompany(), begun, finished, undone)
      .when(redo)
      .then(redone);
    given(...aCompany(), begun, finished)
      .when(redo)
      .thenRefused('import.notUndone');
    given(...aCompany(), begun, finished, undone, redone)
      .when(redo)
      .thenRefused('import.notUndone');
    specify(importsDeciders.RecordUndoneImport)(...aCompany(), begun, finished, undone, redone)
      .when({ ...undone.data, type: 'RecordUndoneImport' })
      .then(undone);
  });
});
