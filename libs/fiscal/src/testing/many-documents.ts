import { decimalOf, netUnitPrice } from '../model/index.js';
import type { ExportSource, FiscalInvoice, FiscalLine } from '../model/index.js';
import { SeriesSigner, signerOf } from '../signatures/index.js';
import { inSections, type SectionReaders } from './in-sections.js';
import { places, software } from './places.js';

const customers = 200;
const products = 500;

/**
 * A busy month: so many invoices of three lines, made as they are asked for, so that none is held.
 * The same each time.
 */
export function manyDocuments(
  count: number,
): ExportSource & Required<Pick<SectionReaders, 'invoices'>> {
  const place = places.MZ;
  return inSections({
    company: place.company,
    software,
    period: { from: '2026-03-01', to: '2026-03-31' },
    madeOn: '2026-04-02',
    invoices: () => invoices(count),
    customers: (ids) =>
      streamOf(
        [...ids].map((id) => ({
          id,
          taxId: '100033593',
          name: `Cliente ${id}`,
          address: { detail: 'Rua da Sé 4', city: 'Beira', country: 'MZ' },
        })),
      ),
    suppliers: () => streamOf([]),
    products: (codes) =>
      streamOf([...codes].map((code) => ({ code, kind: 'P', description: `Artigo ${code}` }))),
  });
}

async function* streamOf<One>(all: readonly One[]): AsyncGenerator<One> {
  for (const one of all) yield await Promise.resolve(one);
}

async function* invoices(count: number): AsyncGenerator<FiscalInvoice> {
  const signer = new SeriesSigner(signerOf('sha256-chain'));
  for (let number = 1; number <= count; number += 1) {
    yield await Promise.resolve(invoiceOf(number, count, signer));
  }
}

function invoiceOf(number: number, count: number, signer: SeriesSigner): FiscalInvoice {
  const day = 1 + Math.floor((30 * (number - 1)) / count);
  const issuedOn = `2026-03-${`${day}`.padStart(2, '0')}`;
  const enteredAt = `${issuedOn}T12:00:00`;
  const lines = [0, 1, 2].map((at) => lineOf(number, at, issuedOn));
  const netMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // 16 % of whole units of money: nothing to round.
  const taxMinor = (netMinor / 100) * 16;
  const grossMinor = netMinor + taxMinor;
  const text = `FT 2026/${number}`;
  const { normal: tax } = places.MZ;
  return {
    number: text,
    type: 'FT',
    status: { code: 'N', at: enteredAt, by: 'ana' },
    source: 'P',
    signature: signer.next({ issuedOn, enteredAt, number: text, grossMinor }),
    issuedOn,
    enteredAt,
    by: 'ana',
    customerId: `C${number % customers}`,
    customerTaxId: '100033593',
    customerName: `Cliente C${number % customers}`,
    lines,
    totals: { taxMinor, netMinor, grossMinor },
    groups: [{ tax, baseMinor: netMinor, taxMinor }],
  };
}

function lineOf(number: number, at: number, on: string): FiscalLine {
  const quantity = decimalOf(`${1 + ((number + at) % 7)}`);
  const amountMinor = 100 * (1 + ((number * 37 + at * 11) % 9_000));
  return {
    number: at + 1,
    productCode: `A${(number * 3 + at) % products}`,
    description: 'Arroz de Chókwè, saco de 25 kg',
    quantity,
    unit: 'UN',
    unitPrice: netUnitPrice(amountMinor, quantity),
    taxPointOn: on,
    side: 'credit',
    amountMinor,
    tax: places.MZ.normal,
  };
}
