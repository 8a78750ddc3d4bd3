import type { PaymentRowBody } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { QueryState } from '../management/QueryState.js';
import { PaymentRows } from './PaymentRows.js';
import { defaultMethod, paidOf, rowBodies, typedRow, type Means } from './typed-rows.js';
import { useMeans } from './use-means.js';
import { useTaking } from './use-taking.js';

interface RowsDialogProps {
  readonly title: string;
  readonly action: string;
  readonly dueMinor: number;
  /** Money of a client: its cash is rounded to coins. */
  readonly roundsCash?: boolean;
  readonly onClose: () => void;
  /** Throws `ProblemError`. */
  readonly onSubmit: (rows: readonly PaymentRowBody[]) => Promise<void>;
}

/** Asks by which means something is paid: an expense, a refund. */
export function RowsDialog(props: RowsDialogProps): ReactNode {
  const means = useMeans();
  return (
    <DialogFrame title={props.title} onClose={props.onClose}>
      <QueryState query={means}>{(read) => <Rows {...props} means={read} />}</QueryState>
    </DialogFrame>
  );
}

function Rows(props: RowsDialogProps & { readonly means: Means }): ReactNode {
  const { means, dueMinor, action, roundsCash = false, onClose, onSubmit } = props;
  const language = useLanguage();
  const [rows, setRows] = useState(() => [typedRow(defaultMethod(means), dueMinor, language)]);
  const { errors: problems, isBusy, run, forget } = useSubmission();
  const mayTake = useTaking();
  const pay = async (): Promise<void> => {
    if (!(await mayTake(rows, means.accounts))) return;
    await onSubmit(rowBodies(rows, language));
    onClose();
  };
  return (
    <SentForm
      problems={problems}
      onSubmit={() => {
        run(pay);
      }}
    >
      <PaymentRows
        rows={rows}
        means={means}
        dueMinor={dueMinor - paidOf(rows, language)}
        problems={problems}
        isGiven
        roundsCash={roundsCash}
        onChange={(next) => {
          setRows([...next]);
          forget();
        }}
      />
      <DialogButtons label={action} onCancel={onClose} isDisabled={isBusy} />
    </SentForm>
  );
}
