/** A row of a bank's file, with the line on which it begins, from 1. */
export interface StatementRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a text file; a cell that begins with a quote may hold line breaks. */
export function statementRows(text: string): readonly StatementRow[] {
  const [hint, named] = /^\uFEFF?"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? [''];
  const content = text
    .slice(hint.length)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n|\r/g, '\n');
  const separator = named ?? separatorOf(content);
  const rows: StatementRow[] = [];
  let [line, begun] = hint === '' ? [1, 1] : [2, 2];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.replaceAll(/\s*\n\s*/g, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (character === '\n') line += 1;
    if (character === '"' && isQuoted && content.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) endCell();
    else if (character === '\n' && !isQuoted) {
      endCell();
      rows.push({ line: begun, cells });
      cells = [];
      begun = line;
    } else cell += character;
  }
  endCell();
  rows.push({ line: begun, cells });
  return rows;
}

const separators = [';', '\t', '|', ','] as const;
const LINES_LOOKED_AT = 50;

/** The one that most lines have equally often: texts hold commas, but not in every line. */
function separatorOf(text: string): string {
  const lines = text.split('\n', LINES_LOOKED_AT).map((row) => row.replaceAll(/"[^"]*"/g, ''));
  let best = { separator: ';', lines: 0, cells: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    for (const row of lines) {
      const cells = row.split(separator).length - 1;
      if (cells > 0) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    for (const [cells, count] of counts) {
      const isBetter = count > best.lines || (count === best.lines && cells > best.cells);
      if (isBetter) best = { separator, lines: count, cells };
    }
  }
  return best.separator;
}
