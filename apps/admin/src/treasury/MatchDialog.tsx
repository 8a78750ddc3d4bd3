import Checkbox from '@mui/material/Checkbox';
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
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { byLikeness } from './by-likeness.js';

/** How far from the line's day its movement may be: cheques are paid in late. */
const DAYS = 60;

interface MatchDialogProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  readonly onClose: () => void;
  /** Throws `ProblemError`. */
  readonly onChoose: (entries: readonly string[]) => Promise<void>;
}

/**
 * Chooses the movements that a line of a bank's statement is: one, or several that the bank booked
 * as one. Those that look alike come first.
 */
export function MatchDialog({ line, accountId, onClose, onChoose }: MatchDialogProps): ReactNode {
  const t = useMessages();
  const entries = useOpenEntries(line, accountId);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = async (): Promise<void> => {
    try {
      await onChoose(chosen);
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
                  isChosen={chosen.includes(entry.id)}
                  onTurn={() => {
                    const others = chosen.filter((id) => id !== entry.id);
                    setChosen(others.length < chosen.length ? others : [...chosen, entry.id]);
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Difference line={line} entries={(entries ?? []).filter(({ id }) => chosen.includes(id))} />
      <DialogButtons
        label={t('money.accounts.match')}
        onCancel={onClose}
        isDisabled={chosen.length === 0}
        onConfirm={() => {
          void choose();
        }}
      />
    </DialogFrame>
  );
}

interface DifferenceProps {
  readonly line: BankStatementLineRow;
  /** Those that are chosen. */
  readonly entries: readonly TreasuryEntryRow[];
}

/** By how much the chosen movements differ from the line. */
function Difference({ line, entries }: DifferenceProps): ReactNode {
  const t = useMessages();
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (entries.length === 0 || sum === line.amountMinor) return null;
  return (
    <p role="status" className="means__problem">
      {t('money.statement.differs')} <Amount minor={line.amountMinor - sum} />
    </p>
  );
}

interface EntryProps {
  readonly entry: TreasuryEntryRow;
  readonly isChosen: boolean;
  readonly onTurn: () => void;
}

function Entry({ entry, isChosen, onTurn }: EntryProps): ReactNode {
  const t = useMessages();
  const { on, kind, reference, description, amountMinor } = entry;
  const details = [t(`money.entries.kinds.${kind}`), reference, description].filter(Boolean);
  return (
    <tr>
      <td>
        <Checkbox
          checked={isChosen}
          onChange={onTurn}
          slotProps={{
            input: {
              'aria-label': t('money.statement.chooseEntry', { entry: details.join(' · ') }),
            },
          }}
        />
      </td>
      <td>
        <Day day={on} />
      </td>
      <td>{details.join(' · ')}</td>
      <td className="number">
        <Amount minor={amountMinor} />
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
