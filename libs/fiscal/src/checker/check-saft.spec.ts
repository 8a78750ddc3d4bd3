import { describe, expect, it } from '@jest/globals';
import { describeFiscalProblem } from '@balcao/messages';
import { mozambique } from '../saft/index.js';
import { check, cornerShop, fileOf, inSections } from '../testing/index.js';
import type { FiscalProblem } from './problem.js';

const brief = ({ code, element, document }: FiscalProblem) =>
  [code, element, document].filter((one) => one !== undefined).join(' ');

const mozambican = await fileOf(mozambique());

/** A file of ours in which one text is another. */
const changed = (from: string | RegExp, to: string, text = mozambican) => {
  const after = text.replace(from, to);
  if (after === text) throw new Error(`nothing to change: ${String(from)}`);
  return after;
};

/** The text of one document, so that a change stays in it. */
const within = (number: string, from: string | RegExp, to: string) => {
  const escaped = number.replaceAll('/', '\\/');
  const document = new RegExp(
    `<(InvoiceNo|DocumentNumber|PaymentRefNo)>${escaped}<[^]*?</DocumentTotals>`,
  );
  return changed(document, (document.exec(mozambican)?.[0] ?? '').replace(from, to));
};

const inDollars = `<Currency><CurrencyCode>USD</CurrencyCode>
<CurrencyAmount>8.16</CurrencyAmount><ExchangeRate>63.945</ExchangeRate></Currency>`;

