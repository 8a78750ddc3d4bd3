import { codeOf, type PostingAccounts } from '@balcao/domain';

/** An account as people read it: its code and its name. */
export function accountLabel({ names }: PostingAccounts, code: string): string {
  const name = names.get(code)?.name;
  return name === undefined ? code : `${code} ${name}`;
}

/** The account of what was posted, as people read it. */
export const postingLabel = (postings: PostingAccounts, posting: string): string =>
  accountLabel(postings, codeOf(postings, posting));
