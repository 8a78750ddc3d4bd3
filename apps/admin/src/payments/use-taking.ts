import { showMinor, type Language } from '@balcao/messages';
import type { TreasuryAccountRow } from '@balcao/contracts';
import { useCompany } from '../admin/use-company.js';
import { askToConfirm } from '../boot/confirm.js';
import { useLanguage, useMessages, type Translate } from '../i18n/use-messages.js';
import type { DoubtsOf } from '../management/definition.js';
import { boxesBelowZero } from './cash-shortage.js';
import { takenFrom, type TypedRow } from './typed-rows.js';
import { useAccounts } from './use-means.js';

type Taken = Parameters<typeof boxesBelowZero>[0];

function sentences(
  taken: Taken,
  accounts: readonly TreasuryAccountRow[],
  { t, language }: { readonly t: Translate; readonly language: Language },
): readonly string[] {
  return boxesBelowZero(taken, accounts).map(({ name, leftMinor }) =>
    t('money.doubts.cash', { name, amount: showMinor(leftMinor, language) }),
  );
}

/** Asks before means of payment leave a box of cash below zero; answers whether they may. */
export function useTaking(): (
  rows: readonly TypedRow[],
  accounts: readonly TreasuryAccountRow[],
) => Promise<boolean> {
  const t = useMessages();
  const language = useLanguage();
  const own = useCompany().data?.currency;
  return async (rows, accounts) => {
    const taken = accounts.map((account) => ({
      accountId: account.id,
      minor: takenFrom(account, rows, { own, language }),
    }));
    const points = sentences(taken, accounts, { t, language });
    if (points.length === 0) return true;
    return askToConfirm({
      title: t('management.doubts.title'),
      points,
      yes: t('management.doubts.save'),
      no: t('management.doubts.back'),
      isDestructive: true,
    });
  };
}

/** Tells of a movement that it leaves a box of cash below zero; `source` holds the account. */
export const takenDoubts = (source: string) =>
  function useTakenDoubts(): DoubtsOf {
    const t = useMessages();
    const language = useLanguage();
    const { data: accounts = [] } = useAccounts();
    return ({ [source]: accountId, amountMinor }) =>
      typeof accountId === 'string' && typeof amountMinor === 'number'
        ? sentences([{ accountId, minor: amountMinor }], accounts, { t, language })
        : [];
  };
