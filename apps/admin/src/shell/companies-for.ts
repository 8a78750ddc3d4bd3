import type { CompanyMembership } from '@balcao/contracts';
import { folded } from '../formats/folded.js';

type Named = Pick<CompanyMembership, 'companyName' | 'nuit'>;

/** The companies whose name or NUIT has all of the words, without accents; all for none. */
export function companiesFor<C extends Named>(companies: readonly C[], words: string): C[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return companies.filter(({ companyName, nuit }) => {
    const text = `${folded(companyName)} ${nuit}`;
    return wanted.every((word) => text.includes(word));
  });
}
