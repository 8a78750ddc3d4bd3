import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { STATEMENT_LINES_MAX } from '@balcao/domain';
import { readBankFile } from './read-bank-file.js';

const context = { account: { name: 'Conta' }, kept: [] };

/** The movements of a text file; throws where any of it cannot be read. */
async function read(...rows: readonly string[]) {
  const { read: statement, problems } = await readBankFile(
    Buffer.from(rows.join('\n')),
    {},
    context,
  );
  problems.refuseIfAny();
  return statement.lines;
}

const amounts = async (...rows: readonly string[]) =>
  (await read(...rows)).map(({ amountMinor }) => amountMinor);

describe('the sign of a bank movement', () => {
  it.each([
    ['in a column D/C', 'Data;Texto;Valor;D/C', '5/3/2026;x;40,00;D', '6/3/2026;x;4.640,00;C'],
    ['in words', 'Data;Montante;Natureza', '5/3/2026;40,00;Débito', '6/3/2026;4.640,00;Crédito'],
    ['in a column of signs', 'Data;Montante;Sinal', '5/3/2026;40,00;-', '6/3/2026;4.640,00;+'],
    ['under Débito/Crédito', 'Data;Débito/Crédito;Valor', '5/3/2026;D;40,00', '6/3/2026;C;4640,00'],
    ['behind the amount', 'Data;Valor', '5/3/2026;40,00 D', '6/3/2026;4.640,00CR'],
    ['as Dr and Cr', 'Data;Valor', '5/3/2026;40.00Dr', '6/3/2026;4,640.00 Cr'],
    ['as a column of each', 'Date,Paid In,Withdrawn', '2026-03-05,,40.00', '2026-03-06,4640.00,'],
    ['as Recebido and Saída', 'Data;Recebido;Saída', '5/3/2026;;40,00', '6/3/2026;4.640,00;'],
    [
      ...['as Valor Débito and Valor Crédito', 'Data;Valor Débito;Valor Crédito'],
      ...['5/3/2026;40,00;0,00', '6/3/2026;0,00;4.640,00'],
    ],
    ['as the sign of minus', 'Data;Valor', '5/3/2026;−40,00', '6/3/2026;4.640,00'],
    ['as a dash', 'Data;Valor', '5/3/2026;–40,00', '6/3/2026;4.640,00'],
    ['in brackets behind a currency', 'Data;Valor', '5/3/2026;MZN (40,00)', '6/3/2026;4.640,00'],
    ['behind the figure', 'Data;Valor', '5/3/2026;40,00-', '6/3/2026;4.640,00'],
    ['before a unit with a stop', 'Data;Valor', '5/3/2026;-40,00 Mt.', '6/3/2026;4.640,00 Mt.'],
    ['with four decimals', 'Date,Amount', '2026-03-05,-40.0000', '2026-03-06,4640.0000'],
    ['with six decimals', 'Data;Valor', '5/3/2026;-40,000000', '6/3/2026;4640,000000'],
    [
      'as Amount (Dr) and (Cr)',
      'Date;Amount (Dr);Amount (Cr)',
      '2026-03-05;40.00;',
      '2026-03-06;;4640.00',
    ],
    ['as Out and In', 'Date;Out;In', '2026-03-05;40.00;', '2026-03-06;;4640.00'],
    ['as Deve and Haver', 'Data;Deve;Haver', '5/3/2026;40,00;', '6/3/2026;;4.640,00'],
    ['by debits with a minus', 'Data;Débito;Crédito', '5/3/2026;-40,00;', '6/3/2026;;4.640,00'],
  ])('is read %s', async (_how, ...rows) => {
    expect(await amounts(...rows)).toEqual([-4_000, 464_000]);
  });

  it('is proved by the running balance, whichever way the lines run', async () => {
    const heading = 'Data;Valor;Saldo';
    const fee = '5/3/2026;40,00;960,00';
    const sale = '6/3/2026;500,00;1.460,00';
    const cash = '7/3/2026;60,00;1.400,00';
    expect(await amounts(heading, '4/3/2026;1.000,00;1.000,00', fee, sale, cash)).toEqual([
      ...[100_000, -4_000, 50_000, -6_000],
    ]);
    expect(await amounts(heading, cash, sale, fee, '4/3/2026;1.000,00;1.000,00')).toEqual([
      ...[-6_000, 50_000, -4_000, 100_000],
    ]);
  });

  it('is that of a reversal where debits have both signs', async () => {
    const rows = ['5/3/2026;40,00;;960,00', '6/3/2026;-40,00;;1.000,00'];
    expect(await amounts('Data;Débito;Crédito;Saldo', ...rows)).toEqual([-4_000, 4_000]);
  });

  it('stays as it is written where other balances of the file do not fit', async () => {
    const rows = ['5/3/2026;-40,00;960,00', '6/3/2026;-60,00;1.020,00', '7/3/2026;-5,00;1,00'];
    expect(await amounts('Data;Valor;Saldo', ...rows)).toEqual([-4_000, -6_000, -500]);
  });

  it('is asked for at a first line without a sign, unless a balance comes before', async () => {
    const rows = [
      '5/3/2026;Taxa;40,00;960,00',
      '6/3/2026;Taxa;60,00;900,00',
      '7/3/2026;V;1,00;901,00',
    ];
    const heading = 'Data;Descrição;Valor;Saldo';
    await expect(amounts(heading, ...rows)).rejects.toThrow('treasury.statementSign');
    expect(await amounts(heading, ';Saldo anterior;;1.000,00', ...rows)).toEqual([
      ...[-4_000, -6_000, 100],
    ]);
  });

  it('is never guessed', async () => {
    const read = amounts('Data;Valor;D/C', '5/3/2026;40,00;X');
    await expect(read).rejects.toThrow('treasury.statementSign');
  });
});

