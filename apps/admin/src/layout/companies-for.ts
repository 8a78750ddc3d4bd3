import type { CompanyMembership } from '@balcao/contracts';

type Named = Pick<CompanyMembership, 'companyName' | 'nuit'>;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The companies whose name or NUIT has all of the words, without accents; all for none. */
export function companiesFor<C extends Named>(companies: readonly C[], words: string): C[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return companies.filter(({ companyName, nuit }) => {
    const text = `${plain(companyName)} ${nuit}`;
    return wanted.every((word) => text.includes(word));
  });
}
