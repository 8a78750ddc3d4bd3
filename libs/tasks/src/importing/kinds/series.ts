import { seriesIdOf, type Books, type Series } from '@balcao/domain';
import { readText, readWhole } from '../cells.js';
import { documentTypeChoices, screenWords, tillChoices, worded } from '../field-choices.js';
import {
  fromCells,
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';
import { documentTypeOf, tillNamed } from './paper-registers.js';

const kinds = screenWords((texts) => texts.pages.series.kinds, {
  recovery: ['recuperacao', 'recovery'],
  training: ['treino'],
});

const fields: readonly ImportField[] = [
  {
    name: 'typeId',
    read: readText,
    isRequired: true,
    aliases: ['tipo do documento', 'document', 'documento', 'doc type', 'type'],
    choices: documentTypeChoices,
  },
  {
    name: 'year',
    read: readWhole,
    isRequired: true,
    aliases: ['exercicio', 'ano fiscal', 'fiscal year'],
  },
  { name: 'code', read: readText, aliases: ['cod', 'serie', 'series', 'codigo da serie'] },
  { name: 'prefix', read: readText, aliases: ['prefixo da serie', 'series prefix'] },
  { name: 'kind', ...worded(kinds), aliases: ['finalidade', 'natureza', 'purpose'] },
  {
    name: 'cashRegisterId',
    read: readText,
    aliases: ['caixa registadora', 'till', 'register'],
    choices: tillChoices,
  },
];

function plan(values: RowValues, context: RowContext): PlannedRow {
  const { books } = context;
  const type = textIn(values, 'typeId');
  if (type === undefined) return wrong('typeId', 'field.required', { field: 'typeId' });
  const typeId = documentTypeOf(books, type);
  if (typeId === undefined) return wrong('typeId', 'document.typeNotLoaded');
  const { year } = values;
  const till = textIn(values, 'cashRegisterId');
  if (typeof year !== 'number') return wrong('year', 'field.required', { field: 'year' });
  const cashRegisterId = till === undefined ? undefined : tillNamed.find(till, context);
  if (till !== undefined && cashRegisterId === undefined) {
    return wrong('cashRegisterId', tillNamed.missing);
  }
  const code = textIn(values, 'code') ?? `${year}`;
  const id = seriesIdOf(typeId, code);
  const sent = { ...values, typeId, code, ...(cashRegisterId && { cashRegisterId }) };
  const keys = [`code:${id}`];
  if (isAsSent(books.series.series.get(id), sent)) return { known: id, keys };
  return { command: fromCells('OpenSeries', sent), recordId: id, isNew: true, keys };
}

/** An open series never changes: a row must match it, or is refused. */
function isAsSent(series: Series | undefined, sent: RowValues): boolean {
  const body: RowValues = { ...series };
  return (
    series !== undefined && Object.entries(sent).every(([field, value]) => body[field] === value)
  );
}

/** Whether it already numbers documents. */
export const isNumbering = ({ documents }: Books, id: string): boolean =>
  documents.lastRevisions.length(id) > 0;

/** Document series, which are opened and never changed. */
export const seriesImport: ImportKindSpec = {
  resource: 'commercial/invoicing_series',
  needs: 'series.manage',
  fields,
  plan,
};
