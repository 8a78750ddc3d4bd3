import type { ShiftClosing } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useOneAtATime } from '../page/use-one-at-a-time.js';
import { useTill } from '../till/till-context.js';

interface WaitingSalesProps {
  readonly parked: ShiftClosing['parked'];
  readonly stays: boolean;
  readonly onStay: (stays: boolean) => void;
  readonly onChanged: () => void;
}

/** Parked sales at closing: discard each with a reason, or pass all to the next shift. */
export function WaitingSales({ parked, stays, onStay, onChanged }: WaitingSalesProps): ReactNode {
  const t = useMessages();
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const left = parked.filter(({ id }) => !givenUp.has(id));
  if (left.length === 0) return null;
  return (
    <fieldset className="count">
      <legend>{t('tillShift.waiting.title')}</legend>
      <p>{t('tillShift.waiting.explained')}</p>
      <ul className="waiting">
        {left.map((sale) => (
          <Sale
            key={sale.id}
            sale={sale}
            onGivenUp={() => {
              setGivenUp(new Set([...givenUp, sale.id]));
              onChanged();
            }}
          />
        ))}
      </ul>
      <label className="pay__check">
        <input
          type="checkbox"
          checked={stays}
          onChange={({ target }) => {
            onStay(target.checked);
          }}
        />
        {t('tillShift.waiting.stay')}
      </label>
    </fieldset>
  );
}

interface SaleProps {
  readonly sale: ShiftClosing['parked'][number];
  readonly onGivenUp: () => void;
}

function Sale({ sale, onGivenUp }: SaleProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const once = useOneAtATime();
  const [reason, setReason] = useState<string>();
  const { id, name, cashier, totalMinor } = sale;
  const giveUp = async (): Promise<void> => {
    const why = (reason ?? '').trim();
    if (why === '') return;
    const parked = till.start.parked.filter((one) => one.id !== id);
    const fields = { id, shiftId: till.shift.id, reason: why };
    await till.append({ kind: 'drop', said: fields }, { start: { ...till.start, parked } });
    onGivenUp();
  };
  return (
    <li>
      <span>
        <strong>{name}</strong> <small>{cashier}</small>
      </span>
      <Amount minor={totalMinor} />
      {reason === undefined ? (
        <button
          type="button"
          className="pay__plain"
          onClick={() => {
            setReason('');
          }}
        >
          {t('tillShift.waiting.giveUp')}
        </button>
      ) : (
        <span className="waiting__reason">
          <input
            autoFocus
            aria-label={t('tillShift.waiting.reason', { name })}
            placeholder={t('asked.shift.reason')}
            maxLength={200}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          />
          <button
            type="button"
            className="pay__plain"
            disabled={reason.trim() === ''}
            onClick={() => void once(giveUp)}
          >
            {t('tillShift.waiting.confirm')}
          </button>
        </span>
      )}
    </li>
  );
}
