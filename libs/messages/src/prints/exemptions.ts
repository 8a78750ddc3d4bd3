import type { Language } from '../screens/index.js';

/** The reasons that companies begin with, in English. */
const inEnglish: Readonly<Record<string, string>> = {
  'Isento nos termos do artigo 13.º, n.º 1 do CIVA (exportação)':
    'Exempt under article 13(1) of the VAT Code (export)',
  'Isento nos termos do artigo 9.º, n.º 10 do CIVA (bens essenciais)':
    'Exempt under article 9(10) of the VAT Code (essential goods)',
  'Isento nos termos do artigo 9.º, n.os 4 e 6 do CIVA (operações financeiras)':
    'Exempt under article 9(4) and (6) of the VAT Code (financial operations)',
  'Isento nos termos do artigo 9.º do CIVA': 'Exempt under article 9 of the VAT Code',
  'Não sujeito a IVA': 'Not subject to VAT',
  'IVA – Regime de Exclusão': 'VAT – exclusion scheme',
  'Transmissão de bens e serviços não sujeita': 'Supply of goods and services not subject to VAT',
  'Isento artigo 14.º do CIVA': 'Exempt under article 14 of the VAT Code',
  'Isento artigo 14.º do RITI': 'Exempt under article 14 of the intra-Community VAT rules',
  'Isento artigo 9.º do CIVA': 'Exempt under article 9 of the VAT Code',
  'IVA – regime de isenção': 'VAT – exemption scheme',
  'IVA – autoliquidação': 'VAT – reverse charge',
  'Artigo 16.º, n.º 6 do CIVA': 'Article 16(6) of the VAT Code',
  'Não sujeito ou não tributado': 'Not subject to VAT, or not taxed',
};

/** As Angola's table words its exemptions. */
const byPoint = /^Isento nos termos da alínea (\w)\) do (nº1 do )?artigo (\d+)\.º do CIVA$/;

/**
 * Why no VAT is charged, as a paper says it: in the words of the law, which are Portuguese, and on
 * an English paper in English besides. What a company wrote in words of its own is all it says.
 */
export function exemptionOnPaper(reason: string, language: Language): readonly string[] {
  if (reason === '') return [];
  const translated = language === 'en' ? (inEnglish[reason] ?? pointInEnglish(reason)) : undefined;
  return translated === undefined ? [reason] : [reason, translated];
}

function pointInEnglish(reason: string): string | undefined {
  const [, point, first, article] = byPoint.exec(reason) ?? [];
  if (point === undefined || article === undefined) return undefined;
  return `Exempt under article ${article}${first === undefined ? '' : '(1)'}(${point}) of the VAT Code`;
}
