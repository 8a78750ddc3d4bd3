import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import type {
  KeepImportMapping,
  RemoveImportMapping,
  RenameImportMapping,
} from './imports.commands.js';
import type { ImportMappingData } from './imports.events.js';

/** Mappings that a company keeps at most. */
export const IMPORT_MAPPINGS_MAX = 200;
/** Columns of a mapping at most. */
export const MAPPED_COLUMNS_MAX = 100;
/** Characters of a heading that are kept, and of a mapping's name. */
export const MAPPING_TEXT_MAX = 120;

const nameText = required(text(MAPPING_TEXT_MAX));

/** Keeps a mapping, in the place of an earlier one of its id. */
export const keepImportMapping: Decide<KeepImportMapping> = (books, command) => {
  const { id, kind, fields, decimal, dayOrder } = command;
  const { mappings } = books.imports;
  const known = mappings.get(id);
  if (!known && mappings.size >= IMPORT_MAPPINGS_MAX) {
    refuse('import.tooManyMappings', { max: IMPORT_MAPPINGS_MAX });
  }
  if (command.headings.length > MAPPED_COLUMNS_MAX) {
    refuse('import.tooManyColumns', { max: MAPPED_COLUMNS_MAX }, 'headings');
  }
  const data: Writable<ImportMappingData> = {
    id,
    kind,
    name: nameOf(command.name),
    headings: command.headings.map((heading) => heading.slice(0, MAPPING_TEXT_MAX)),
    fields,
  };
  if (decimal !== undefined) data.decimal = decimal;
  if (dayOrder !== undefined) data.dayOrder = dayOrder;
  const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(data);
  return isSame ? [] : [{ type: 'ImportMappingKept', data }];
};

/** The whole mapping is kept again under the new name; the same name changes nothing. */
export const renameImportMapping: Decide<RenameImportMapping> = (books, { id, name: sent }) => {
  const known = books.imports.mappings.get(id) ?? refuse('record.notFound', { id });
  const name = nameOf(sent);
  return name === known.name ? [] : [{ type: 'ImportMappingKept', data: { ...known, name } }];
};

/** No file finds its fields by it any more; what was imported with it stays. */
export const removeImportMapping: Decide<RemoveImportMapping> = (books, { id }) => {
  const { name } = books.imports.mappings.get(id) ?? refuse('record.notFound', { id });
  return [{ type: 'ImportMappingRemoved', data: { id, name } }];
};

function nameOf(sent: string): string {
  const problems = new Problems();
  const name = nameText.read(sent, 'name', problems) ?? '';
  problems.refuseIfAny();
  return name;
}