describe('the figure of a bank movement', () => {
  it('reads two ways only where nothing in the file tells', async () => {
    const asked = amounts('Data;Valor', '5/3/2026;1.250');
    await expect(asked).rejects.toThrow('treasury.statementDecimal');
    expect(await amounts('Data;Valor', '5/3/2026;1.250', '6/3/2026;-0,50')).toEqual([125_000, -50]);
  });

  it('is refused where it is a text, or finer than money', async () => {
    for (const amount of ['ver nota 123', '0,234', '12,3456', '1.23.4']) {
      await expect(amounts('Data;Valor', `5/3/2026;${amount}`)).rejects.toThrow(
        'treasury.statementUnreadable',
      );
    }
  });
});

describe('the lines of a bank statement', () => {
  it('are its movements, without balances, totals and footers', async () => {
    const lines = await read(
      ...['Extracto de conta;;;;;', 'Data Mov.;Data Valor;Descritivo;Débito;Crédito;Saldo'],
      ...[';;Saldo anterior;;;10.000,00', '05/03/2026;05/03/2026;Papelaria;350,00;;9.650,00'],
      ...['06/03/2026;06/03/2026;Entrega;;900,00;10.550,00', ';;Totais;350,00;900,00;'],
      ...['31/03/2026;;Saldo final;;;10.550,00', 'Emitido por meios informáticos;;;;;'],
    );
    expect(lines.map(({ description, amountMinor }) => [description, amountMinor])).toEqual([
      ['Papelaria', -35_000],
      ['Entrega', 90_000],
    ]);
  });

  it('are not balances that are carried, nor headings that are written again', async () => {
    const rows = [
      'Data;Descrição;Valor;Saldo',
      '01/03/2026;Saldo inicial;1.000,00;1.000,00',
      '05/03/2026;Transporte de mercadorias;-40,00;960,00',
      'Data;Descrição;Valor;Saldo',
      '31/03/2026;Saldo final;960,00;960,00',
    ];
    expect(await amounts(...rows)).toEqual([-4_000]);
  });

  it('have texts with line breaks, inches, commas, and a second line', async () => {
    const texts = async (...rows: readonly string[]) =>
      (await read(...rows)).map((line) => line.description);
    expect(await texts('"Data";"Descritivo";"Valor"', '"5/3/2026";"De\nB";"9,00"')).toEqual([
      'De B',
    ]);
    expect(await texts('Data;Descritivo;Valor', '5/3/2026;VARAO 3/8" 6M;-9,00')).toEqual([
      'VARAO 3/8" 6M',
    ]);
    expect(await texts('Data;Descritivo;Valor', '5/3/2026;A, B, C, D;9,00')).toEqual([
      'A, B, C, D',
    ]);
    expect(
      await texts('Ref;Descritivo;Data;Valor', 'A1;Compra;5/3/2026;9,00', ';terminal 77;;'),
    ).toEqual(['Compra terminal 77']);
    expect(await texts('Data|Descritivo|Valor', '5/3/2026|Entrega|9,00')).toEqual(['Entrega']);
    expect(await texts('sep=,', 'Data,Descritivo,Valor', '5/3/2026,Entrega,9')).toEqual([
      'Entrega',
    ]);
  });

  it('are those of a wallet that were completed', async () => {
    const lines = await read(
      'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
      ...['QA1,2026-07-21 16:51:08,To X,Completed,,100.00,500.00'],
      ...['QA2,2026-07-21 15:09:15,From Y,Completed,200.00,,600.00'],
      ...['QA3,2026-07-21 14:00:00,From Z,Failed,350.00,,400.00'],
      ...['QA4,2026-07-20 23:40:00,From W,Completed,"1,250.00",,400.00'],
    );
    expect(lines.map(({ on, reference, amountMinor }) => [on, reference, amountMinor])).toEqual([
      ['2026-07-21', 'QA1', -10_000],
      ['2026-07-21', 'QA2', 20_000],
      ['2026-07-20', 'QA4', 125_000],
    ]);
  });
});

