import { wordsOfCollection } from '@balcao/contracts';
import { rowFields, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import { allProjections } from '@balcao/projections';
import { anyRowsOf, type Collection, type Row, type RowReader } from '@balcao/read-store';
import { csvHeadings, csvLine } from './csv-cells.js';

/** Rows read at once. */
const rowsPerRead = 1_000;

/** Rows about people or the service: they are not the company's to hand out. */
const othersRows: ReadonlySet<string> = new Set([
  'memberships',
  'notifications',
  'hosted-companies',
]);
/** What only sorts, or proves who somebody is. */
const unwritten = /Micros$|hash$|secret|token/i;

type Values = Readonly<Record<string, unknown>>;

/** A list that is written to a file of its own. */
export interface ExportedList {
  /** In kebab-case; the file is called after it. */
  readonly name: string;
  readonly collection: Collection<Row>;
}

/** Every register and list of a company that the product shows. */
export const exportedLists: readonly ExportedList[] = allProjections
  .filter(({ name }) => !othersRows.has(name))
  .map(({ name, collection }) => ({ name, collection: anyRowsOf(collection) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What a list is called in a language. */
export function listName(language: Language, name: string): string {
  const models: Readonly<Record<string, string>> = screenMessages[language].system.models;
  return models[name] ?? name;
}

/** The rows page by page, in the order of their ids. */
export async function* pagesOf(
  rows: RowReader,
  collection: Collection<Row>,
  companyId: string,
): AsyncGenerator<readonly Values[]> {
  let after: string | undefined;
  do {
    const page: readonly Row[] = await rows.find(collection, companyId, {
      ...(after !== undefined && { where: { id: { $gt: after } } }),
      sort: [['id', 'asc']],
      limit: rowsPerRead,
    });
    if (page.length > 0) yield page.map((row) => ({ ...row }));
    after = page.length < rowsPerRead ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
}

/** A list as CSV in the language, every field of every row. Read twice: first for its columns. */
export async function* csvOfList(
  rows: RowReader,
  { collection }: ExportedList,
  companyId: string,
  language: Language,
): AsyncGenerator<string> {
  const found = new Set<string>(['id']);
  for await (const page of pagesOf(rows, collection, companyId)) {
    for (const row of page) for (const field of Object.keys(row)) found.add(field);
  }
  const fields = [...found].filter((field) => !unwritten.test(field));
  yield csvHeadings(headingsOf(language, collection, fields), language);
  for await (const page of pagesOf(rows, collection, companyId)) {
    yield page.map((row) => csvLine(fields, row, language)).join('');
  }
}

interface Labelled {
  readonly fields?: Readonly<Record<string, string>>;
}

/** The words of the screen or of reports, with the name of the field where two share them. */
export function headingsOf(
  language: Language,
  { name }: Collection<Row>,
  fields: readonly string[],
): string[] {
  const resources: Readonly<Record<string, Labelled>> = screenMessages[language].resources;
  const labels: Readonly<Record<string, string>> = {
    ...rowFields[language],
    ...screenMessages[language].reports.fields,
    ...resources[wordsOfCollection(name) ?? '']?.fields,
  };
  const given = new Set<string>();
  return fields.map((field) => {
    const label = labels[field] ?? field.replace(/Minor$/, '');
    const heading = given.has(label) ? `${label} (${field})` : label;
    given.add(heading);
    return heading;
  });
}
