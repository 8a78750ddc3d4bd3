import { shortest, type Figure } from './figure.js';

const columns = [
  ['what', ({ what }: Figure) => what],
  ['on', ({ stack }: Figure) => stack ?? ''],
  ['figure', ({ figure }: Figure) => figure],
  ['target', ({ target }: Figure) => target ?? ''],
  ['floor', ({ floor }: Figure) => floor ?? ''],
  ['ratio', ({ ratio }: Figure) => ratio ?? ''],
  ['cpu µs', ({ cpuMicros }: Figure) => shown(cpuMicros)],
  ['p50 ms', ({ p50 }: Figure) => shown(p50)],
  ['p99 ms', ({ p99 }: Figure) => shown(p99)],
  ['loop p99 ms', ({ loopP99 }: Figure) => shown(loopP99)],
] as const;

const shown = (value: number | undefined) => (value === undefined ? '' : shortest(value));

/** The figures as a table of Markdown, which a terminal shows as well. */
export function tableOf(figures: readonly Figure[]): string {
  const cells = [
    columns.map(([title]) => title as string),
    ...figures.map((figure) => columns.map(([, cell]) => cell(figure))),
  ];
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join(' | ')} |`;
  const [head = [], ...rows] = cells;
  const rule = `|${widths.map((width, at) => ruleOf(width, at)).join('|')}|`;
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
}

const pad = (cell: string, width: number, column: number) =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

const ruleOf = (width: number, column: number) =>
  column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`;
