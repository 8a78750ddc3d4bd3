import type { TillApprovalAnswer } from '@balcao/contracts';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import { useApprover, type ApproverChoice } from '../../http/use-approver.js';
import { useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import type { ApprovalQuestion } from './approval-asked.js';

interface FormState {
  readonly approverId: string;
  readonly pin: string;
  readonly reason: string;
}

function useApproving({ subjectId, before, onAnswer }: ApprovalQuestion) {
  const { companyId } = useTill();
  const { cash_register: register } = usePosState();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Returns the code of the refusal. */
  const send = async ({ reason, ...state }: FormState): Promise<string | undefined> => {
    setBusy(true);
    const reasons = before === undefined ? reason : `${before}; ${reason}`;
    try {
      const { body } = await request(`/api/tills/${register ?? ''}/approvals`, {
        method: 'POST',
        companyId,
        body: { ...state, reason: reasons, subjectId },
      });
      onAnswer(body as TillApprovalAnswer);
      return undefined;
    } catch (error) {
      setBusy(false);
      const isKnown = error instanceof ProblemError;
      setProblem(isKnown ? error.message : String(error));
      return isKnown ? error.problem.code : 'unknown';
    }
  };
  const forget = (): void => {
    setProblem(undefined);
  };
  return { problem, isBusy, send, forget };
}

/** The approver, the reason and the PIN. */
export function ApprovalForm({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { approvers } = useStart();
  const { problem, isBusy, send, forget } = useApproving(question);
  const { among } = question;
  const approver = useApprover(
    approvers.filter(({ id }) => among === undefined || among.includes(id)),
  );
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState('');
  const pinField = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const { chosen, isLocked } = approver;
  const approve = async (): Promise<void> => {
    const code = await send({ approverId: chosen.id, pin, reason });
    if (code === undefined) return;
    setPin('');
    if (code === 'approval.locked') approver.lock();
    (code === 'approval.locked' ? choice : pinField).current?.focus();
  };
  const locked = approver.others ? 'locked' : 'lockedAlone';
  const text = isLocked ? t(`asked.approval.${locked}`, { name: chosen.name }) : problem;
  return (
    <form
      className="pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLocked) choice.current?.focus();
        else if (pin.length < 4) pinField.current?.focus();
        else if (!isBusy && reason.trim() !== '') void approve();
      }}
    >
      <Approvers
        {...approver}
        field={choice}
        onChoose={(id) => {
          approver.choose(id);
          setPin('');
          forget();
        }}
      />
      <label>
        {t('asked.approval.reason')}
        <input
          data-first=""
          maxLength={100}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      </label>
      <PinField
        {...{ field: pinField, pin, setPin, isLocked }}
        isWrong={problem !== undefined && !isLocked}
      />
      <p id="approval-problem" className="pay__problem" role="alert">
        {text}
      </p>
      <button
        type="submit"
        className="ticket__pay"
        disabled={isBusy || isLocked || reason.trim() === ''}
      >
        {t('asked.approval.approve')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

interface PinFieldProps {
  readonly field: Ref<HTMLInputElement>;
  readonly pin: string;
  readonly setPin: (pin: string) => void;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
}

function PinField({ field, pin, setPin, isLocked, isWrong }: PinFieldProps): ReactNode {
  const t = useMessages();
  return (
    <label>
      {t('asked.approval.pin')}
      <FigureInput
        ref={field}
        isWhole
        type="password"
        maxLength={8}
        disabled={isLocked}
        value={pin}
        aria-invalid={isWrong}
        aria-describedby="approval-problem"
        onChange={({ target }) => {
          setPin(target.value.replace(/\D/g, ''));
        }}
      />
    </label>
  );
}

interface ApproversProps extends Pick<ApproverChoice, 'all' | 'chosen' | 'isLocked'> {
  readonly field: Ref<HTMLSelectElement>;
  readonly onChoose: (id: string) => void;
}

function Approvers({ all, chosen, isLocked, field, onChoose }: ApproversProps): ReactNode {
  const t = useMessages();
  return (
    <label>
      {t('asked.approval.approver')}
      <select
        ref={field}
        value={chosen.id}
        aria-invalid={isLocked}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
