import '../users/users.css';
import '../theme/management.css';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
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
  const { companyId, message, canWait, onApproval, onCancel } = question;
  const { data: approvers = [], isSuccess } = useApprovers(companyId);
  const approver = useApprover(approvers);
  const { all, chosen, isLocked } = approver;
  const [isRequest, setRequest] = useState(false);
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [choice, pinField] = [useRef<HTMLElement>(null), useRef<HTMLInputElement>(null)];
  const approve = async (): Promise<void> => {
    const byPin = { approverId: chosen.id, pin, reason };
    setBusy(true);
    const refused = await onApproval(isRequest ? { waits: true, reason } : byPin);
    setBusy(false);
    if (refused === undefined) return;
    setPin('');
    const isNowLocked = refused.problem.code === 'approval.locked';
    if (isNowLocked) approver.lock();
    setProblem(isNowLocked ? undefined : refused.message);
    (isNowLocked ? choice : pinField).current?.focus();
  };
  const hasPin = !isLocked && chosen.id !== '' && pin.length >= 4;
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
        {canWait ? <Ways isRequest={isRequest} onChange={setRequest} /> : null}
        {isSuccess && all.length === 0 && !isRequest ? <p>{t('users.approval.nobody')}</p> : null}
        {isRequest ? (
          <p>{t('approvals.requestHint')}</p>
        ) : (
          <>
            <ApproverField
              {...approver}
              field={choice}
              onChange={(id) => {
                approver.choose(id);
                type('');
              }}
            />
            <PinField {...{ field: pinField, pin, problem, isLocked }} onType={type} />
          </>
        )}
        <ApprovalReason {...{ reason, isRequest, problem }} onChange={setReason} />
        <DialogButtons
          label={t(isRequest ? 'approvals.send' : 'users.approval.approve')}
          onCancel={onCancel}
          isDisabled={isBusy || reason.trim() === '' || !(isRequest || hasPin)}
        />
      </form>
    </DialogFrame>
  );
}

interface ReasonProps {
  readonly reason: string;
  /** Otherwise the PIN says what is wrong. */
  readonly isRequest: boolean;
  readonly problem: string | undefined;
  readonly onChange: (reason: string) => void;
}

function ApprovalReason({ reason, isRequest, problem, onChange }: ReasonProps): ReactNode {
  const shown = isRequest ? problem : undefined;
  return (
    <TextField
      label={useMessages()('users.approval.reason')}
      required
      value={reason}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      error={shown !== undefined}
      helperText={shown}
      slotProps={{ htmlInput: { maxLength: 200 }, formHelperText: { role: 'alert' } }}
    />
  );
}

interface WaysProps {
  readonly isRequest: boolean;
  readonly onChange: (isRequest: boolean) => void;
}

/** Somebody approves here and now, or elsewhere and later. */
function Ways({ isRequest, onChange }: WaysProps): ReactNode {
  const t = useMessages();
  return (
    <ButtonGroup size="small" aria-label={t('users.approval.title')}>
      {[false, true].map((way) => (
        <Button
          key={String(way)}
          aria-pressed={way === isRequest}
          variant={way === isRequest ? 'contained' : 'outlined'}
          onClick={() => {
            onChange(way);
          }}
        >
          {t(way ? 'approvals.byRequest' : 'approvals.byPin')}
        </Button>
      ))}
    </ButtonGroup>
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
