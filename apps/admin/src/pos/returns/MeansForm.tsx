import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useMeansName } from '../page/MeansChoice.js';
import { useStart } from '../till/till-context.js';
import type { KeptSale } from './kept-sales.js';
import { useCorrecting, type Correcting } from './use-correcting.js';

interface MeansFormProps {
  readonly sale: KeptSale;
  readonly onDone: () => void;
}

/** Corrects the means of payment while the shift is open. */
export function MeansForm({ sale, onDone }: MeansFormProps): ReactNode {
  const t = useMessages();
  const correcting = useCorrecting(sale, onDone);
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (correcting.mayFinish) void correcting.finish();
      }}
    >
      {correcting.rows.map((_row, index) => (
        // Rows of a payment that was made do not move.
        <MeansRow key={index} sale={sale} index={index} correcting={correcting} />
      ))}
      <label>
        {t('asked.return.reason')}
        <input
          maxLength={200}
          value={correcting.reason}
          onChange={({ target }) => {
            correcting.setReason(target.value);
          }}
        />
      </label>
      <p className="pay__hint">{t('asked.means.explained')}</p>
      <button type="submit" className="ticket__pay" disabled={!correcting.mayFinish}>
        {t('asked.means.finish')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

interface MeansRowProps {
  readonly sale: KeptSale;
  readonly index: number;
  readonly correcting: Correcting;
}

function MeansRow({ sale, index, correcting }: MeansRowProps): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  const { methods } = useStart();
  const { methodId = '', amountMinor = 0 } = correcting.rows[index] ?? {};
  const was = nameOf(sale.paid[index]?.methodId ?? '');
  return (
    <div className="pay__pair">
      <label>
        <span>
          {t('asked.means.was', { means: was })} <Amount minor={amountMinor} />
        </span>
        <select
          data-first={index === 0 ? '' : undefined}
          value={methodId}
          onChange={({ target }) => {
            correcting.choose(index, target.value);
          }}
        >
          {methods.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      {correcting.needsSlip(methodId) ? (
        <label>
          {t('asked.pay.reference')}
          <input
            maxLength={100}
            value={correcting.slipOf(index)}
            onChange={({ target }) => {
              correcting.setSlip(index, target.value);
            }}
          />
        </label>
      ) : null}
    </div>
  );
}
