import type { TillStart } from '@balcao/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useApprovedCash } from '../approval/approved-cash.js';
import { useStart, useTill } from '../till/till-context.js';
import { useAskIfRight } from '../page/ask-if-right.js';
import { useOneAtATime } from '../page/use-one-at-a-time.js';
import { kickDrawer } from '../receipt/print-raw.js';
import { rememberMovement } from './movements.js';
import { isTouched } from './touch.js';
import { TypedAmount } from './TypedAmount.js';
import { useCashierName } from './use-cashier-name.js';

const kinds = ['in', 'out', 'drop'] as const;
type Kind = (typeof kinds)[number];

/** Cash in, cash out or a drop, without a sale; requires a reason. */
export function CashForm(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const cashier = useCashierName();
  const once = useOneAtATime();
  const askIfRight = useAskIfRight();
  const letGo = useApprovedCash();
  const others = useOtherPlaces();
  const [kind, setKind] = useState<Kind>('in');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [accountId, setAccount] = useState(others[0]?.id ?? '');
  const amount = useRef<HTMLInputElement>(null);
  const amountMinor = parseTypedMinor(typed, language) ?? 0;
  const isReady = amountMinor > 0 && reason.trim() !== '' && (kind !== 'drop' || accountId !== '');
  const move = async (): Promise<void> => {
    if (!isReady || !(await askIfRight.sum(amountMinor))) return;
    const target = kind === 'drop' ? others.find(({ id }) => id === accountId) : undefined;
    const cashMinor = kind === 'in' ? 0 : amountMinor;
    const approved = await letGo({ as: 'out', cashMinor, subjectId: till.shift.id });
    if (approved === undefined) return;
    const { approval } = approved;
    await till.moveCash(kind, amountMinor, reason.trim(), { accountId: target?.id, approval });
    rememberMovement({
      id: ulid(),
      shiftId: till.shift.id,
      kind,
      amountMinor,
      reason: reason.trim(),
      cashier,
      at: new Date().toISOString(),
      ...(target !== undefined && { account: target.name }),
    });
    showSnack(t('asked.shift.moved'), 'success');
    kickDrawer(till).catch(sayProblem);
    setTyped('');
    setReason('');
    // What was pressed does nothing any more; a screen that is touched would show its keyboard.
    if (!isTouched()) amount.current?.focus();
  };
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        void once(move);
      }}
    >
      <KindChoice kind={kind} onChange={setKind} />
      <TypedAmount label={t('asked.shift.amount')} typed={typed} onType={setTyped} field={amount} />
      {kind === 'drop' ? (
        <AccountField accounts={others} value={accountId} onChange={setAccount} />
      ) : null}
      <label>
        {t('asked.shift.reason')}
        <input
          value={reason}
          maxLength={200}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      </label>
      <button type="submit" className="pay__plain" disabled={!isReady}>
        {t('asked.shift.record')}
      </button>
    </form>
  );
}

/** Accounts for the drawer's cash, without mobile wallets. */
function useOtherPlaces(): TillStart['accounts'] {
  const { accountId } = useTill();
  return useStart().accounts.filter(({ id, kind }) => id !== accountId && kind !== 'wallet');
}

interface KindChoiceProps {
  readonly kind: Kind;
  readonly onChange: (kind: Kind) => void;
}

function KindChoice({ kind, onChange }: KindChoiceProps): ReactNode {
  const t = useMessages();
  return (
    <div className="pay__methods" role="group" aria-label={t('asked.shift.cash')}>
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={kind === each}
          onClick={() => {
            onChange(each);
          }}
        >
          {t(`asked.shift.kinds.${each}`)}
        </button>
      ))}
    </div>
  );
}

interface AccountFieldProps {
  readonly accounts: TillStart['accounts'];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function AccountField({ accounts, value, onChange }: AccountFieldProps): ReactNode {
  const t = useMessages();
  return (
    <label>
      {t('asked.shift.to')}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
