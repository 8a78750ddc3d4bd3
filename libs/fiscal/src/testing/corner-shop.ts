import type { ExportSource, FiscalInvoice } from '../model/index.js';
import type { SaftCountry } from '../saft/index.js';
import { SeriesSigner, signerOf, type Signer } from '../signatures/index.js';
import { otherDocuments } from './corner-shop-others.js';
import { figuresOf, lineOf, type Sold, type VatByRate } from './figures.js';
import { inSections, type SectionReaders } from './in-sections.js';
import { places, software, type Place } from './places.js';

/** One document of the shop, its figures as worked by hand. */
interface InvoicePlan {
  readonly number: string;
  readonly on: string;
  readonly sold: readonly Sold[];
  readonly vat: VatByRate;
  readonly more?: Partial<FiscalInvoice>;
}

function invoice(place: Place, signer: SeriesSigner, plan: InvoicePlan): FiscalInvoice {
  const { number, on, sold, vat, more } = plan;
  const { groups, totals } = figuresOf(place, vat);
  const enteredAt = `${on}T10:30:00`;
  const signature = signer.next({
    issuedOn: on,
    enteredAt,
    number,
    grossMinor: totals.grossMinor,
  });
  return {
    number,
    type: number.slice(0, 2),
    status: { code: 'N', at: enteredAt, by: 'ana' },
    source: 'P',
    signature,
    issuedOn: on,
    enteredAt,
    by: 'ana',
    customerId: 'C1',
    customerTaxId: '100033593',
    customerName: 'Hotel Baía',
    lines: sold.map((one, at) => lineOf(place, one, at + 1, on)),
    totals,
    groups,
    ...more,
  };
}

/** March 2026 of a corner shop: figures R1 and R2 of the worked examples, and one of each kind. */
function invoicesOf(place: Place, sign: Signer): readonly FiscalInvoice[] {
  const { normal, reduced, exempt } = place;
  const signer = new SeriesSigner(sign);
  const rice: Sold = { code: 'A1', name: 'Arroz 1 kg', quantity: '3', net: '450.00', tax: normal };
  const taken = { ...rice, quantity: '1', net: '150.00' };
  const plans: readonly InvoicePlan[] = [
    { number: 'FT 2026/1', on: '2026-03-02', sold: [rice], vat: [[normal, '450.00', '72.00']] },
    {
      number: 'FT 2026/2',
      on: '2026-03-03',
      sold: [
        {
          code: 'A2',
          name: 'Óleo 5 l',
          quantity: '10',
          net: '949.91',
          tax: normal,
          discount: '49.99',
        },
        { code: 'S1', name: 'Explicações', quantity: '2', net: '2500.00', tax: reduced },
        { code: 'A3', name: 'Pão', quantity: '4', net: '142.00', tax: exempt },
      ],
      vat: [
        [normal, '949.91', '151.99'],
        [reduced, '2500.00', '125.00'],
        [exempt, '142.00', '0.00'],
      ],
      more: {
        dueOn: '2026-04-02',
        discountMinor: 4_999,
        withholdings: [{ type: place.withholdingType, amountMinor: 10_000 }],
      },
    },
    {
      number: 'FT 2026/3',
      on: '2026-03-04',
      sold: [taken],
      vat: [[normal, '150.00', '24.00']],
      more: { status: { code: 'A', at: '2026-03-04T11:00:00', by: 'ana', reason: 'Engano' } },
    },
    {
      number: 'VD 2026/1',
      on: '2026-03-05',
      sold: [rice],
      vat: [[normal, '450.00', '72.00']],
      more: {
        customerId: 'CF',
        customerTaxId: '',
        customerName: '',
        payments: [
          { mechanism: 'NU', amountMinor: 30_000, on: '2026-03-05' },
          { mechanism: 'MPESA', amountMinor: 22_200, on: '2026-03-05' },
        ],
      },
    },
    { number: 'NC 2026/1', on: '2026-03-06', sold: [taken], vat: [[normal, '150.00', '24.00']] },
  ];
  return plans.map((one) => credited(invoice(place, signer, one)));
}

/** A credit note is on the other side, and names what it corrects. */
function credited(one: FiscalInvoice): FiscalInvoice {
  if (one.type !== 'NC') return one;
  const references = [{ number: 'FT 2026/1', reason: 'Devolução' }];
  return { ...one, lines: one.lines.map((line) => ({ ...line, side: 'debit', references })) };
}

async function* streamOf<One>(all: readonly One[]): AsyncGenerator<One> {
  for (const one of all) yield await Promise.resolve(one);
}

/** The corner shop's month in a country, signed. */
export function cornerShop(
  country: SaftCountry,
  signer: Signer = signerOf('sha256-chain'),
): ExportSource & Required<SectionReaders> {
  const place = places[country];
  const invoices = invoicesOf(place, signer);
  const { movements, workingDocuments, payments, purchases, parties, products } = otherDocuments(
    country,
    place,
    signer,
  );
  return inSections({
    company: place.company,
    software,
    period: { from: '2026-03-01', to: '2026-03-31' },
    madeOn: '2026-04-02',
    invoices: () => streamOf(invoices),
    movements: () => streamOf(movements),
    workingDocuments: () => streamOf(workingDocuments),
    payments: () => streamOf(payments),
    purchases: () => streamOf(purchases),
    customers: (ids) => streamOf(parties.filter(({ id }) => ids.has(id))),
    suppliers: (ids) => streamOf(parties.filter(({ id }) => ids.has(id))),
    products: (codes) => streamOf(products.filter(({ code }) => codes.has(code))),
  });
}
