import { rate } from '@balcao/pricing';
import type { SaleMeaning, VatFields } from '../vat/index.js';
import type { Preset } from './presets.js';

/** The VAT of Mozambique's sales, with the articles of the law that exempt. */
const ofMozambique: readonly Preset<VatFields>[] = [
  vat('NOR', 'IVA taxa normal', '16', { isDefault: true, validFrom: '2023-01-01' }),
  // Article 19(2): what bears the reduced rate is not deducted.
  vat('RED', 'IVA taxa reduzida', '5', { validFrom: '2023-01-01', onPurchases: 'none' }),
  zeroRated('EXP', 'Exportação', 'Isento nos termos do artigo 13.º, n.º 1 do CIVA (exportação)'),
  zeroRated(
    'ISE-B',
    'Isento, bens essenciais',
    'Isento nos termos do artigo 9.º, n.º 10 do CIVA (bens essenciais)',
  ),
  exempt(
    'ISE-F',
    'Isento, operações financeiras',
    'Isento nos termos do artigo 9.º, n.os 4 e 6 do CIVA (operações financeiras)',
  ),
  exempt('ISE', 'Isento', 'Isento nos termos do artigo 9.º do CIVA'),
  exempt('NS', 'Não sujeito', 'Não sujeito a IVA', 'outside'),
  vat('NOR17', 'IVA taxa normal até 2022', '17', { validTo: '2022-12-31' }),
];

/**
 * The VAT of Angola's sales, with its fiscal space of Cabinda and the reasons of its table that are
 * met every day. The rates are those of its VAT code (Lei 7/19 of 24 April, republished by Lei
 * 14/23 of 28 December): 14 %; 7 % for hotels and restaurants that fulfil its conditions; since
 * 1 January 2024 5 % for the food and the means of farming of its annexes, and 1 % for goods in
 * Cabinda. The 2 % of ports and of public water in Cabinda are rare, and left to be added.
 */
const ofAngola: readonly Preset<VatFields>[] = [
  vat('NOR', 'IVA taxa normal', '14', { isDefault: true, validFrom: '2019-10-01' }),
  vat('INT', 'IVA hotelaria e restauração', '7'),
  vat('RED', 'IVA bens alimentares e insumos agrícolas', '5', { validFrom: '2024-01-01' }),
  vat('RED-CAB', 'IVA bens, Cabinda', '1', { validFrom: '2024-01-01' }),
  zeroRated('EXP-M30', 'Exportação', 'Isento nos termos da alínea a) do artigo 15.º do CIVA'),
  zeroRated(
    'EXP-M38',
    'Transporte internacional de pessoas',
    'Isento nos termos da alínea i) do artigo 15.º do CIVA',
  ),
  ...angolanExemptions({
    M11: ['b', 'Isento, medicamentos'],
    M13: ['d', 'Isento, livros'],
    M14: ['e', 'Isento, arrendamento para habitação'],
    M17: ['h', 'Isento, transporte colectivo de passageiros'],
    M18: ['i', 'Isento, operações financeiras'],
    M19: ['j', 'Isento, seguros de saúde e de vida'],
    M20: ['k', 'Isento, produtos petrolíferos'],
    M21: ['l', 'Isento, ensino'],
    M22: ['m', 'Isento, serviços médicos'],
  }),
  exempt('ISE-M04', 'Regime de exclusão', 'IVA – Regime de Exclusão'),
  notSubject('NS-M02', 'Transmissão de bens e serviços não sujeita'),
];

function angolanExemptions(
  byCode: Readonly<Record<string, readonly [point: string, name: string]>>,
): Preset<VatFields>[] {
  return Object.entries(byCode).map(([code, [point, name]]) =>
    exempt(
      `ISE-${code}`,
      name,
      `Isento nos termos da alínea ${point}) do nº1 do artigo 12.º do CIVA`,
    ),
  );
}

/** The VAT of Portugal's sales: of the mainland, Madeira and the Azores. */
const ofPortugal: readonly Preset<VatFields>[] = [
  vat('NOR', 'IVA taxa normal', '23', { isDefault: true }),
  vat('INT', 'IVA taxa intermédia', '13'),
  vat('RED', 'IVA taxa reduzida', '6'),
  vat('NOR-MA', 'IVA taxa normal, Madeira', '22'),
  vat('INT-MA', 'IVA taxa intermédia, Madeira', '12'),
  vat('RED-MA', 'IVA taxa reduzida, Madeira', '4', { validFrom: '2024-10-01' }),
  vat('NOR-AC', 'IVA taxa normal, Açores', '16'),
  vat('INT-AC', 'IVA taxa intermédia, Açores', '9'),
  vat('RED-AC', 'IVA taxa reduzida, Açores', '4'),
  zeroRated('EXP-M05', 'Exportação', 'Isento artigo 14.º do CIVA'),
  zeroRated('EXP-M16', 'Transmissão intracomunitária', 'Isento artigo 14.º do RITI'),
  exempt('ISE-M07', 'Isento, operações internas', 'Isento artigo 9.º do CIVA'),
  exempt('ISE-M10', 'Regime de isenção', 'IVA – regime de isenção'),
  exempt('ISE-M40', 'Autoliquidação', 'IVA – autoliquidação'),
  exempt('ISE-M01', 'Fora do valor tributável', 'Artigo 16.º, n.º 6 do CIVA'),
  notSubject('NS-M99', 'Não sujeito ou não tributado'),
];

/**
 * The VAT that a company of a country begins with. Codes begin with the word of its law (`NOR`,
 * `INT`, `RED`, `ISE`, `NS`); those of Angola and Portugal end with what their fiscal files name
 * besides, a fiscal space or the code of the reason.
 */
export function vatPresetsOf(country: string): readonly Preset<VatFields>[] {
  if (country === 'AO') return ofAngola;
  return country === 'PT' ? ofPortugal : ofMozambique;
}

function vat(
  code: string,
  name: string,
  percentage: string,
  more: Partial<Preset<VatFields>> = {},
): Preset<VatFields> {
  const id = `vat_${code.replace('-', '_')}`;
  const means = { onSales: 'taxed', onPurchases: 'byArticle' } as const;
  return { id, code, name, rate: rate(percentage), isDefault: false, ...means, ...more };
}

function exempt(
  code: string,
  name: string,
  exemptionReason: string,
  onSales: SaleMeaning = 'exempt',
): Preset<VatFields> {
  return vat(code, name, '0', { exemptionReason, onSales });
}

/** At 0 %, with the right to deduct. */
function zeroRated(code: string, name: string, exemptionReason: string): Preset<VatFields> {
  return exempt(code, name, exemptionReason, 'zeroRated');
}

/** Opening balances are written with it, in every country under one id. */
function notSubject(code: string, exemptionReason: string): Preset<VatFields> {
  return { ...exempt(code, 'Não sujeito', exemptionReason, 'outside'), id: 'vat_NS' };
}
