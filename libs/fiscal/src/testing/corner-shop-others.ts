import {
  decimalOf,
  type FiscalMovement,
  type FiscalParty,
  type FiscalPayment,
  type FiscalProduct,
  type FiscalPurchase,
  type FiscalWorkingDocument,
} from '../model/index.js';
import type { SaftCountry } from '../saft/index.js';
import { SeriesSigner, type Signer } from '../signatures/index.js';
import { figuresOf, lineOf } from './figures.js';
import type { Place } from './places.js';

const product = (code: string, description: string, kind: FiscalProduct['kind'] = 'P') => ({
  code,
  kind,
  description,
});

const party = (country: SaftCountry, id: string, name: string, taxId: string): FiscalParty => ({
  id,
  taxId,
  name,
  address: { detail: 'Rua da Sé 4', city: 'Beira', postalCode: '1000-001', country },
});

/** Documents of the shop other than its sales. */
export function otherDocuments(country: SaftCountry, place: Place, sign: Signer) {
  const signer = new SeriesSigner(sign);
  const rice = { code: 'A1', name: 'Arroz 1 kg', quantity: '2', net: '300.00', tax: place.normal };
  const { totals } = figuresOf(place, [[place.normal, '300.00', '48.00']]);
  const signed = (number: string, on: string) => {
    const fields = { issuedOn: on, enteredAt: `${on}T09:15:00`, number };
    return {
      ...fields,
      status: { code: 'N' as const, at: fields.enteredAt, by: 'ana' },
      source: 'P' as const,
      signature: signer.next({ ...fields, grossMinor: totals.grossMinor }),
      by: 'ana',
      lines: [lineOf(place, rice, 1, on)],
      totals,
    };
  };
  const movements: readonly FiscalMovement[] = [
    {
      ...signed('GD 2026/1', '2026-03-08'),
      type: 'GD',
      party: { supplierId: 'F1' },
      movesAt: '2026-03-08T10:00:00',
    },
    {
      ...signed('GR 2026/1', '2026-03-07'),
      type: 'GR',
      party: { customerId: 'C1' },
      movesAt: '2026-03-07T10:00:00',
      shipFrom: { warehouse: 'Loja', address: place.company.address },
    },
  ];
  const workingDocuments: readonly FiscalWorkingDocument[] = [
    { ...signed('OR 2026/1', '2026-03-01'), type: 'OR', customerId: 'C1' },
  ];
  return {
    movements,
    workingDocuments,
    payments: [receipt()],
    purchases: [purchase(place)],
    parties: [
      party(country, 'C1', 'Hotel Baía', '100033593'),
      party(country, 'CF', 'Consumidor Final', '999999990'),
      party(country, 'F1', 'Moagem do Norte', '400005834'),
      party(country, 'C9', 'Cliente sem documentos', '100033593'),
    ],
    products: [
      product('A1', 'Arroz 1 kg'),
      product('A2', 'Óleo 5 l'),
      product('A3', 'Pão'),
      product('S1', 'Explicações', 'S'),
      product('A9', 'Sal'),
    ],
  };
}

function receipt(): FiscalPayment {
  return {
    number: 'RG 2026/1',
    type: 'RG',
    status: { code: 'N', at: '2026-03-20T16:00:00', by: 'ana' },
    source: 'P',
    paidOn: '2026-03-20',
    enteredAt: '2026-03-20T16:00:00',
    by: 'ana',
    customerId: 'C1',
    means: [{ mechanism: 'TB', amountMinor: 376_890, on: '2026-03-20' }],
    lines: [
      {
        number: 1,
        sources: [{ number: 'FT 2026/2', on: '2026-03-03' }],
        side: 'credit',
        amountMinor: 376_890,
      },
    ],
    totals: { taxMinor: 0, netMinor: 376_890, grossMinor: 376_890 },
  };
}

const purchase = (place: Place): FiscalPurchase => ({
  number: 'FT A/771',
  type: 'FT',
  issuedOn: '2026-03-10',
  by: 'ana',
  supplierId: 'F1',
  signature: '',
  totals: figuresOf(place, [[place.normal, '1000.00', '160.00']]).totals,
  deductibles: [
    { baseMinor: 100_000, taxMinor: 16_000, percentage: decimalOf('100'), type: 'MFI' },
  ],
});
