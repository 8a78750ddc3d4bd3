import Button from '@mui/material/Button';
import type { BankStatementLineRow, TreasuryEntryRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { addDays } from '../formats/days.js';
import { problemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { byLikeness } from './by-likeness.js';

/** How far from the line's day its movement may be: cheques are paid in late. */
const DAYS = 60;

interface MatchDialogProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  readonly onClose: () => void;
  /** Throws `ProblemError`. */
  readonly onChoose: (entryId: string) => Promise<void>;
}

/** Chooses the movement that a line of a bank's statement is; those that look alike come first. */
export function MatchDialog({ line, accountId, onClose, onChoose }: MatchDialogProps): ReactNode {
  const t = useMessages();
  const entries = useOpenEntries(line, accountId);
  const [problem, setProblem] = useState<string>();
  const choose = async (entryId: string): Promise<void> => {
    try {
      await onChoose(entryId);
      onClose();
    } catch (error) {
      setProblem(Object.values(problemsByPath(error))[0]);
    }
  };
  return (
    <DialogFrame title={t('money.accounts.matchTitle')} onClose={onClose}>
      <p>
        <Day day={line.on} /> · {wordsOf(line)} · <Amount minor={line.amountMinor} />
      </p>
      {problem === undefined ? null : (
        <p role="alert" className="means__problem">
          {problem}
        </p>
      )}
      {entries === undefined ? (
        <Skeleton shape="rows" />
      ) : entries.length === 0 ? (
        <p>{t('money.accounts.noSuggestion')}</p>
      ) : (
        <div className="payment__table">
          <table className="statement">
            <tbody>
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  onChoose={() => {
                    void choose(entry.id);
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DialogFrame>
  );
}

interface EntryProps {
  readonly entry: TreasuryEntryRow;
  readonly onChoose: () => void;
}

function Entry({ entry, onChoose }: EntryProps): ReactNode {
  const t = useMessages();
  const { on, kind, reference, description, amountMinor } = entry;
  const told = [t(`money.entries.kinds.${kind}`), reference, description];
  return (
    <tr>
      <td>
        <Day day={on} />
      </td>
      <td>{told.filter(Boolean).join(' · ')}</td>
      <td className="number">
        <Amount minor={amountMinor} />
      </td>
      <td>
        <Button onClick={onChoose}>{t('money.accounts.match')}</Button>
      </td>
    </tr>
  );
}

/** The movements of the account that no line is matched with yet; undefined while they are read. */
function useOpenEntries(
  line: BankStatementLineRow,
  accountId: string,
): readonly TreasuryEntryRow[] | undefined {
  const provider = useBalcao();
  const near = { $gte: addDays(line.on, -DAYS), $lte: addDays(line.on, DAYS) };
  const filter = encodeURIComponent(JSON.stringify({ accountId, on: near }));
  const { data } = useQuery({
    queryKey: ['commercial/treasury_account', 'entries to match', accountId, line.id],
    queryFn: async () => {
      const path = `treasury-entries?filter=${filter}&sort=on:desc&perPage=250`;
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      const entries = body as TreasuryEntryRow[];
      return byLikeness(
        line,
        entries.filter(({ statementId }) => statementId === undefined),
      );
    },
  });
  return data;
}

function wordsOf({ description, reference }: BankStatementLineRow): string {
  return [description, reference].filter(Boolean).join(' · ');
}
