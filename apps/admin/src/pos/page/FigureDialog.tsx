import { useState, type ReactNode } from 'react';
import { parseTypedDecimal } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { showSnack } from '../../boot/snack.js';
import { setClient, setDiscount, setLineDiscount, setPrice, setQuantity } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { setNote, type Cart } from '../cart/cart.js';
import { pricingOf } from '../till/sale-entry.js';
import { useStart, useTill } from '../till/till-context.js';
import { ClientChoice } from './ClientChoice.js';
import { NativeDialog } from './NativeDialog.js';
import type { Asked } from './use-selling.js';

interface FigureDialogProps {
  readonly asked: Exclude<Asked, 'pay'>;
  readonly onClose: () => void;
}

/** One figure or word for the ticket: a quantity, a price, a discount, a name to park under. */
export function FigureDialog({ asked, onClose }: FigureDialogProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  if (asked === 'client') {
    return (
      <NativeDialog title={t('pos.ask.client')} onClose={onClose}>
        <ClientChoice
          onChoose={(client) => {
            till.changeCart((cart) => setClient(cart, client));
            onClose();
          }}
        />
      </NativeDialog>
    );
  }
  return <FigureForm asked={asked} onClose={onClose} />;
}

interface FigureFormProps {
  readonly asked: Exclude<Asked, 'pay' | 'client'>;
  readonly onClose: () => void;
}

interface Figure {
  readonly typed: string;
  readonly problem: string | undefined;
  readonly type: (typed: string) => void;
  readonly apply: () => Promise<void>;
}

/** Reads what is typed and puts it onto the ticket, or says what is wrong with it. */
function useFigure({ asked, onClose }: FigureFormProps): Figure {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const start = useStart();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = async (): Promise<void> => {
    const value = isText(asked) ? typed.trim() : parseTypedDecimal(typed, language);
    if (value === undefined || value === '' || value.startsWith('-')) {
      setProblem(t('pos.ask.notUnderstood'));
      return;
    }
    if (asked === 'park') {
      await till.park(value);
      showSnack(t('pos.parked.done', { name: value }), 'success');
      onClose();
      return;
    }
    const changed = changedBy(till.state.get().cart, asked, value);
    const limit = asked === 'total' ? start.documentDiscount : start.lineDiscount;
    if ((asked === 'discount' || asked === 'total') && isOver(value, limit)) {
      setProblem(t('pos.ask.overLimit', { limit: limit ?? '100' }));
      return;
    }
    try {
      priceCart(changed, pricingOf(start));
    } catch {
      setProblem(t('pos.ask.notUnderstood'));
      return;
    }
    till.changeCart(() => changed);
    onClose();
  };
  const type = (next: string): void => {
    setTyped(next);
    setProblem(undefined);
  };
  return { typed, problem, type, apply };
}

const isText = (asked: Asked): boolean => asked === 'note' || asked === 'park';

function FigureForm(props: FigureFormProps): ReactNode {
  const { asked, onClose } = props;
  const t = useMessages();
  const { typed, problem, type, apply } = useFigure(props);
  return (
    <NativeDialog title={t(`pos.ask.${asked}`)} onClose={onClose}>
      <form
        className="pay"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <label>
          {t(`pos.ask.${asked}`)}
          <input
            data-first=""
            inputMode={isText(asked) ? 'text' : 'decimal'}
            maxLength={100}
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby="figure-problem"
            onChange={({ target }) => {
              type(target.value);
            }}
          />
        </label>
        <p id="figure-problem" className="pay__problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="ticket__pay">
          {t('pos.ask.apply')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}

const isOver = (percentage: string, limit: string | undefined): boolean =>
  Number(percentage) > Number(limit ?? '100');

/** The cart with what was asked for; of the selected line where it is about one. */
function changedBy(cart: Cart, asked: Asked, value: string): Cart {
  const { selected } = cart;
  switch (asked) {
    case 'total':
      return setDiscount(cart, value === '0' ? undefined : { percentage: value });
    case 'note':
      return setNote(cart, value);
    default:
      break;
  }
  if (selected === undefined) return cart;
  if (asked === 'quantity') return setQuantity(cart, selected, value);
  if (asked === 'price') return setPrice(cart, selected, value);
  return setLineDiscount(cart, selected, value === '0' ? undefined : { percentage: value });
}
