import Button from '@mui/material/Button';
import type { BankStatementLineRow, LineSettlement } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { MatchDialog } from './MatchDialog.js';
import { LineSuggestion } from './lines/LineSuggestion.js';
import { RecordLineDialog } from './lines/RecordLineDialog.js';
import { useSettlements } from './lines/use-settlements.js';
import { entriesOfLine, useEntriesOf } from './use-entries-of.js';

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
  const [recorded, setRecorded] = useState<BankStatementLineRow>();
  const settlements = useSettlements(statementId, mayMatch);
  const mayRecord = useMayRecord();
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
            <Line
              key={line.id}
              line={line}
              entries={entries}
              settlement={settlements.get(line.line)}
              mayMatch={mayMatch}
              onMatch={() => {
                match([line]).catch(sayProblem);
              }}
              onChoose={() => {
                setChosen(line);
              }}
              onRecord={
                mayRecord
                  ? () => {
                      setRecorded(line);
                    }
                  : undefined
              }
              onUnmatch={() => {
                unmatch(line).catch(sayProblem);
              }}
            />
          ))}
        </tbody>
      </table>
      <LineDialogs
        {...{ accountId, chosen, recorded, settlements, matchWith }}
        onClose={() => {
          setChosen(undefined);
          setRecorded(undefined);
        }}
      />
    </>
  );
}

interface LineDialogsProps {
  readonly accountId: string;
  readonly chosen: BankStatementLineRow | undefined;
  readonly recorded: BankStatementLineRow | undefined;
  readonly settlements: ReadonlyMap<number, LineSettlement>;
  readonly matchWith: ReturnType<typeof useMatching>['matchWith'];
  readonly onClose: () => void;
}

/** What is asked about the line whose movement is chosen or recorded. */
function LineDialogs(props: LineDialogsProps): ReactNode {
  const { accountId, chosen, recorded, settlements, matchWith, onClose } = props;
  return (
    <>
      {chosen === undefined ? null : (
        <MatchDialog
          line={chosen}
          accountId={accountId}
          onClose={onClose}
          onChoose={(entries) => matchWith(chosen, entries)}
        />
      )}
      {recorded === undefined ? null : (
        <RecordLineDialog
          line={recorded}
          accountId={accountId}
          settlement={settlements.get(recorded.line)}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Whether a line can be recorded in any way. */
function useMayRecord(): boolean {
  const may = [
    ...[useMay('treasury.move'), useMay('payments.record'), useMay('payments.refund')],
    useMay('expenses.record'),
  ];
  return may.includes(true);
}

interface LineProps extends LineButtonProps {
  readonly entries: ReadonlyMap<string, string>;
  readonly settlement: LineSettlement | undefined;
}

function Line({ entries, settlement, ...props }: LineProps): ReactNode {
  const { on, description, reference, amountMinor } = props.line;
  return (
    <tr>
      <td>
        <Day day={on} />
      </td>
      <td>
        {[description, reference].filter(Boolean).join(' · ')}
        <EntryOfLine line={props.line} entries={entries} />
        {settlement === undefined ? null : <LineSuggestion settlement={settlement} />}
      </td>
      <td className="number">
        <Amount minor={amountMinor} />
      </td>
      <td>
        <LineButton {...props} />
      </td>
    </tr>
  );
}

interface EntryOfLineProps {
  readonly line: BankStatementLineRow;
  readonly entries: ReadonlyMap<string, string>;
}

/** The movement that a line is, or probably is. */
function EntryOfLine({ line, entries }: EntryOfLineProps): ReactNode {
  const t = useMessages();
  const matched = entriesOfLine(line).flatMap((id) => entries.get(id) ?? []);
  return (
    <>
      {matched.map((entry) => (
        <small key={entry} className="statement__entry">
          {line.entryId === undefined ? t('money.accounts.probably', { entry }) : `✓ ${entry}`}
        </small>
      ))}
    </>
  );
}

interface LineButtonProps {
  readonly line: BankStatementLineRow;
  readonly mayMatch: boolean;
  readonly onMatch: () => void;
  readonly onChoose: () => void;
  /** Missing for those who may record nothing. */
  readonly onRecord: (() => void) | undefined;
  readonly onUnmatch: () => void;
}

function LineButton(props: LineButtonProps): ReactNode {
  const { line, mayMatch, onMatch, onChoose, onRecord, onUnmatch } = props;
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
      {isSuggested || onRecord === undefined ? null : (
        <Button onClick={onRecord}>{t('money.statement.record')}</Button>
      )}
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
  const matchWith = async (
    { line }: BankStatementLineRow,
    [entryId, ...others]: readonly string[],
  ): Promise<void> => {
    const entries = others.length === 0 ? { entryId } : { entryId, others };
    await send(`${path}/match`, { line, ...entries }, t('money.accounts.isMatched'));
  };
  return {
    matchWith,
    match: async (lines: readonly BankStatementLineRow[]): Promise<void> => {
      for (const line of lines) {
        await matchWith(line, entriesOfLine(line));
      }
    },
    unmatch: async ({ line }: BankStatementLineRow): Promise<void> => {
      await send(`${path}/unmatch`, { line }, t('money.accounts.isUnmatched'));
    },
  };
}
