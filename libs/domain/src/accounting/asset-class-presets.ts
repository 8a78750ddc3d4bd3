import { rate } from '@balcao/pricing';
import type { AssetClassFields } from './asset-classes.register.js';

type Preset = AssetClassFields & { readonly id: string };

function legal(code: string, name: string, percentage: string, account: string): Preset {
  return {
    id: `asset_class_${code.toLowerCase()}`,
    code,
    name,
    rate: rate(percentage),
    account,
    law: 'Regime das Amortizações (Decreto n.º 72/2013, de 23 de Dezembro)',
  };
}

/**
 * Yearly rates of the Regime das Amortizações, Decreto 72/2013 of 23 December, in force since 2014;
 * its article 3 revoked Portaria 20817 of 27 January 1968. The figures are those that PwC's
 * Worldwide Tax Summaries (February 2024) and Orbitax give of its tables, whose text was not at
 * hand; accounts are of the chart of Decree 70/2009. Residential buildings (10 % there, five times
 * the rate of others) and installation costs, which the PGC-NIRF keeps out, are left out.
 */
const ofMozambique: readonly Preset[] = [
  legal('EDIND', 'Edifícios industriais', '2', '3211'),
  legal('EDADM', 'Edifícios administrativos e comerciais', '2', '3212'),
  legal('MAQ', 'Máquinas, instalações, ar condicionado e telefones', '12.5', '322'),
  legal('LAB', 'Equipamento de laboratório', '12.5', '322'),
  legal('FERR', 'Ferramentas', '25', '326'),
  legal('MOB', 'Mobiliário e arquivos', '10', '323'),
  legal('COMP', 'Computadores e impressoras', '25', '323'),
  legal('SERV', 'Servidores', '20', '323'),
  legal('LIG', 'Viaturas ligeiras', '25', '324'),
  legal('PES', 'Viaturas pesadas', '20', '324'),
  legal('PAT', 'Patentes', '10', '332'),
  legal('LIC', 'Licenças de fabrico, concessões e direitos semelhantes', '5', '332'),
];

/** The classes that a company of a country may take over; none where no law is cited. */
export const assetClassPresetsOf = (country: string): readonly Preset[] =>
  country === 'MZ' ? ofMozambique : [];
