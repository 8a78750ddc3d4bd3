/** What a column of a bank's file holds. */
export type StatementColumn =
  | 'on'
  | 'valueOn'
  | 'description'
  | 'reference'
  | 'amount'
  | 'debit'
  | 'credit'
  | MarkColumn;
type MarkColumn = 'mark' | 'status' | 'balance';

/** The columns of a file by what they hold. */
export type StatementColumns = ReadonlyMap<StatementColumn, number>;

/** Words by which banks head their columns, without accents; the first that fits counts. */
const headings: readonly (readonly [StatementColumn, RegExp])[] = [
  ['valueOn', /^(data[ -](do )?valor|value date|dt\.? valor)/],
  ['mark', /^(d\/?c|c\/?d|dr\/?cr|cr\/?dr|sinal|sign|natureza)$|(debit.*credit|credit.*debit)/],
  ['balance', /^(saldo|balance|running balance)/],
  ['status', /^(estado|status|situacao|transaction status)/],
  ['debit', /(debit|^saida|withdraw|paid out|money out|levantamento|^pago)/],
  ['credit', /(credit|^entrada|deposit|paid in|money in|recebid)/],
  ['on', /^(data|date|dia|completion time|transaction (date|time)|posting date)/],
  ['amount', /^(valor|montante|amount|importancia|quantia)/],
  ['reference', /^(ref|documento|n[.ºo]* ?doc|cheque|receipt|recibo|transaction id)/],
  ['description', /^(descri|detal|details|movimento|historico|narrative)/],
];

/** Text without accents and in small letters. */
export const folded = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** What each cell of a row would head; the first of a kind counts. */
export function statementColumns(row: readonly string[]): StatementColumns {
  const columns = new Map<StatementColumn, number>();
  for (const [index, cell] of row.entries()) {
    const heading = folded(cell);
    const found = headings.find(([, words]) => words.test(heading))?.[0];
    if (found !== undefined && !columns.has(found)) columns.set(found, index);
  }
  const valueOn = columns.get('valueOn');
  if (!columns.has('on') && valueOn !== undefined) columns.set('on', valueOn);
  return columns;
}

/** Whether a row heads the movements: it names a day and an amount. */
export const isStatementHeading = (columns: StatementColumns): boolean =>
  columns.has('on') && (columns.has('amount') || columns.has('debit') || columns.has('credit'));

/** The sign that a word of a column of signs says; undefined for any other word. */
export function signOfMark(mark: string): 1 | -1 | undefined {
  const word = folded(mark).replaceAll(/[−–]/g, '-').replace(/\.$/, '');
  if (/^(-|d|dr|db|deb|debito|debit|saida)$/.test(word)) return -1;
  return /^(\+|c|cr|cred|credito|credit|entrada)$/.test(word) ? 1 : undefined;
}
