import '../users/users.css';
import '../management/management.css';
import type { ApproverAnswer } from '@balcao/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { approvalAsked, parseApprovers, type ApprovalQuestion } from '../http/approval.js';
import { request } from '../http/request.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../management/DialogButtons.js';
import { DialogFrame } from '../management/DialogFrame.js';

/** Asks for the PIN of somebody who may do what the user may not, wherever a command needs it. */
export function ApprovalDialog(): ReactNode {
  const { current } = useSlice(approvalAsked);
  return current === null ? null : <Open question={current} />;
}

function Open({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { companyId, message, onApproval, onCancel } = question;
  const { data: approvers = [], isSuccess } = useApprovers(companyId);
  const [chosen, setChosen] = useState('');
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pinField = useRef<HTMLInputElement>(null);
  const approverId = chosen === '' ? (approvers[0]?.id ?? '') : chosen;
  const approve = async (): Promise<void> => {
    setBusy(true);
    const refused = await onApproval({ approverId, pin, reason });
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) return;
    setPin('');
    pinField.current?.focus();
  };
  return (
    <DialogFrame title={t('users.approval.title')} onClose={onCancel}>
      <form
        noValidate
        className="users__form"
        onSubmit={(event) => {
          event.preventDefault();
          void approve();
        }}
      >
        <p role="alert">{message}</p>
        {isSuccess && approvers.length === 0 ? <p>{t('users.approval.nobody')}</p> : null}
        <ApproverField approvers={approvers} value={approverId} onChange={setChosen} />
        <TextField
          label={t('users.approval.pin')}
          type="password"
          required
          autoFocus
          inputRef={pinField}
          value={pin}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, ''));
            setProblem(undefined);
          }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
        />
        <TextField
          label={t('users.approval.reason')}
          required
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <DialogButtons
          label={t('users.approval.approve')}
          onCancel={onCancel}
          isDisabled={isBusy || approverId === '' || pin.length < 4 || reason.trim() === ''}
        />
      </form>
    </DialogFrame>
  );
}

const useApprovers = (companyId: string) =>
  useQuery({
    queryKey: ['approvers', companyId],
    queryFn: async () =>
      parseApprovers((await request('/api/members/approvers', { companyId })).body),
  });

interface ApproverFieldProps {
  readonly approvers: readonly ApproverAnswer[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function ApproverField({ approvers, value, onChange }: ApproverFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('users.approval.approver')}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {approvers.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
