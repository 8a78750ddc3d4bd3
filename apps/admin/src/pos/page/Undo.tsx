import './undo.css';
import { useEffect, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isUndoable, undone } from '../cart/undo.js';
import { useCart, useTill } from '../till/till-context.js';

/** How long a void can be undone, in milliseconds. */
const UNDO_MS = 8_000;

/** Undoes the last void, for some seconds. */
export function Undo({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const cart = useCart();
  const takenOff = usePart(till.view, (view) => view.takenOff);
  useEffect(() => {
    if (takenOff === null) return undefined;
    const timer = setTimeout(() => {
      till.view.merge({ takenOff: null });
    }, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [till, takenOff]);
  if (takenOff === null || !isUndoable(cart, takenOff)) return null;
  const gone = takenOff.before.lines.filter(
    (line) => !takenOff.after.lines.some(({ key }) => key === line.key),
  );
  const [first] = gone;
  const name =
    first === undefined || gone.length > 1
      ? t('asked.undo.sale')
      : t('asked.undo.line', { name: first.name });
  return (
    <p className="ticket__undo" role="status">
      <span>{name}</span>
      <button
        type="button"
        onClick={() => {
          till.changeCart((now) => undone(now, takenOff));
          till.view.merge({ takenOff: null });
          onDone();
        }}
      >
        {t('asked.undo.back')}
      </button>
    </p>
  );
}
