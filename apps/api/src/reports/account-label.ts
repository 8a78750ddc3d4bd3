import { codeOf, type PostingAccounts } from '@balcao/domain';
import type { Language } from '@balcao/messages';

/** The accounts, called as readers of a language call them. */
export const accountsIn = (
  { codes, names }: PostingAccounts,
  language: Language,
): PostingAccounts =>
  language === 'pt'
    ? { codes, names }
    : {
        codes,
        names: new Map([...names].map(([code, of]) => [code, { ...of, name: of.nameEn }])),
      };

/** An account as people read it: its code and its name. */
export function accountLabel({ names }: PostingAccounts, code: string): string {
  const name = names.get(code)?.name;
  return name === undefined ? code : `${code} ${name}`;
}

/** The account of what was posted, as people read it. */
export const postingLabel = (postings: PostingAccounts, posting: string): string =>
  accountLabel(postings, codeOf(postings, posting));
