import type { FiscalCompany, FiscalSoftware, FiscalTax } from '../model/index.js';
import { decimalOf } from '../model/index.js';
import type { SaftCountry } from '../saft/index.js';

/** What a shop of each country writes: itself, its taxes, its codes. */
export interface Place {
  readonly company: FiscalCompany;
  readonly exemption: { readonly code: string; readonly reason: string };
  readonly withholdingType: string;
  readonly normal: FiscalTax;
  readonly reduced: FiscalTax;
  readonly exempt: FiscalTax;
}

const taxes = (region: string) =>
  ({
    normal: { type: 'IVA', region, code: 'NOR', percentage: decimalOf('16') },
    reduced: { type: 'IVA', region, code: 'RED', percentage: decimalOf('5') },
    exempt: { type: 'IVA', region, code: 'ISE', percentage: decimalOf('0') },
  }) as const;

export const places: Readonly<Record<SaftCountry, Place>> = {
  MZ: {
    company: {
      taxId: '400339910',
      name: 'Mercearia Polana, Lda',
      address: { detail: 'Av. Julius Nyerere 12', city: 'Maputo', region: 'Maputo', country: 'MZ' },
      currency: 'MZN',
      email: 'geral@polana.example',
    },
    exemption: { code: 'M09.10', reason: 'Isento nos termos do artigo 9, n.º 10 do CIVA' },
    withholdingType: 'IRPS',
    ...taxes('MZ'),
  },
  AO: {
    company: {
      taxId: '5417335400',
      name: 'Mercearia da Ilha, Lda',
      address: { detail: 'Av. 4 de Fevereiro 3', city: 'Luanda', country: 'AO' },
      currency: 'AOA',
    },
    exemption: { code: 'M11', reason: 'Isento nos termos do artigo 12.º do CIVA' },
    withholdingType: 'II',
    ...taxes('AO'),
  },
  PT: {
    company: {
      taxId: '599999993',
      name: 'Mercearia do Bairro “Chão”, Lda',
      address: {
        detail: 'Rua do Salitre 1 € 5',
        city: 'Lisboa',
        postalCode: '1250-199',
        country: 'PT',
      },
      currency: 'EUR',
    },
    exemption: { code: 'M07', reason: 'Isento nos termos do artigo 9.º do CIVA' },
    withholdingType: 'IRC',
    ...taxes('PT'),
  },
};

export const software: FiscalSoftware = {
  makerTaxId: '400005834',
  certificate: '0',
  product: 'Balcão',
  maker: 'Balcão',
  version: '0.1.0',
};
