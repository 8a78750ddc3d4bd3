import { describe, expect, it } from '@jest/globals';
import {
  checkSaft,
  DECLARATION_BYTES_MAX,
  declarationText,
  mozambique,
  splitDeclaration,
  writeSaft,
  type DeclarationPart,
  type ExportSource,
  type FiscalInvoice,
} from '@balcao/fiscal';
import { inSections, places } from '@balcao/fiscal/testing';
import { signOf, tradeSumsProjection } from '@balcao/projections';
import type { TradeSumRow } from '@balcao/contracts';
import { formatMinor } from '@balcao/pricing';
import fc from 'fast-check';
import { randomMonth } from '../testing/random-month.js';
import { invoiceOf, type IssuedDocument } from './fiscal-document.js';

const { company } = places.MZ;
/** Each is a month of its own. */
const seeds = 100;
/** Small enough that most months make several files. */
const bytesMax = 4_000;

const bySeries = (a: IssuedDocument, b: IssuedDocument) =>
  a.issued.seriesId.localeCompare(b.issued.seriesId) || a.issued.number - b.issued.number;
const byDay = (a: IssuedDocument, b: IssuedDocument) =>
  a.issued.issuedOn.localeCompare(b.issued.issuedOn) || bySeries(a, b);

async function* streamOf<One>(all: readonly One[]): AsyncGenerator<One> {
  for (const one of all) yield await Promise.resolve(one);
}

const invoicesIn = (month: readonly IssuedDocument[]): readonly FiscalInvoice[] =>
  month.map(invoiceOf);

async function partsOf(month: readonly IssuedDocument[], format: 'csv' | 'xml') {
  const invoices = streamOf(invoicesIn([...month].sort(byDay)));
  const parts: DeclarationPart[] = [];
  for await (const part of splitDeclaration(invoices, company, format, bytesMax)) parts.push(part);
  return parts;
}

type Folded = Parameters<typeof tradeSumsProjection.keys>[0];

/** What the VAT summary of the month reads: the rows kept by code, less what is cancelled. */
function vatSummary(month: readonly IssuedDocument[]): Readonly<Record<string, number[]>> {
  const rows = new Map<string, TradeSumRow>();
  const sums: Record<string, number[]> = {};
  const add = (vatId: string, base: number, vat: number) => {
    const [before = 0, beforeVat = 0] = sums[vatId] ?? [];
    sums[vatId] = [before + base, beforeVat + vat];
  };
  for (const [revision, { issued, status }] of month.entries()) {
    const metadata = { actorId: 'ana', recordedAt: `${issued.issuedOn}T10:00:00.000Z` };
    const place = { stream: 'journal-SHOP', category: 'journal', streamId: 'SHOP', revision };
    // A plain object of a test: JSON like what a store would hand over.
    const event = { ...place, type: 'DocumentIssued', data: issued, metadata } as unknown as Folded;
    for (const key of tradeSumsProjection.keys(event)) {
      const row = tradeSumsProjection.fold(rows.get(key.id), event, { partition: 'SHOP', ...key });
      if (row !== undefined) rows.set(key.id, { ...row, revision } as TradeSumRow);
    }
    if (status.code !== 'A') continue;
    const sign = signOf(issued);
    for (const group of issued.totals.groups)
      add(group.vatId, -sign * group.baseMinor, -sign * group.vatMinor);
  }
  for (const { dimension, value, baseMinor, vatMinor } of rows.values())
    if (dimension === 'vat') add(value, baseMinor, vatMinor);
  return sums;
}

const vatIdOf: Readonly<Record<string, string>> = { 16: 'vat_NOR', 5: 'vat_RED', 0: 'vat_ISE_B' };

