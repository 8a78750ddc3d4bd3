import Button from '@mui/material/Button';
import type { RefusedRowsFile, StatementPlan, StatementReading } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { sayProblem } from '../http/say-problem.js';
import { downloadBlob } from '../http/download.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { StatementLayout } from './StatementLayout.js';
import { StatementPreview } from './StatementPreview.js';

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
  const [plan, setPlan] = useState<StatementPlan>({});
  const { data, error, isFetching } = useReading(accountId, file, plan);
  // Which lines the person took or left otherwise than they were offered.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const taken = (data?.lines ?? []).map(
    ({ likeness }, at) => likeness !== 'known' && (likeness === 'new') !== turned.has(at),
  );
  const count = taken.filter(Boolean).length;
  const save = async (reading: StatementReading): Promise<void> => {
    const skipped = taken.flatMap((isTaken, at) => (isTaken ? [] : [at]));
    const lines = reading.lines.map(({ likeness: _likeness, isOffBalance: _off, ...line }) => line);
    const fields = {
      accountId,
      fileName: file.name,
      lines,
      ...(skipped.length > 0 && { skipped }),
      ...(reading.mapping && { mapping: reading.mapping }),
    };
    const action = `bank statement ${JSON.stringify(fields)}`;
    const id = await sendOnce(action, ({ recordId }) =>
      send('bank-statements', { id: recordId, ...fields }, t('money.accounts.imported')),
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
      {isFetching ? <p role="status">{t('money.statement.reading')}</p> : null}
      <Problems problems={problems} sent={{ accountId, file, plan }} />
      {data === undefined || data.isExact ? null : (
        <StatementLayout
          reading={data}
          plan={plan}
          onChange={(changed) => {
            setPlan(changed);
            setTurned(new Set());
          }}
        />
      )}
      {data === undefined ? null : <StatementPreview reading={data} taken={taken} onTurn={turn} />}
      <DialogButtons
        label={t('money.statement.import', { smart_count: count })}
        onCancel={onClose}
        isDisabled={data === undefined || isFetching || problems.length > 0 || count === 0}
        onConfirm={() => {
          if (data !== undefined) save(data).catch(sayProblem);
        }}
      />
    </DialogFrame>
  );
}

interface ProblemsProps {
  readonly problems: readonly string[];
  readonly sent: SentStatement;
}

/** What keeps the file from being imported, and its rows that cannot be read as a file. */
function Problems({ problems, sent }: ProblemsProps): ReactNode {
  const t = useMessages();
  const { id: companyId } = useSlice(company);
  if (problems.length === 0) return null;
  return (
    <>
      <ul role="alert">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Button
        variant="outlined"
        onClick={() => {
          saveRefused(companyId, sent).catch(sayProblem);
        }}
      >
        {t('imports.saveRefused')}
      </Button>
    </>
  );
}

interface SentStatement {
  readonly accountId: string;
  readonly file: File;
  readonly plan: StatementPlan;
}

async function sendFile<T>(
  path: 'read' | 'refused',
  companyId: string | null,
  { accountId, file, plan }: SentStatement,
): Promise<T> {
  const form = new FormData();
  form.append('accountId', accountId);
  form.append('plan', JSON.stringify(plan));
  form.append('file', file);
  const sent = { form, ...(companyId !== null && { companyId }) };
  const { body } = await request(`/api/bank-statements/${path}`, { method: 'POST', ...sent });
  return body as T;
}

/** Saves the rows that cannot be read, with their reasons. */
async function saveRefused(companyId: string | null, sent: SentStatement): Promise<void> {
  const { fileName, content } = await sendFile<RefusedRowsFile>('refused', companyId, sent);
  downloadBlob(fileName, new Blob([content], { type: 'text/csv' }));
}

function useReading(accountId: string, file: File, plan: StatementPlan) {
  const { id: companyId } = useSlice(company);
  const planText = JSON.stringify(plan);
  return useQuery({
    queryKey: [
      'bank-statements',
      'read',
      accountId,
      file.name,
      file.size,
      file.lastModified,
      planText,
    ],
    queryFn: () => sendFile<StatementReading>('read', companyId, { accountId, file, plan }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}
