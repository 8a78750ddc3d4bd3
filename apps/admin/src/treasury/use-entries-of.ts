import type { BankStatementLineRow, TreasuryEntryRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Entries asked for at once: their ids travel in the address. */
const AT_ONCE = 100;

/** The entries that a line is, or probably is. */
export function entriesOfLine(line: BankStatementLineRow): readonly string[] {
  const { entryId, others = [], suggestedEntryId, suggestedOthers = [] } = line;
  if (entryId !== undefined) return [entryId, ...others];
  return suggestedEntryId === undefined ? [] : [suggestedEntryId, ...suggestedOthers];
}

/** What the movements are that lines are reconciled with, or probably are, by their ids. */
export function useEntriesOf(
  lines: readonly BankStatementLineRow[],
  accountId: string,
): ReadonlyMap<string, string> {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const ids = lines.flatMap(entriesOfLine);
  const { data = [] } = useQuery({
    queryKey: ['commercial/treasury_account', 'entries of lines', accountId, ids],
    queryFn: async () => {
      const found: TreasuryEntryRow[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const filter = JSON.stringify({ id: { $in: ids.slice(at, at + AT_ONCE) } });
        const query = new URLSearchParams({ filter, perPage: String(AT_ONCE) });
        const { body } = await provider.read(`treasury-entries?${query.toString()}`);
        if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
        found.push(...(body as TreasuryEntryRow[]));
      }
      return found;
    },
    enabled: ids.length > 0,
  });
  return new Map(
    data.map(({ id, on, kind, reference, description }) => {
      const details = [
        showDay(on, language),
        t(`money.entries.kinds.${kind}`),
        reference,
        description,
      ];
      return [id, details.filter(Boolean).join(' · ')];
    }),
  );
}
