import { rate } from '@balcao/pricing';
import type { WithholdingRateFields } from './withholding.register.js';

type Preset = WithholdingRateFields & { readonly id: string };

const irpcLaw = 'Código do IRPC, artigo 62 (Lei n.º 34/2007, de 31 de Dezembro)';
const rentsLaw =
  'Código do IRPC, artigos 62 e 67, n.º 1, alínea c) (Lei n.º 34/2007, de 31 de Dezembro)';
const irpsLaw = 'Código do IRPS (Lei n.º 33/2007, de 31 de Dezembro)';

function preset(code: string, name: string, percentage: string, law = irpcLaw): Preset {
  const id = `withholding_${code.toLowerCase().replaceAll('-', '_')}`;
  return { id, code, name, rate: rate(percentage), law };
}

/**
 * What is withheld from non-residents without an establishment in Mozambique, by article 62 of the
 * Código do IRPC (Lei 34/2007 of 31 December, amended by Leis 19/2013 and 20/2022): 20 %, and 10 %
 * for telecommunications and international transport with the assembly of their equipment, rural
 * electrification under public projects, and the freight of vessels for fishing and coasting. As
 * summarised by PwC (January 2025) and Orbitax (May 2023). The 10 % for services to farming
 * companies ended on 31 December 2025.
 *
 * Of residents: 20 % of rents that companies receive, by article 67 (1) (c), but not of companies
 * that manage their own property, by article 68 (f) (Mozambique Houses; APIEX after KPMG and PwC,
 * 2019); 20 % of services of individuals and 10 % of artists and athletes (RSM, Tax Pocket Guide
 * 2025). Services between resident companies bear none. Rents of individuals are not preset:
 * no source for their rate was found.
 */
const ofMozambique: readonly Preset[] = [
  preset('IRPC-NR', 'Não residentes, taxa geral', '20'),
  preset('IRPC-NR-TT', 'Não residentes, telecomunicações e transporte internacional', '10'),
  preset('IRPC-NR-ER', 'Não residentes, electrificação rural em projectos públicos', '10'),
  preset('IRPC-NR-FM', 'Não residentes, fretamento de navios de pesca e cabotagem', '10'),
  preset('IRPC-R-REN', 'Residentes, rendas recebidas por empresas', '20', rentsLaw),
  preset('IRPS-R-SER', 'Residentes, serviços de pessoas singulares', '20', irpsLaw),
  preset('IRPS-R-ART', 'Residentes, artistas e desportistas', '10', irpsLaw),
];

/** The rates that a company of a country may take over; none where no law is cited. */
export const withholdingPresetsOf = (country: string): readonly Preset[] =>
  country === 'MZ' ? ofMozambique : [];
