import { type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { showSnack } from '../../boot/snack.js';
import { localeOf } from '../../boot/language.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';

interface ParkedSalesProps {
  readonly onDone: () => void;
  /** In a dialog, which says that there are none. */
  readonly isAlone?: boolean;
}

/** Sales that wait under a name, from any till of the company. */
export function ParkedSales({ onDone, isAlone }: ParkedSalesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { parked } = useStart();
  const { isOnline } = useTillView();
  const { cart } = usePosState();
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
  const recall = async (id: string): Promise<void> => {
    try {
      await till.recall(id);
      onDone();
    } catch (error) {
      showSnack(error instanceof Error ? error.message : t('app.failed'), 'error');
    }
  };
  if (parked.length === 0) return isAlone === true ? <p>{t('selling.noneParked')}</p> : null;
  return (
    <section className="pos__parked" aria-label={t('pos.parked.title')}>
      {isAlone === true ? null : <h2>{t('pos.parked.title')}</h2>}
      {cart.lines.length > 0 ? <p>{t('selling.finishFirst')}</p> : null}
      <div className="pos__choices">
        {parked.map(({ id, name, cashier, at, totalMinor }) => (
          <button
            key={id}
            type="button"
            disabled={!isOnline || cart.lines.length > 0}
            onClick={() => void recall(id)}
          >
            <strong>{name}</strong>
            <small>
              {time.format(new Date(at))} · {cashier}
            </small>
            <Amount minor={totalMinor} />
          </button>
        ))}
      </div>
    </section>
  );
}