describe('the days of a bank statement', () => {
  const days = async (heading: string, ...written: readonly string[]) =>
    (await read(`${heading};Valor`, ...written.map((day) => `${day};1,00`))).map(({ on }) => on);

  it('are read as they are written', async () => {
    expect(await days('Data', '05-Abr-2026', '6 de Maio de 2026', '07.03.26', '20260308')).toEqual([
      ...['2026-04-05', '2026-05-06', '2026-03-07', '2026-03-08'],
    ]);
    expect(await days('Date', '5 Mar 2026', '06/03/26', '2026-03-07T10:41:00Z')).toEqual([
      ...['2026-03-05', '2026-03-06', '2026-03-07'],
    ]);
    expect(await days('Date', 'Mar 5, 2026', 'Thu, 6 Mar 2026', '2026/3/7', '31032026')).toEqual([
      ...['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-31'],
    ]);
    expect(await days('Data Valor', '05/03/2026 10:41')).toEqual(['2026-03-05']);
  });

  it('have the month first where one of them proves it, and are refused where nothing tells', async () => {
    expect(await days('Date', '03/04/2026', '03/31/2026')).toEqual(['2026-03-04', '2026-03-31']);
    const asked = days('Date', '03/04/2026', '03/11/2026');
    await expect(asked).rejects.toThrow('treasury.statementDayOrder');
    expect(await days('Date', '03/03/2026')).toEqual(['2026-03-03']);
  });
});

describe('a bank statement', () => {
  const portuguese = [
    ...['Banco Comercial;Extracto de conta', 'Conta;10801636', ''],
    'Data Mov.;Data Valor;Descrição;Valor;Saldo',
    '02/03/2026;02/03/2026;"Transferência; Mercearia";1.234,50;51.234,50',
    '03/03/2026;04/03/2026;Comissão;-25,00;51.209,50',
  ];

  it('is read under the heading that names a day and an amount', async () => {
    expect(await read(...portuguese)).toEqual([
      {
        on: '2026-03-02',
        description: 'Transferência; Mercearia',
        amountMinor: 123_450,
        balanceMinor: 5_123_450,
      },
      { on: '2026-03-03', description: 'Comissão', amountMinor: -2_500, balanceMinor: 5_120_950 },
    ]);
  });

  it('is read with debits and credits in columns of their own', async () => {
    const rows = [
      'Date,Description,Reference,Debit,Credit',
      '2026-03-02,"Fee ""A""",77,"1,025.00",',
    ];
    expect(await read(...rows)).toEqual([
      { on: '2026-03-02', description: 'Fee "A"', reference: '77', amountMinor: -102_500 },
    ]);
  });

  it('is refused whole where a line cannot be read, and where there is none', async () => {
    const broken = portuguese.map((row) => row.replace('03/03/2026', '33/03/2026'));
    await expect(read(...broken)).rejects.toThrow('treasury.statementUnreadable');
    for (const text of ['', 'uma;linha', 'Data;Valor\n', 'Data;Valor\n;Total']) {
      await expect(read(text)).rejects.toThrow('treasury.statementEmpty');
    }
  });

  it('is refused beyond what one event holds', async () => {
    const rows = (count: number) => Array<string>(count).fill('03/03/2026;Comissão;-25,00');
    const heading = 'Data;Descrição;Valor';
    expect(await read(heading, ...rows(STATEMENT_LINES_MAX))).toHaveLength(STATEMENT_LINES_MAX);
    const tooMany = read(heading, ...rows(STATEMENT_LINES_MAX + 1));
    await expect(tooMany).rejects.toThrow('treasury.statementTooLong');
  });
});
