import Checkbox from '@mui/material/Checkbox';
import type { ReadStatementLine, StatementReading } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';

interface StatementDialogProps {
  readonly accountId: string;
  readonly file: File;
  readonly onClose: () => void;
  readonly onImported: (id: string) => void;
}

/** What a bank's file says, line by line with its signs, before it is imported. */
export function StatementDialog(props: StatementDialogProps): ReactNode {
  const { accountId, file, onClose, onImported } = props;
  const t = useMessages();
  const send = useMoneyAction();
  const { data, error } = useReading(accountId, file);
  // Which lines the person took or left otherwise than they were offered.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const taken = (data?.lines ?? []).map(
    ({ likeness }, at) => likeness !== 'known' && (likeness === 'new') !== turned.has(at),
  );
  const count = taken.filter(Boolean).length;
  const save = async (text: string): Promise<void> => {
    const skipped = taken.flatMap((isTaken, at) => (isTaken ? [] : [at]));
    const said = { accountId, fileName: file.name, text, ...(skipped.length > 0 && { skipped }) };
    const action = `bank statement ${JSON.stringify(said)}`;
    const id = await sendOnce(action, ({ recordId }) =>
      send('bank-statements', { id: recordId, ...said }, t('money.accounts.imported')),
    );
    onImported(id);
  };
  const turn = (at: number) => {
    const others = [...turned].filter((one) => one !== at);
    setTurned(new Set(turned.has(at) ? others : [...others, at]));
  };
  const problems = data?.problems ?? [];
  return (
    <DialogFrame title={file.name} isWide onClose={onClose}>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined && error === null ? (
        <p role="status">{t('money.statement.reading')}</p>
      ) : null}
      {problems.length === 0 ? null : (
        <ul role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {data === undefined ? null : <Lines lines={data.lines} taken={taken} onTurn={turn} />}
      {data === undefined ? null : <LeftOut leftOut={data.leftOut} />}
      <DialogButtons
        label={t('money.statement.import', { smart_count: count })}
        onCancel={onClose}
        isDisabled={data === undefined || problems.length > 0 || count === 0}
        onConfirm={() => {
          if (data !== undefined) save(data.text).catch(sayProblem);
        }}
      />
    </DialogFrame>
  );
}

function useReading(accountId: string, file: File) {
  const { id: companyId } = useSlice(company);
  return useQuery({
    queryKey: ['bank-statements', 'read', accountId, file.name, file.size, file.lastModified],
    queryFn: async () => {
      const form = new FormData();
      form.append('accountId', accountId);
      form.append('file', file);
      const path = '/api/bank-statements/read';
      const sent = { form, ...(companyId !== null && { companyId }) };
      const { body } = await request(path, { method: 'POST', ...sent });
      return body as StatementReading;
    },
    gcTime: 0,
    retry: false,
  });
}

interface LinesProps {
  readonly lines: readonly ReadStatementLine[];
  readonly taken: readonly boolean[];
  readonly onTurn: (at: number) => void;
}

function Lines({ lines, taken, onTurn }: LinesProps): ReactNode {
  const t = useMessages();
  return (
    <table className="statement" aria-label={t('money.statement.lines')}>
      <tbody>
        {lines.map((line, at) => (
          <tr key={`${at} ${line.on}`}>
            <td>
              <Checkbox
                checked={taken[at] === true}
                disabled={line.likeness === 'known'}
                onChange={() => {
                  onTurn(at);
                }}
                slotProps={{
                  input: { 'aria-label': t('money.statement.take', { text: line.description }) },
                }}
              />
            </td>
            <td>
              <Day day={line.on} />
            </td>
            <td>
              {[line.description, line.reference].filter(Boolean).join(' · ')}
              {line.likeness === 'new' ? null : (
                <small className="statement__entry">{t(`money.statement.${line.likeness}`)}</small>
              )}
              {line.isOffBalance === true ? (
                <div>
                  <StatusChip tone="warning">{t('money.statement.offBalance')}</StatusChip>
                </div>
              ) : null}
            </td>
            <td className="number">
              <Amount minor={line.amountMinor} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows of the file that are no movements. */
function LeftOut({ leftOut }: Pick<StatementReading, 'leftOut'>): ReactNode {
  const t = useMessages();
  if (leftOut.length === 0) return null;
  return (
    <details>
      <summary>{t('money.statement.leftOut', { smart_count: leftOut.length })}</summary>
      <ul>
        {leftOut.map(({ line, text }) => (
          <li key={line}>{t('money.statement.leftOutLine', { line, text })}</li>
        ))}
      </ul>
    </details>
  );
}
