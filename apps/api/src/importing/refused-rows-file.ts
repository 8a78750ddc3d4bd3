import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ImportPlan, ImportProblem, RefusedRowsFile } from '@balcao/contracts';
import { byteOrderMark, csvCell, csvSigns, type Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { textOf, type Cell, type ImportReader, type Table } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { RowRehearsal } from './rehearsed-rows.js';

/** What heads the reasons; a column of this name in a file that comes back is left out. */
const problemHeadings = { en: en.imports.problem, pt: pt.imports.problem } as const;

/** Asks for the rows of a file that would be refused, with their reasons. */
export class RefusedRows extends Query<RefusedRowsFile> {
  constructor(
    readonly caller: MemberCaller,
    readonly table: Table,
    readonly plan: ImportPlan,
    readonly reader: ImportReader,
  ) {
    super();
  }
}

@QueryHandler(RefusedRows)
export class RefusedRowsHandler implements IQueryHandler<RefusedRows> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({ caller, table, plan, reader }: RefusedRows): Promise<RefusedRowsFile> {
    const rehearsal = new RowRehearsal(this.journals, caller, table, plan, reader);
    const reasons = new Map<number, string>();
    for await (const { placed, outcome, problems } of rehearsal.rows()) {
      if (outcome === 'refused') reasons.set(placed.place, reasonOf(problems, table));
    }
    return fileOfRefused(rehearsal.planner.table, reasons, plan.fileName, reader.language);
  }
}

/** Rows of a file under its headings, each with the reason for which it was refused, by place. */
export function fileOfRefused(
  { headings, rows }: Table,
  reasons: ReadonlyMap<number, string>,
  fileName: string,
  language: Language,
): RefusedRowsFile {
  const { separator } = csvSigns[language];
  const known: readonly string[] = Object.values(problemHeadings);
  const columns = headings.flatMap((heading, at) => (known.includes(heading) ? [] : [at]));
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  const first = line([...columns.map((at) => headings[at] ?? ''), problemHeadings[language]]);
  const refused = rows.flatMap(({ place, cells }) => {
    const reason = reasons.get(place);
    return reason === undefined
      ? []
      : line([...columns.map((at) => unambiguous(cells[at])), reason]);
  });
  const name = fileName.replace(/\.[^.]{1,5}$/, '');
  return {
    fileName: `${name} - ${problemHeadings[language]}.csv`,
    content: `${byteOrderMark}${first}${refused.join('')}`,
  };
}

const reasonOf = (problems: readonly ImportProblem[], { headings }: Table): string =>
  problems
    .map(({ column = -1, message }) => [headings[column], message].filter(Boolean).join(': '))
    .join('; ');

/** A number of a workbook as text that reads one way: three decimals would be taken for a group. */
function unambiguous(cell: Cell): string {
  const text = textOf(cell);
  return typeof cell === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text;
}
