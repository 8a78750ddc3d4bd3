import { type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { askToConfirm } from '../../boot/confirm.js';
import { usePart } from '../../boot/slice.js';
import { showTime } from '../../formats/instants.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { recallSale, waitingAt } from '../park/parking.js';
import { useStart, useTill } from '../till/till-context.js';
import type { WaitingSale } from '../till/till-state.js';
import { useOneAtATime } from './use-one-at-a-time.js';

interface ParkedSalesProps {
  readonly onDone: () => void;
  /** Shown in a dialog, which has its own empty state. */
  readonly isAlone?: boolean;
}

/** The parked sales of all tills of the company. */
export function ParkedSales({ onDone, isAlone }: ParkedSalesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const once = useOneAtATime();
  const start = useStart();
  const { registers } = start;
  const { timeZone } = start.settings;
  const asked = usePart(till.state, (state) => state.asked);
  const parked = waitingAt({ start, asked });
  const isOnline = usePart(till.view, (view) => view.isOnline);
  const own = usePart(till.state, (state) => state.cash_register);
  const isSelling = usePart(till.state, ({ cart }) => cart.lines.length > 0);
  const registerOf = ({ cashRegisterId }: WaitingSale): string | undefined =>
    cashRegisterId === own ? undefined : registers.find(({ id }) => id === cashRegisterId)?.name;
  const recall = async (sale: WaitingSale): Promise<void> => {
    const { id, name, cashier } = sale;
    const register = registerOf(sale);
    try {
      if (register !== undefined) {
        const message = t('asked.parked.takeOver', { name, register, cashier });
        const title = t('asked.parked.elsewhere');
        const answers = { yes: t('asked.parked.yes'), no: t('asked.parked.no') };
        if (!(await askToConfirm({ title, message, ...answers }))) return;
      }
      await recallSale(till, id);
      onDone();
    } catch (error) {
      sayProblem(error);
      // Another till may have been faster: the list is read again.
      till.onAppended();
    } finally {
      // After the question has given the focus back.
      if (isAlone !== true) setTimeout(onDone);
    }
  };
  if (parked.length === 0) return isAlone === true ? <p>{t('asked.noneParked')}</p> : null;
  return (
    <section className="pos__parked" aria-label={t('asked.parked.title')}>
      {isAlone === true ? null : <h2>{t('asked.parked.title')}</h2>}
      {isSelling ? <p>{t('asked.finishFirst')}</p> : null}
      <div className="pos__choices">
        {parked.map((sale, place) => {
          const { id, name, cashier, at, totalMinor } = sale;
          const register = registerOf(sale);
          return (
            <button
              key={id}
              type="button"
              data-first={place === 0 ? '' : undefined}
              disabled={(!isOnline && register !== undefined) || isSelling}
              onClick={() => void once(() => recall(sale))}
            >
              <strong>{name}</strong>
              <small>
                {[showTime(at, language, { timeZone }), cashier, register]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <Amount minor={totalMinor} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
