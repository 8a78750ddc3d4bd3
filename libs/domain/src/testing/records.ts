import { quantity, unitPrice } from '@balcao/pricing';
import type { JournalEventOf } from '../events.js';

/** Exempt, sold by the sack. */
export const rice: JournalEventOf<'ArticleRegistered'> = {
  type: 'ArticleRegistered',
  data: {
    id: 'rice',
    code: 'ARZ25',
    name: 'Arroz 25 kg',
    kind: 'article',
    unit: 'un',
    barcodes: ['6001087340014'],
    salePrice: unitPrice('1250'),
    salePriceWithVat: unitPrice('1250'),
    vatId: 'vat_ISE_B',
    minimumStock: quantity('10'),
    movesStock: true,
  },
};

/** At the standard rate. */
export const soap: JournalEventOf<'ArticleRegistered'> = {
  type: 'ArticleRegistered',
  data: {
    id: 'soap',
    code: 'SAB01',
    name: 'Sabão em barra',
    kind: 'article',
    unit: 'un',
    barcodes: [],
    salePrice: unitPrice('150'),
    salePriceWithVat: unitPrice('174'),
    vatId: 'vat_NOR',
    movesStock: true,
  },
};

/** A service at the standard rate. */
export const delivery: JournalEventOf<'ArticleRegistered'> = {
  type: 'ArticleRegistered',
  data: {
    id: 'delivery',
    code: 'ENT',
    name: 'Entrega ao domicílio',
    kind: 'service',
    unit: 'un',
    barcodes: [],
    salePrice: unitPrice('200'),
    salePriceWithVat: unitPrice('232'),
    vatId: 'vat_NOR',
    movesStock: false,
  },
};

/** A client with a NUIT who pays in 30 days. */
export const mercearia: JournalEventOf<'PartyRegistered'> = {
  type: 'PartyRegistered',
  data: {
    id: 'mercearia',
    code: 'C001',
    name: 'Mercearia do Bairro',
    nuit: '400339910',
    address1: 'Rua da Resistência, 45',
    country: 'MZ',
    isClient: true,
    isSupplier: false,
    paymentTermsDays: 30,
  },
};

/** A client without a NUIT who pays at once. */
export const consumer: JournalEventOf<'PartyRegistered'> = {
  type: 'PartyRegistered',
  data: {
    id: 'consumer',
    code: 'CF',
    name: 'Consumidor final',
    country: 'MZ',
    isClient: true,
    isSupplier: false,
  },
};

/** Sells to the company, buys nothing from it. */
export const wholesaler: JournalEventOf<'PartyRegistered'> = {
  type: 'PartyRegistered',
  data: {
    id: 'wholesaler',
    code: 'F001',
    name: 'Armazéns do Norte',
    country: 'MZ',
    isClient: false,
    isSupplier: true,
  },
};

/** A series of invoices in addition to those of `aCompany`. */
export function anOpenSeries(
  differing: Partial<JournalEventOf<'SeriesOpened'>['data']> = {},
): JournalEventOf<'SeriesOpened'> {
  return {
    type: 'SeriesOpened',
    data: {
      id: 'FT_2026B',
      typeId: 'FT',
      year: 2026,
      code: '2026B',
      prefix: 'FT',
      ...differing,
    },
  };
}
