import { describe, expect, it } from '@jest/globals';
import { readTable } from '../read-table.js';
import { PercentCell, UnreadCell } from '../table.js';
import {
  compoundFile,
  double,
  longs,
  record,
  shorts,
  streamOf,
  text,
  type WrittenSheet,
} from './written-xls.js';

const label = (row: number, column: number, value: string) =>
  record(0x204, shorts(row, column, 0), text(value));
const number = (row: number, column: number, value: number, style = 0) =>
  record(0x203, shorts(row, column, style), double(value));
const head = [label(0, 0, 'Código'), label(0, 1, 'Nome'), label(0, 2, 'Preço')];
const sheet = (records: readonly Uint8Array[], name = 'Artigos'): WrittenSheet => ({
  name,
  records: [...head, ...records],
});
const read = (sheets: readonly WrittenSheet[], shared: readonly Uint8Array[] = []) =>
  readTable(compoundFile('Workbook', streamOf(sheets, shared)));

describe('a workbook of Excel 97 to 2003', () => {
  it('is read from its visible sheets, with the numbers of its rows and those that are hidden', async () => {
    const row = (at: number, flags: number) =>
      record(0x208, shorts(at, 0, 3, 255, 0, 0), longs(flags));
    const cells = [row(4, 0x20), label(4, 0, 'A1'), label(4, 1, 'Feijão 阿'), number(4, 2, 25.5)];
    const table = await read([
      { name: 'Listas', state: 1, records: [label(0, 0, 'X'), label(1, 0, 'Y')] },
      { name: 'Muito', state: 2, records: [label(0, 0, 'X'), label(1, 0, 'Y')] },
      sheet(cells),
      sheet([label(1, 0, 'B')], 'Outros'),
    ]);
    expect(table).toEqual({
      headings: ['Código', 'Nome', 'Preço'],
      headingRow: 1,
      rows: [{ place: 5, cells: ['A1', 'Feijão 阿', 25.5] }],
      hiddenRows: 1,
      sheet: 'Artigos',
      sheets: ['Artigos', 'Outros'],
    });
  });

  it('has numbers in four forms, days, percentages, errors and what formulas came to', async () => {
    const style = (format: number) => record(0xe0, shorts(0, format), Buffer.alloc(16));
    const shared = [
      record(0x41e, shorts(164), text('dd/mm/yyyy;@')),
      ...[style(0), style(164), style(9), style(14)],
    ];
    const rk = (value: number) => longs(value);
    const whole = (value: number, isHundredth = false) =>
      rk(((value << 2) | 2 | (isHundredth ? 1 : 0)) >>> 0);
    const upper = (value: number) => rk(Buffer.from(double(value)).readUInt32LE(4) & 0xff_ff_ff_fc);
    const formula = (row: number, column: number, result: Uint8Array) =>
      record(0x06, shorts(row, column, 0), result, shorts(0), longs(0), shorts(0));
    const result = (kind: number, value: number) =>
      Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff]);
    const { rows } = await read(
      [
        sheet([
          record(0x27e, shorts(1, 0, 0), whole(-7)),
          record(0xbd, shorts(1, 1, 0), whole(4_530, true), shorts(0), upper(0.5), shorts(2)),
          number(2, 0, 46_086, 1),
          number(2, 1, 0.16, 2),
          number(2, 2, 46_086, 3),
          formula(3, 0, double(45.300000000000004)),
          formula(3, 1, result(0, 0)),
          record(0x207, text('Sal')),
          formula(3, 2, result(2, 0x07)),
          formula(4, 0, result(1, 1)),
          record(0x205, shorts(4, 1, 0), Buffer.from([0x17, 1])),
          record(0x205, shorts(4, 2, 0), Buffer.from([0, 0])),
        ]),
      ],
      shared,
    );
    const day = new Date('2026-03-05T00:00:00.000Z');
    expect(rows.map(({ cells }) => cells)).toEqual([
      [-7, 45.3, 0.5],
      [day, new PercentCell(16), day],
      [45.300000000000004, 'Sal', new UnreadCell('import.errorCell', '#DIV/0!')],
      [true, new UnreadCell('import.errorCell', '#REF!'), false],
    ]);
    const from1904 = await read(
      [sheet([number(1, 0, 44_624, 1)])],
      [...shared, record(0x22, shorts(1))],
    );
    expect(from1904.isFrom1904).toBe(true);
    expect(from1904.rows[0]?.cells[0]).toEqual(day);
  });

  it('tells of formulas that were never calculated, where none was', async () => {
    const formula = (column: number, kind: number) =>
      record(
        0x06,
        shorts(1, column, 0),
        Buffer.from([kind, 0, 1, 0, 0, 0, 0xff, 0xff]),
        shorts(0, 0, 0, 0),
      );
    const none = await read([sheet([label(1, 0, 'A1'), formula(2, 3)])]);
    expect(none.rows[0]?.cells[2]).toEqual(new UnreadCell('import.neverCalculated', '='));
    const some = await read([sheet([label(1, 0, 'A1'), formula(1, 1), formula(2, 3)])]);
    expect(some.rows[0]?.cells).toEqual(['A1', true]);
  });

  it('has texts that are shared, with formats in them, over the border of a record', async () => {
    const rich = Buffer.concat([
      shorts(4),
      Buffer.from([8]),
      shorts(1),
      Buffer.from('Café', 'latin1'),
    ]);
    const begun = Buffer.concat([shorts(6), Buffer.from([0]), Buffer.from('Ar', 'latin1')]);
    const rest = Buffer.concat([Buffer.from([1]), Buffer.from('roz阿', 'utf16le')]);
    const sst = [
      record(0xfc, longs(3, 3), text('Óleo'), rich, longs(0), begun),
      record(0x3c, rest),
    ];
    const shown = (row: number, index: number) => record(0xfd, shorts(row, 0, 0), longs(index));
    const { rows } = await read([sheet([shown(1, 0), shown(2, 1), shown(3, 2)])], sst);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Óleo', 'Café', 'Arroz阿']);
  });

  it('is read where it is short, long, or of Excel 95 in its code page', async () => {
    const small = compoundFile('Workbook', streamOf([sheet([label(1, 0, 'A1')])]), true);
    expect((await readTable(small)).rows[0]?.cells).toEqual(['A1']);
    const many = Array.from({ length: 9_000 }, (_, at) => label(at + 1, 0, `Artigo ${at}`));
    expect((await read([sheet(many)])).rows).toHaveLength(9_000);
    const old = (row: number, value: Buffer) =>
      record(0x204, shorts(row, 0, 0), shorts(value.length), value);
    const records = [old(0, Buffer.from('Nome')), old(1, Buffer.from([0xc7, 0xe3, 0x80]))];
    const stream = streamOf([{ name: 'Folha1', records }], [record(0x42, shorts(1252))], 0x500);
    expect((await readTable(compoundFile('Book', stream))).rows[0]?.cells).toEqual(['Çã€']);
  });

  it('is refused with a password, of another version, or without a workbook', async () => {
    await expect(read([sheet([])], [record(0x2f, shorts(0))])).rejects.toThrow(
      'import.protectedWorkbook',
    );
    const locked = compoundFile('EncryptedPackage', Buffer.alloc(5_000));
    await expect(readTable(locked)).rejects.toThrow('import.protectedWorkbook');
    const version = compoundFile('Workbook', streamOf([sheet([])], [], 0x400));
    await expect(readTable(version)).rejects.toThrow('import.oldWorkbook');
    await expect(readTable(compoundFile('Notes', Buffer.alloc(5_000)))).rejects.toThrow(
      'import.unreadable',
    );
  });

  it('is read or refused, never more, wherever it is cut or a byte is another', async () => {
    const records = [label(1, 0, 'A1'), number(1, 2, 1.5), record(0xfd, shorts(2, 0, 0), longs(0))];
    const sst = [record(0xfc, longs(1, 1), text('Sal'))];
    const file = Buffer.from(compoundFile('Workbook', streamOf([sheet(records)], sst)));
    const outcomes = new Set<string>();
    const outcomeOf = async (changed: Uint8Array) => {
      try {
        await readTable(changed);
        return 'read';
      } catch (error) {
        return error instanceof Error ? error.message : 'no error';
      }
    };
    for (let at = 0; at < file.length; at += 1) {
      if (at % 7 === 0) outcomes.add(await outcomeOf(file.subarray(0, at)));
      const changed = Buffer.from(file);
      changed[at] = (file[at] ?? 0) ^ (1 << (at % 8));
      outcomes.add(await outcomeOf(changed));
    }
    expect([...outcomes].filter((outcome) => !/^(read|import\.\w+)$/.test(outcome))).toEqual([]);
  });
});
