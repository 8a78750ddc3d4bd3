import { declarationColumns, type DeclarationColumn, type DeclarationPart } from '@balcao/fiscal';

/** A part as a workbook with one sheet, `Faturas`: numbers are numbers, days are dates. */
export async function declarationWorkbook({ rows }: DeclarationPart): Promise<Uint8Array> {
  // With the first workbook: it is large.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Faturas', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = declarationColumns.map(({ field, heading, kind }) => ({
    key: field,
    header: heading,
    width: Math.max(12, heading.length + 2),
    style: { numFmt: formats[kind] },
  }));
  for (const row of rows) {
    sheet.addRow(declarationColumns.map((column) => cellOf(row[column.field], column)));
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const formats = {
  text: '@',
  day: 'yyyy-mm-dd',
  money: '0.00',
  decimal: 'General',
  number: '0',
} as const;

function cellOf(
  value: string | number | undefined,
  { kind }: DeclarationColumn,
): string | number | Date | null {
  if (value === undefined || value === '') return null;
  if (kind === 'money' && typeof value === 'number') return value / 100;
  if (kind === 'day') return new Date(`${value}T00:00:00Z`);
  return kind === 'decimal' ? Number.parseFloat(`${value}`) : value;
}