/** The same of the rows of the monthly files. */
function declared(parts: readonly DeclarationPart[]): Readonly<Record<string, number[]>> {
  const sums: Record<string, number[]> = {};
  for (const { state, type, rate, rateNetMinor, rateVatMinor } of parts.flatMap((p) => p.rows)) {
    const sign = state === 'Anulado' ? 0 : type === 'Nota de crédito' ? -1 : 1;
    const [base = 0, vat = 0] = sums[vatIdOf[rate] ?? ''] ?? [];
    sums[vatIdOf[rate] ?? ''] = [base + sign * rateNetMinor, vat + sign * rateVatMinor];
  }
  return sums;
}

function sourceOf(month: readonly IssuedDocument[]): ExportSource {
  const none = () => streamOf([]);
  const address = { detail: 'Rua da Sé 4', city: 'Beira', country: 'MZ' };
  const named = (ids: ReadonlySet<string>) =>
    streamOf([...ids].map((id) => ({ id, taxId: '100033593', name: `Cliente ${id}`, address })));
  return inSections({
    company,
    software: {
      makerTaxId: '0',
      certificate: '0',
      product: 'Balcão',
      maker: 'Balcão',
      version: '1',
    },
    period: { from: '2026-03-01', to: '2026-03-31' },
    madeOn: '2026-04-02',
    invoices: () => streamOf(invoicesIn([...month].sort(bySeries))),
    customers: named,
    suppliers: none,
    products: (codes) =>
      streamOf([...codes].map((code) => ({ code, kind: 'P', description: `Artigo ${code}` }))),
  });
}

describe('the monthly file of any month', () => {
  const property = (format: 'csv' | 'xml', numRuns: number) =>
    fc.assert(
      fc.asyncProperty(randomMonth, async (month) => {
        const parts = await partsOf(month, format);
        const rows = parts.flatMap((part) => part.rows);
        expect(declared(parts)).toEqual(vatSummary(month));
        for (const { issued, status } of month) {
          const own = rows.filter(({ id }) => id === issued.reference);
          const sum = own.reduce((total, { rateTotalMinor }) => total + rateTotalMinor, 0);
          expect(sum).toBe(issued.totals.totalMinor);
          const states = new Set(own.map(({ state }) => state));
          expect([...states]).toEqual([status.code === 'A' ? 'Anulado' : 'Normal']);
          expect(
            parts.filter((part) => part.rows.some(({ id }) => id === issued.reference)),
          ).toHaveLength(1);
        }
        for (const part of parts) {
          expect(part.bytes).toBeLessThanOrEqual(bytesMax);
          const size = Buffer.byteLength(declarationText(part, format));
          expect(size).toBeLessThanOrEqual(part.bytes);
        }
      }),
      { seed: 2026, numRuns },
    );

  it('comes to its VAT summary and documents to the cent, in parts under the limit', async () => {
    expect(bytesMax).toBeLessThan(DECLARATION_BYTES_MAX);
    await property('csv', seeds);
  });

  it('does so as XML', () => property('xml', 20));
});

describe('the SAF-T of any month', () => {
  it('is valid, and comes to its documents that are not cancelled', async () => {
    await fc.assert(
      fc.asyncProperty(randomMonth, async (month) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of writeSaft(sourceOf(month), mozambique())) pieces.push(piece);
        const problems: unknown[] = [];
        await checkSaft(streamOf(pieces), (problem) => {
          if (problem.code !== 'signature.none') problems.push(problem);
        });
        expect(problems).toEqual([]);
        const text = Buffer.concat(pieces).toString();
        const counted = month.filter(({ status }) => status.code !== 'A');
        const baseOf = (isDebit: boolean) =>
          counted
            .filter(({ issued }) => (issued.accountEffect === 'credit') === isDebit)
            .reduce((sum, { issued }) => sum + issued.totals.baseMinor, 0);
        expect(text).toContain(`<TotalDebit>${formatMinor(baseOf(true))}</TotalDebit>`);
        expect(text).toContain(`<TotalCredit>${formatMinor(baseOf(false))}</TotalCredit>`);
        const cancelled = text.match(/<InvoiceStatus>A</g) ?? [];
        expect(cancelled).toHaveLength(month.length - counted.length);
      }),
      { seed: 2026, numRuns: seeds },
    );
  });
});
