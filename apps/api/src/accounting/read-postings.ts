import type { PostingAccount, PostingRule, PostingsAnswer } from '@balcao/contracts';
import {
  accountOf,
  allPostings,
  ledgerAccount,
  postedEventTypes,
  postingParts,
  postingRules,
  roleOf,
  type Books,
  type PostingPart,
} from '@balcao/domain';
import { roleName, type Language } from '@balcao/messages';

/** What is posted where, and what each kind of event posts. */
export function readPostings(books: Books, language: Language): PostingsAnswer {
  const postings = allPostings(books).flatMap((id): PostingAccount[] => {
    const { role, key } = roleOf(id);
    if (role === 'chosen') return [];
    const code = accountOf(books, id);
    const { name, nameEn } = ledgerAccount(books, code);
    const of = key === undefined ? undefined : recordName(books, key);
    return [
      {
        id,
        role: roleName(role, language),
        ...(of !== undefined && { of }),
        code,
        name: language === 'pt' ? name : nameEn,
        isChosen: books.accounting.chosen.get(id) !== undefined,
      },
    ];
  });
  const accounts = books.accounting.ledgerAccounts.size;
  return { accounts, postings, rules: postedEventTypes.map((type) => ruleOf(type, language)) };
}

function ruleOf(event: (typeof postedEventTypes)[number], language: Language): PostingRule {
  const rolesOn = (wanted: PostingPart['side']) => {
    const roles = postingRules[event].posts.flatMap((part) => {
      const { role, side, below = role }: PostingPart = postingParts[part];
      const opposite = below === role ? [] : [below];
      return side === wanted ? [role] : opposite;
    });
    return [...new Set(roles)].map((role) => roleName(role, language));
  };
  return { event, debit: rolesOn('debit'), credit: rolesOn('credit') };
}

/** The record that tells the accounts of a role apart; ids of registers are of one record. */
function recordName(books: Books, key: string): string {
  const { accounting, vat, treasury, expenses, documentTypes, payments } = books;
  const code = vat.codes.get(key);
  if (code !== undefined) return `${code.code} · ${code.name}`;
  const rate = payments.withholdingRates.get(key);
  if (rate !== undefined) return `${rate.code} · ${rate.name}`;
  const assetClass = accounting.assetClasses.get(key);
  if (assetClass !== undefined) return `${assetClass.code} · ${assetClass.name}`;
  const type = documentTypes.types.get(key);
  if (type !== undefined) return `${type.id} · ${type.name}`;
  return treasury.accounts.get(key)?.name ?? expenses.categories.get(key)?.name ?? key;
}