describe('the checker finds', () => {
  const mutations: readonly (readonly [what: string, text: string, problems: readonly string[]])[] =
    [
      [
        'a client who is not in the file',
        within('FT 2026/1', '<CustomerID>C1<', '<CustomerID>C7<'),
        ['reference.customerMissing SalesInvoices/Invoice/CustomerID FT 2026/1'],
      ],
      [
        'a product that is not in the file',
        within('FT 2026/1', '<ProductCode>A1<', '<ProductCode>A7<'),
        ['reference.productMissing SalesInvoices/Invoice/Line/ProductCode FT 2026/1'],
      ],
      [
        'a tax that the table lacks',
        within('FT 2026/1', '<TaxPercentage>16<', '<TaxPercentage>16.5<'),
        [
          'reference.taxMissing SalesInvoices/Invoice/Line/Tax FT 2026/1',
          'document.tax SalesInvoices/Invoice/DocumentTotals/TaxPayable FT 2026/1',
        ],
      ],
      [
        'a line that does not multiply',
        within('FT 2026/2', '<UnitPrice>1250<', '<UnitPrice>1251<'),
        ['line.amount SalesInvoices/Invoice/Line[2]/CreditAmount FT 2026/2'],
      ],
      [
        'totals that the lines do not give, in the document and its section',
        within('FT 2026/1', '<CreditAmount>450.00<', '<CreditAmount>451.00<'),
        [
          'line.amount SalesInvoices/Invoice/Line/CreditAmount FT 2026/1',
          'document.net SalesInvoices/Invoice/DocumentTotals/NetTotal FT 2026/1',
          'document.tax SalesInvoices/Invoice/DocumentTotals/TaxPayable FT 2026/1',
          'totals.credit SalesInvoices/TotalCredit',
        ],
      ],
      [
        'a tax that the rates do not give',
        within('FT 2026/1', '<TaxPayable>72.00<', '<TaxPayable>72.30<'),
        [
          'document.tax SalesInvoices/Invoice/DocumentTotals/TaxPayable FT 2026/1',
          'document.gross SalesInvoices/Invoice/DocumentTotals/GrossTotal FT 2026/1',
        ],
      ],
      [
        'no fault with a tax that was rounded in another currency',
        within(
          'FT 2026/1',
          /<TaxPayable>72.00<([^]*?<\/GrossTotal>)/,
          `<TaxPayable>72.30<$1${inDollars}`,
        ),
        ['document.gross SalesInvoices/Invoice/DocumentTotals/GrossTotal FT 2026/1'],
      ],
      [
        'a total that is not net and tax, and no longer what was signed',
        within('FT 2026/3', '<GrossTotal>174.00<', '<GrossTotal>147.00<'),
        [
          'signature.invalid SalesInvoices/Invoice/Hash FT 2026/3',
          'document.gross SalesInvoices/Invoice/DocumentTotals/GrossTotal FT 2026/3',
        ],
      ],
      [
        'a number of documents that is wrong',
        changed('<NumberOfEntries>5<', '<NumberOfEntries>4<'),
        ['totals.entries SalesInvoices/NumberOfEntries'],
      ],
      [
        'lines and quantities of movements that are wrong',
        changed(
          /<NumberOfMovementLines>2<([^]*)<TotalQuantityIssued>4</,
          '<NumberOfMovementLines>3<$1<TotalQuantityIssued>4.5<',
        ),
        [
          'totals.lines MovementOfGoods/NumberOfMovementLines',
          'totals.quantity MovementOfGoods/TotalQuantityIssued',
        ],
      ],
      [
        'a missing reason for no tax',
        within('FT 2026/2', /<TaxExemptionReason>.*\n.*\n/, ''),
        ['exemption.missing SalesInvoices/Invoice/Line[3]/Tax FT 2026/2'],
      ],
      [
        'a credit note that names nothing',
        within('NC 2026/1', /<References>[^]*?<\/References>\n/, ''),
        ['credit.noReference SalesInvoices/Invoice/InvoiceType NC 2026/1'],
      ],
      [
        'a credit note that takes VAT back and says only why',
        within('NC 2026/1', /<Reference>.*<\/Reference>\n/, ''),
        ['credit.noReference SalesInvoices/Invoice/InvoiceType NC 2026/1'],
      ],
      [
        'a day outside the period, before its series and not as signed',
        within('FT 2026/2', '<InvoiceDate>2026-03-03<', '<InvoiceDate>2026-02-28<'),
        [
          'date.outsidePeriod SalesInvoices/Invoice/InvoiceDate FT 2026/2',
          'number.dateOrder SalesInvoices/Invoice/InvoiceDate FT 2026/2',
          'signature.invalid SalesInvoices/Invoice/Hash FT 2026/2',
        ],
      ],
      [
        'a number that is taken twice, and what was signed under another',
        within('FT 2026/3', '<InvoiceNo>FT 2026/3<', '<InvoiceNo>FT 2026/2<'),
        ['number.twice SalesInvoices/Invoice/InvoiceNo FT 2026/2'],
      ],
      [
        'a document that was taken out',
        changed(
          /<Invoice>\n\s*<InvoiceNo>FT 2026\/2<[^]*?<\/Invoice>\n/,
          '',
          changed('<NumberOfEntries>5<', '<NumberOfEntries>4<').replace('4491.91', '900.00'),
        ),
        ['number.gap SalesInvoices/Invoice/InvoiceNo FT 2026/3'],
      ],
      [
        'a master that is described twice',
        changed(/<Customer>[^]*?<\/Customer>\n/, '$&$&'),
        ['master.twice Customer/CustomerID'],
      ],
      [
        'a tax number with another check digit',
        changed('<TaxRegistrationNumber>400339910<', '<TaxRegistrationNumber>400339911<'),
        ['header.taxNumber Header/TaxRegistrationNumber'],
      ],
      [
        'a value that its element does not allow',
        within('FT 2026/1', '<InvoiceStatus>N<', '<InvoiceStatus>X<'),
        [
          'schema.notOneOf SourceDocuments/SalesInvoices/Invoice/DocumentStatus/InvoiceStatus FT 2026/1',
        ],
      ],
      [
        'an element that is missing',
        within('FT 2026/2', /<UnitOfMeasure>UN<\/UnitOfMeasure>\n\s*/, ''),
        ['schema.unexpected SourceDocuments/SalesInvoices/Invoice[2]/Line/UnitPrice FT 2026/2'],
      ],
      [
        'one internal code that stands for two types of document, once for each',
        changed(/(<InvoiceNo>FT 2026\/[23]<[^]*?<InvoiceType>)FT</g, '$1FR<'),
        ['number.codeOfTwoTypes SalesInvoices/Invoice/InvoiceNo FT 2026/2'],
      ],
      [
        'a signature of 0 where the program is certified',
        changed(
          /<SoftwareCertificateNumber>[^<]*</,
          '<SoftwareCertificateNumber>2230<',
          within('FT 2026/3', /<Hash>[^<]*</, '<Hash>0<'),
        ),
        ['signature.zero SalesInvoices/Invoice/Hash FT 2026/3'],
      ],
      [
        'a character that cannot be seen, which another code page left',
        changed('<CompanyName>', '<CompanyName>\u0093'),
        ['file.control Header/CompanyName'],
      ],
      [
        'a file that breaks off',
        mozambican.slice(0, mozambican.indexOf('<SalesInvoices>')),
        ['xml.unclosed '],
      ],
    ];

  it.each(mutations)('%s', async (_what, text, expected) => {
    const { problems } = await check(text);
    const found = problems.filter(({ severity }) => severity === 'error').map(brief);
    expect(found).toEqual(expected);
  });

  it('of a part of a file, nothing that the rest of it may hold', async () => {
    const { problems } = await check(mozambican.slice(0, mozambican.indexOf('<SalesInvoices>')));
    expect(problems.map(({ code }) => code)).toEqual(['xml.unclosed']);
  });

  it('letters that are not in the encoding of the file, once and where they are', async () => {
    const { problems } = await check(mozambican.replaceAll(/Baía|Maputo/g, 'Ma\ufffdto'));
    const [first, ...others] = problems.filter(({ code }) => code === 'file.misread');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ severity: 'error', params: { text: 'Ma\ufffdto' } });
    expect(first?.element).toMatch(/^Header\//);
    expect(first?.line).toBeGreaterThan(1);
  });

  it('the same however the file comes', async () => {
    const text = within('FT 2026/2', '<UnitPrice>1250<', '<UnitPrice>1251<');
    const [whole, parted] = await Promise.all([check(text, {}, 1e9), check(text, {}, 7)]);
    expect(parted.problems).toEqual(whole.problems);
  });

  it('the line of what is wrong', async () => {
    const text = within('FT 2026/2', '<UnitPrice>1250<', '<UnitPrice>1251<');
    const { problems } = await check(text);
    const line = text.split('\n')[(problems[0]?.line ?? 0) - 1] ?? '';
    expect(line.trim()).toBe('<CreditAmount>2500.00</CreditAmount>');
  });

  it('credit notes above what they credit', async () => {
    const source = cornerShop('MZ');
    async function* invoices() {
      for await (const one of source.invoices()) {
        yield one.type === 'NC'
          ? {
              ...one,
              lines: one.lines.map((line) => ({ ...line, references: [{ number: 'FT 2026/3' }] })),
            }
          : one;
      }
    }
    const text = (await fileOf(mozambique(), inSections({ ...source, invoices }))).replace(
      /(<InvoiceNo>FT 2026\/3<[^]*?)<InvoiceStatus>A</,
      '$1<InvoiceStatus>N<',
    );
    const smaller = text.replace(/(<InvoiceNo>FT 2026\/3<[^]*?<GrossTotal>)174\.00/, '$1100.00');
    const { problems } = await check(smaller);
    expect(problems.map(brief)).toContain(
      'credit.aboveDocument SalesInvoices/Invoice/InvoiceNo NC 2026/1',
    );
  });

  it('no country in a file that is none', async () => {
    const { problems } = await check('<Order xmlns="urn:order"/>');
    expect(problems.map(({ code }) => code)).toEqual(['file.notSaft']);
  });

  it('another version of a country, and reads it all the same', async () => {
    const { problems, summary } = await check(
      await fileOf(mozambique({ namespace: 'urn:OECD:StandardAuditFile-Tax:MZ_1.01_01' })),
    );
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['file.otherVersion', 'warning'],
    ]);
    expect(summary.documents).toEqual({
      SalesInvoices: 5,
      MovementOfGoods: 2,
      WorkingDocuments: 1,
      Payments: 1,
      PurchaseInvoices: 1,
    });
  });
});

describe('the sentences of problems', () => {
  it('say all their figures, in both languages', async () => {
    const text = within('FT 2026/2', '<UnitPrice>1250<', '<UnitPrice>1251<');
    const [problem] = (await check(text)).problems;
    if (problem === undefined) throw new Error('no problem');
    const texts = (['en', 'pt'] as const).map((language) =>
      describeFiscalProblem(language, problem.code, problem.params),
    );
    expect(texts).toEqual([
      '2 × 1251 is 2502, the line says 2500',
      '2 × 1251 são 2502; a linha diz 2500',
    ]);
  });

  it('name the numbers that a series lacks, one or several', async () => {
    const textOf = async (last: number) => {
      const text = within('FT 2026/3', '<InvoiceNo>FT 2026/3<', `<InvoiceNo>FT 2026/${last}<`);
      const gap = (await check(text)).problems.find(({ code }) => code === 'number.gap');
      return gap && describeFiscalProblem('pt', gap.code, gap.params);
    };
    expect(await textOf(4)).toBe('À série FT 2026 falta o número 3 antes deste');
    expect(await textOf(6)).toBe('À série FT 2026 faltam os números 3 a 5 antes deste');
  });
});
