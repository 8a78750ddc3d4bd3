import { rate } from '@balcao/pricing';
import type { WithholdingRateFields } from './withholding.register.js';

type Preset = WithholdingRateFields & { readonly id: string };

function irpc(code: string, name: string, percentage: string): Preset {
  return {
    id: `withholding_${code.toLowerCase().replaceAll('-', '_')}`,
    code,
    name,
    rate: rate(percentage),
    law: 'Código do IRPC, artigo 62 (Lei n.º 34/2007, de 31 de Dezembro)',
  };
}

/**
 * What is withheld from non-residents without an establishment in Mozambique, by article 62 of the
 * Código do IRPC (Lei 34/2007 of 31 December, amended by Leis 19/2013 and 20/2022): 20 %, and 10 %
 * for telecommunications and international transport with the assembly of their equipment, rural
 * electrification under public projects, and the freight of vessels for fishing and coasting. As
 * summarised by PwC (January 2025) and Orbitax (May 2023). The 10 % for services to farming
 * companies ended on 31 December 2025. Rates for residents, such as rents and independent work, are
 * not preset: no text of the law was at hand.
 */
const ofMozambique: readonly Preset[] = [
  irpc('IRPC-NR', 'Não residentes, taxa geral', '20'),
  irpc('IRPC-NR-TT', 'Não residentes, telecomunicações e transporte internacional', '10'),
  irpc('IRPC-NR-ER', 'Não residentes, electrificação rural em projectos públicos', '10'),
  irpc('IRPC-NR-FM', 'Não residentes, fretamento de navios de pesca e cabotagem', '10'),
];

/** The rates that a company of a country may take over; none where no law is cited. */
export const withholdingPresetsOf = (country: string): readonly Preset[] =>
  country === 'MZ' ? ofMozambique : [];
