import '../users/users.css';
import '../theme/management.css';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useSlice } from '../boot/slice.js';
import { approvalAsked, parseApprovers, type ApprovalQuestion } from '../http/approval.js';
import { request } from '../http/request.js';
import { useApprover, type ApproverChoice } from '../http/use-approver.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';

/** Asks for the PIN of somebody who may do what the user may not, wherever a command needs it. */
export function ApprovalDialog(): ReactNode {
  const { current } = useSlice(approvalAsked);
  return current === null ? null : <Open question={current} />;
}

function Open({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { companyId, message, onApproval, onCancel } = question;
  const { data: approvers = [], isSuccess } = useApprovers(companyId);
  const approver = useApprover(approvers);
  const { all, chosen, isLocked } = approver;
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [choice, pinField] = [useRef<HTMLElement>(null), useRef<HTMLInputElement>(null)];
  const approve = async (): Promise<void> => {
    setBusy(true);
    const refused = await onApproval({ approverId: chosen.id, pin, reason });
    setBusy(false);
    if (refused === undefined) return;
    setPin('');
    const isNowLocked = refused.problem.code === 'approval.locked';
    if (isNowLocked) approver.lock();
    setProblem(isNowLocked ? undefined : refused.message);
    (isNowLocked ? choice : pinField).current?.focus();
  };
  const type = (typed: string): void => {
    setPin(typed.replace(/\D/g, ''));
    setProblem(undefined);
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
        {isSuccess && all.length === 0 ? <p>{t('users.approval.nobody')}</p> : null}
        <ApproverField
          {...approver}
          field={choice}
          onChange={(id) => {
            approver.choose(id);
            type('');
          }}
        />
        <PinField {...{ field: pinField, pin, problem, isLocked }} onType={type} />
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
          isDisabled={
            isBusy || isLocked || chosen.id === '' || pin.length < 4 || reason.trim() === ''
          }
        />
      </form>
    </DialogFrame>
  );
}

interface PinFieldProps {
  readonly field: Ref<HTMLInputElement>;
  readonly pin: string;
  readonly problem: string | undefined;
  readonly isLocked: boolean;
  readonly onType: (typed: string) => void;
}

function PinField({ field, pin, problem, isLocked, onType }: PinFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      label={t('users.approval.pin')}
      type="password"
      required
      autoFocus
      disabled={isLocked}
      inputRef={field}
      value={pin}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => {
        onType(target.value);
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}

const useApprovers = (companyId: string) =>
  useQuery({
    queryKey: ['approvers', companyId],
    queryFn: async () =>
      parseApprovers((await request('/api/members/approvers', { companyId })).body),
  });

interface ApproverFieldProps extends Pick<
  ApproverChoice,
  'all' | 'chosen' | 'isLocked' | 'others'
> {
  readonly field: Ref<HTMLElement>;
  readonly onChange: (id: string) => void;
}

function ApproverField(props: ApproverFieldProps): ReactNode {
  const { all, chosen, isLocked, others, field, onChange } = props;
  const t = useMessages();
  const { name } = chosen;
  return (
    <TextField
      select
      label={t('users.approval.approver')}
      value={chosen.id}
      inputRef={field}
      error={isLocked}
      helperText={
        isLocked ? t(`users.approval.${others ? 'locked' : 'lockedAlone'}`, { name }) : null
      }
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{ formHelperText: { role: 'alert' } }}
    >
      {all.map(({ id, name: called }) => (
        <MenuItem key={id} value={id}>
          {called}
        </MenuItem>
      ))}
    </TextField>
  );
}
