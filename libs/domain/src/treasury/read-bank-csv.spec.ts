import { describe, expect, it } from '@jest/globals';
import { Problems } from '../refusal.js';
import { readBankCsv } from './read-bank-csv.js';

function read(...rows: readonly string[]) {
  const problems = new Problems();
  const { lines } = readBankCsv(rows.join('\n'), problems);
  problems.refuseIfAny();
  return lines;
}

const amounts = (...rows: readonly string[]) => read(...rows).map(({ amountMinor }) => amountMinor);

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
    ['by debits with a minus', 'Data;Débito;Crédito', '5/3/2026;-40,00;', '6/3/2026;;4.640,00'],
  ])('is read %s', (_how, ...rows) => {
    expect(amounts(...rows)).toEqual([-4_000, 464_000]);
  });

  it('is proved by the running balance, whichever way the lines run', () => {
    const heading = 'Data;Valor;Saldo';
    const fee = '5/3/2026;40,00;960,00';
    const sale = '6/3/2026;500,00;1.460,00';
    const cash = '7/3/2026;60,00;1.400,00';
    expect(amounts(heading, '4/3/2026;1.000,00;1.000,00', fee, sale, cash)).toEqual([
      ...[100_000, -4_000, 50_000, -6_000],
    ]);
    expect(amounts(heading, cash, sale, fee, '4/3/2026;1.000,00;1.000,00')).toEqual([
      ...[-6_000, 50_000, -4_000, 100_000],
    ]);
  });

  it('is that of a reversal where debits have both signs', () => {
    const rows = ['5/3/2026;40,00;;960,00', '6/3/2026;-40,00;;1.000,00'];
    expect(amounts('Data;Débito;Crédito;Saldo', ...rows)).toEqual([-4_000, 4_000]);
  });

  it('stays as it is written where other balances of the file do not fit', () => {
    const rows = ['5/3/2026;-40,00;960,00', '6/3/2026;-60,00;1.020,00', '7/3/2026;-5,00;1,00'];
    expect(amounts('Data;Valor;Saldo', ...rows)).toEqual([-4_000, -6_000, -500]);
  });

  it('is never guessed', () => {
    const read = () => amounts('Data;Valor;D/C', '5/3/2026;40,00;X');
    expect(read).toThrow('treasury.statementSign');
  });
});

describe('the figure of a bank movement', () => {
  it('reads two ways only where nothing in the file tells', () => {
    expect(() => amounts('Data;Valor', '5/3/2026;1.250')).toThrow('treasury.statementUnreadable');
    expect(amounts('Data;Valor', '5/3/2026;1.250', '6/3/2026;-0,50')).toEqual([125_000, -50]);
  });

  it('is refused where it is a text, or finer than money', () => {
    for (const amount of ['ver nota 123', '1,234', '12,3456', '1.23.4']) {
      expect(() => amounts('Data;Valor', `5/3/2026;${amount}`)).toThrow(
        'treasury.statementUnreadable',
      );
    }
  });
});

describe('the lines of a bank statement', () => {
  it('are its movements, without balances, totals and footers', () => {
    expect(
      read(
        ...['Extracto de conta;;;;;', 'Data Mov.;Data Valor;Descritivo;Débito;Crédito;Saldo'],
        ...[';;Saldo anterior;;;10.000,00', '05/03/2026;05/03/2026;Papelaria;350,00;;9.650,00'],
        ...['06/03/2026;06/03/2026;Entrega;;900,00;10.550,00', ';;Totais;350,00;900,00;'],
        ...['31/03/2026;;Saldo final;;;10.550,00', 'Emitido por meios informáticos;;;;;'],
      ).map(({ description, amountMinor }) => [description, amountMinor]),
    ).toEqual([
      ['Papelaria', -35_000],
      ['Entrega', 90_000],
    ]);
  });

  it('have texts with line breaks, inches, commas, and a second line', () => {
    const texts = (...rows: readonly string[]) => read(...rows).map((line) => line.description);
    expect(texts('"Data";"Descritivo";"Valor"', '"5/3/2026";"De\nB";"9,00"')).toEqual(['De B']);
    expect(texts('Data;Descritivo;Valor', '5/3/2026;VARAO 3/8" 6M;-9,00')).toEqual([
      'VARAO 3/8" 6M',
    ]);
    expect(texts('Data;Descritivo;Valor', '5/3/2026;A, B, C, D;9,00')).toEqual(['A, B, C, D']);
    expect(texts('Ref;Descritivo;Data;Valor', 'A1;Compra;5/3/2026;9,00', ';terminal 77;;')).toEqual(
      ['Compra terminal 77'],
    );
    expect(texts('Data|Descritivo|Valor', '5/3/2026|Entrega|9,00')).toEqual(['Entrega']);
    expect(texts('sep=,', 'Data,Descritivo,Valor', '5/3/2026,Entrega,9')).toEqual(['Entrega']);
  });

  it('are those of a wallet that were completed', () => {
    expect(
      read(
        'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
        ...['QA1,2026-07-21 16:51:08,To X,Completed,,100.00,500.00'],
        ...['QA2,2026-07-21 15:09:15,From Y,Completed,200.00,,600.00'],
        ...['QA3,2026-07-21 14:00:00,From Z,Failed,350.00,,400.00'],
        ...['QA4,2026-07-20 23:40:00,From W,Completed,"1,250.00",,400.00'],
      ).map(({ on, reference, amountMinor }) => [on, reference, amountMinor]),
    ).toEqual([
      ['2026-07-21', 'QA1', -10_000],
      ['2026-07-21', 'QA2', 20_000],
      ['2026-07-20', 'QA4', 125_000],
    ]);
  });
});

describe('the days of a bank statement', () => {
  const days = (heading: string, ...written: readonly string[]) =>
    read(`${heading};Valor`, ...written.map((day) => `${day};1,00`)).map(({ on }) => on);

  it('are read as they are written', () => {
    expect(days('Data', '05-Abr-2026', '6 de Maio de 2026', '07.03.26', '20260308')).toEqual([
      ...['2026-04-05', '2026-05-06', '2026-03-07', '2026-03-08'],
    ]);
    expect(days('Date', '5 Mar 2026', '06/03/26', '2026-03-07T10:41:00Z')).toEqual([
      ...['2026-03-05', '2026-03-06', '2026-03-07'],
    ]);
    expect(days('Data Valor', '05/03/2026 10:41')).toEqual(['2026-03-05']);
  });

  it('have the month first where one of them proves it, and are refused where nothing tells', () => {
    expect(days('Date', '03/04/2026', '03/31/2026')).toEqual(['2026-03-04', '2026-03-31']);
    expect(() => days('Date', '03/04/2026', '03/11/2026')).toThrow('treasury.statementDayOrder');
    expect(days('Date', '03/03/2026')).toEqual(['2026-03-03']);
  });
});
