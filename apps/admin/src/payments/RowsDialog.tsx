import type { PaymentRowBody } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { focusUnread } from '../fields/AmountField.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { QueryState } from '../management/QueryState.js';
import { PaymentRows } from './PaymentRows.js';
import { defaultMethod, paidOf, rowBodies, typedRow, type Means } from './typed-rows.js';
import { useMeans } from './use-means.js';

interface RowsDialogProps {
  readonly title: string;
  readonly action: string;
  readonly dueMinor: number;
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
  const { means, dueMinor, action, onClose, onSubmit } = props;
  const language = useLanguage();
  const [rows, setRows] = useState(() => [typedRow(defaultMethod(means), dueMinor, language)]);
  const { errors: problems, isBusy, run, forget } = useSubmission();
  const pay = async (): Promise<void> => {
    await onSubmit(rowBodies(rows, language));
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusUnread(event.currentTarget)) run(pay);
      }}
    >
      <PaymentRows
        rows={rows}
        means={means}
        dueMinor={dueMinor - paidOf(rows, language)}
        problems={problems}
        isGiven
        onChange={(next) => {
          setRows([...next]);
          forget();
        }}
      />
      {problems['root'] === undefined ? null : (
        <p role="alert" className="means__problem">
          {problems['root']}
        </p>
      )}
      <DialogButtons label={action} onCancel={onClose} isDisabled={isBusy} />
    </form>
  );
}
