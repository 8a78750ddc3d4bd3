import type { VatFields } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { choiceText } from '../../fields/choice-text.js';

/** English names of the preset codes, which are named in Portuguese. */
const english: Readonly<Record<string, string>> = {
  'IVA taxa normal': 'Standard rate',
  'IVA taxa intermédia': 'Intermediate rate',
  'IVA taxa reduzida': 'Reduced rate',
  'IVA taxa normal até 2022': 'Standard rate until 2022',
  'IVA taxa normal, Madeira': 'Standard rate, Madeira',
  'IVA taxa intermédia, Madeira': 'Intermediate rate, Madeira',
  'IVA taxa reduzida, Madeira': 'Reduced rate, Madeira',
  'IVA taxa normal, Açores': 'Standard rate, Azores',
  'IVA taxa intermédia, Açores': 'Intermediate rate, Azores',
  'IVA taxa reduzida, Açores': 'Reduced rate, Azores',
  'IVA hotelaria e restauração': 'Hotels and restaurants',
  'IVA bens alimentares e insumos agrícolas': 'Food and farm supplies',
  'IVA bens, Cabinda': 'Goods, Cabinda',
  Exportação: 'Export',
  'Transmissão intracomunitária': 'Intra-Community supply',
  'Transporte internacional de pessoas': 'International passenger transport',
  Isento: 'Exempt',
  'Isento, bens essenciais': 'Exempt, essential goods',
  'Isento, operações financeiras': 'Exempt, financial operations',
  'Isento, medicamentos': 'Exempt, medicines',
  'Isento, livros': 'Exempt, books',
  'Isento, arrendamento para habitação': 'Exempt, housing rent',
  'Isento, transporte colectivo de passageiros': 'Exempt, public passenger transport',
  'Isento, seguros de saúde e de vida': 'Exempt, health and life insurance',
  'Isento, produtos petrolíferos': 'Exempt, petroleum products',
  'Isento, ensino': 'Exempt, education',
  'Isento, serviços médicos': 'Exempt, medical services',
  'Isento, operações internas': 'Exempt, domestic operations',
  'Regime de exclusão': 'Exclusion regime',
  'Regime de isenção': 'Exemption regime',
  Autoliquidação: 'Reverse charge',
  'Fora do valor tributável': 'Outside the taxable amount',
  'Não sujeito': 'Not subject',
};

/** A VAT code as a choice, `16 % — Standard rate`; custom names stay as they are. */
export function vatText(
  vat: Pick<VatFields, 'name' | 'rate'> & { readonly id: string },
  language: Language,
): string {
  const name = language === 'en' ? (english[vat.name] ?? vat.name) : vat.name;
  return choiceText('commercial/vat', { ...vat, name }, language);
}
