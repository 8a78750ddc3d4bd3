import type { TillApprovalAnswer } from '@balcao/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import { useMessages } from '../../i18n/use-messages.js';
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
  const send = async ({ reason, ...state }: FormState): Promise<boolean> => {
    setBusy(true);
    const told = before === undefined ? reason : `${before}; ${reason}`;
    try {
      const { body } = await request(`/api/tills/${register ?? ''}/approvals`, {
        ...{ method: 'POST', companyId },
        body: { ...state, reason: told, subjectId },
      });
      onAnswer(body as TillApprovalAnswer);
      return true;
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof ProblemError ? error.message : String(error));
      return false;
    }
  };
  return { problem, isBusy, send };
}

/** Who approves, why, and the PIN that says so. */
export function ApprovalForm({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { approvers } = useStart();
  const { problem, isBusy, send } = useApproving(question);
  const [chosen, setChosen] = useState('');
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState('');
  const pinField = useRef<HTMLInputElement>(null);
  const approverId = chosen === '' ? (approvers[0]?.id ?? '') : chosen;
  const approve = async (): Promise<void> => {
    if (await send({ approverId, pin, reason })) return;
    setPin('');
    pinField.current?.focus();
  };
  return (
    <form
      className="pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pin.length < 4) pinField.current?.focus();
        else if (!isBusy && reason.trim() !== '') void approve();
      }}
    >
      <ApproverChoice chosen={approverId} onChoose={setChosen} />
      <label>
        {t('selling.approval.reason')}
        <input
          data-first=""
          maxLength={100}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      </label>
      <label>
        {t('selling.approval.pin')}
        <input
          ref={pinField}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          aria-invalid={problem !== undefined}
          aria-describedby="approval-problem"
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, ''));
          }}
        />
      </label>
      <p id="approval-problem" className="pay__problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="ticket__pay" disabled={isBusy || reason.trim() === ''}>
        {t('selling.approval.approve')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

interface ApproverChoiceProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function ApproverChoice({ chosen, onChoose }: ApproverChoiceProps): ReactNode {
  const t = useMessages();
  const { approvers } = useStart();
  return (
    <label>
      {t('selling.approval.approver')}
      <select
        value={chosen}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {approvers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
