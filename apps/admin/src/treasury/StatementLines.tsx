import Button from '@mui/material/Button';
import type { BankStatementLineRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { MatchDialog } from './MatchDialog.js';
import { useEntriesOf } from './use-entries-of.js';

interface StatementLinesProps {
  readonly statementId: string;
  readonly accountId: string;
  readonly mayMatch: boolean;
}

/** The lines of a bank's statement, each with the movement that it is, or probably is. */
export function StatementLines(props: StatementLinesProps): ReactNode {
  const { statementId, accountId, mayMatch } = props;
  const t = useMessages();
  const lines = useLines(statementId);
  const { match, matchWith, unmatch } = useMatching(statementId);
  const entries = useEntriesOf(lines, accountId);
  const [chosen, setChosen] = useState<BankStatementLineRow>();
  const suggested = lines.filter(({ suggestedEntryId }) => suggestedEntryId !== undefined);
  return (
    <>
      {mayMatch && suggested.length > 1 ? (
        <Button
          onClick={() => {
            match(suggested).catch(sayProblem);
          }}
        >
          {t('money.accounts.matchAll')}
        </Button>
      ) : null}
      <table className="statement" aria-label={t('money.accounts.statements')}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Day day={line.on} />
              </td>
              <td>
                {[line.description, line.reference].filter(Boolean).join(' · ')}
                <EntryOfLine line={line} entries={entries} />
              </td>
              <td className="number">
                <Amount minor={line.amountMinor} />
              </td>
              <td>
                <LineButton
                  line={line}
                  mayMatch={mayMatch}
                  onMatch={() => {
                    match([line]).catch(sayProblem);
                  }}
                  onChoose={() => {
                    setChosen(line);
                  }}
                  onUnmatch={() => {
                    unmatch(line).catch(sayProblem);
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen === undefined ? null : (
        <MatchDialog
          line={chosen}
          accountId={accountId}
          onClose={() => {
            setChosen(undefined);
          }}
          onChoose={(entryId) => matchWith(chosen, entryId)}
        />
      )}
    </>
  );
}

interface EntryOfLineProps {
  readonly line: BankStatementLineRow;
  readonly entries: ReadonlyMap<string, string>;
}

/** The movement that a line is, or probably is. */
function EntryOfLine({ line, entries }: EntryOfLineProps): ReactNode {
  const t = useMessages();
  const { entryId, suggestedEntryId = '' } = line;
  const entry = entries.get(entryId ?? suggestedEntryId);
  if (entry === undefined) return null;
  return (
    <small className="statement__entry">
      {entryId === undefined ? t('money.accounts.probably', { entry }) : `✓ ${entry}`}
    </small>
  );
}

interface LineButtonProps {
  readonly line: BankStatementLineRow;
  readonly mayMatch: boolean;
  readonly onMatch: () => void;
  readonly onChoose: () => void;
  readonly onUnmatch: () => void;
}

function LineButton(props: LineButtonProps): ReactNode {
  const { line, mayMatch, onMatch, onChoose, onUnmatch } = props;
  const t = useMessages();
  if (line.entryId !== undefined) {
    return mayMatch ? <Button onClick={onUnmatch}>{t('money.accounts.unmatch')}</Button> : '✓';
  }
  const isSuggested = line.suggestedEntryId !== undefined;
  if (!mayMatch) return isSuggested ? null : t('money.accounts.noSuggestion');
  return (
    <>
      {isSuggested ? <Button onClick={onMatch}>{t('money.accounts.match')}</Button> : null}
      <Button onClick={onChoose}>{t('money.accounts.chooseEntry')}</Button>
    </>
  );
}

function useLines(statementId: string): readonly BankStatementLineRow[] {
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: ['commercial/treasury_account', 'statement lines', statementId],
    queryFn: async () => {
      const { body } = await provider.read(`bank-statements/${statementId}/lines`);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return body as BankStatementLineRow[];
    },
  });
  return data;
}

function useMatching(statementId: string) {
  const t = useMessages();
  const send = useMoneyAction();
  const path = `bank-statements/${statementId}`;
  const matchWith = async ({ line }: BankStatementLineRow, entryId: string): Promise<void> => {
    await send(`${path}/match`, { line, entryId }, t('money.accounts.isMatched'));
  };
  return {
    matchWith,
    match: async (lines: readonly BankStatementLineRow[]): Promise<void> => {
      for (const line of lines) {
        const { suggestedEntryId } = line;
        if (suggestedEntryId !== undefined) await matchWith(line, suggestedEntryId);
      }
    },
    unmatch: async ({ line }: BankStatementLineRow): Promise<void> => {
      await send(`${path}/unmatch`, { line }, t('money.accounts.isUnmatched'));
    },
  };
}
