import type { ScreenMessageKey } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { showSnack } from '../../boot/snack.js';
import { showTime } from '../../formats/instants.js';
import { parseTypedDecimal, parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useApprovedCart } from '../approval/use-approved-cart.js';
import { splitsPieces, type Cart, type CartDiscount, type CartLine } from '../cart/cart.js';
import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { usePosState, useTill } from '../till/till-context.js';
import { useAskIfRight } from './ask-if-right.js';
import { cartWith, wordsOf } from './figures.js';
import { NativeDialog } from './NativeDialog.js';
import { Price } from './Price.js';
import { useChangedCart } from './use-changed-cart.js';
import { useOneAtATime } from './use-one-at-a-time.js';
import type { FigureAsked } from './use-selling.js';

// Nobody parks a sale before the first article.
const parking = fetchedAhead(() => import('../park/parking.js'));

type What = FigureAsked['what'];

interface FigureDialogProps {
  readonly what: What;
  readonly onClose: () => void;
}

const isText = (what: What): boolean => what === 'note' || what === 'lineNote' || what === 'park';
const isDiscount = (what: What): boolean => what === 'discount' || what === 'total';

/** The message for invalid input. */
function wrongKey(what: What, inMoney: boolean): ScreenMessageKey {
  if (what === 'quantity') return 'pos.ask.invalidQuantity';
  if (what === 'park') return 'asked.wrong.name';
  return isDiscount(what) && !inMoney ? 'asked.wrong.percentage' : 'asked.wrong.amount';
}

/** Parses the input; `undefined` if invalid. */
function useReading(
  what: What,
): (typed: string, inMoney: boolean) => string | CartDiscount | undefined {
  const language = useLanguage();
  return (typed, inMoney) => {
    if (isText(what)) return what === 'park' && typed.trim() === '' ? undefined : typed.trim();
    if (isDiscount(what) && inMoney) {
      const minor = parseTypedMinor(typed, language);
      return minor === undefined || minor < 0 ? undefined : { minor };
    }
    const value = parseTypedDecimal(typed, language);
    if (value === undefined || value.startsWith('-')) return undefined;
    return isDiscount(what) ? { percentage: value } : value;
  };
}

/** Applies the input to the ticket; returns the problem, or undefined if applied. */
export function useApplying({ what, onClose }: FigureDialogProps) {
  const t = useMessages();
  const till = useTill();
  const approve = useApprovedCart();
  const askIfRight = useAskIfRight();
  const change = useChangedCart();
  return async (
    value: string | CartDiscount | undefined,
    inMoney = false,
  ): Promise<string | undefined> => {
    const wrong = t(wrongKey(what, inMoney));
    if (value === undefined) return wrong;
    if (what === 'park') {
      const name = typeof value === 'string' ? value : '';
      await (await parking()).parkSale(till, name);
      showSnack(t('asked.parked.done', { name }), 'success');
      onClose();
      return undefined;
    }
    let approved: Cart | undefined;
    const before = till.state.get().cart;
    const line = before.lines.find(({ key }) => key === before.selected);
    const isSplit = what === 'quantity' && typeof value === 'string';
    if (isSplit && line !== undefined && splitsPieces(line, value)) {
      return t('selling.wholeOnly', { name: line.name });
    }
    try {
      const after = cartWith(before, what, value);
      if (!(await askIfRight.cart(before, after))) return undefined;
      approved = await approve(after);
    } catch {
      return wrong;
    }
    if (approved === undefined) return t('asked.approval.none');
    const cart = approved;
    change(() => cart);
    onClose();
    return undefined;
  };
}

/** Asks for one value: a quantity, price, discount, or a name to park under. */
export function FigureDialog(props: FigureDialogProps): ReactNode {
  const { what, onClose } = props;
  const t = useMessages();
  const { cart } = usePosState();
  const apply = useApplying(props);
  const read = useReading(what);
  const once = useOneAtATime();
  const till = useTill();
  const { timeZone } = till.start.settings;
  const language = useLanguage();
  const [typed, setTyped] = useState(() =>
    wordsOf(cart, what, showTime(new Date().toISOString(), language, { timeZone })),
  );
  const [inMoney, setInMoney] = useState(false);
  const [problem, setProblem] = useState<string>();
  const line = cart.lines.find(({ key }) => key === cart.selected);
  const label = t(`asked.ask.${what}`);
  const Field = isText(what) ? 'input' : FigureInput;
  return (
    <NativeDialog title={label} onClose={onClose}>
      <form
        className="pay"
        onSubmit={(event) => {
          event.preventDefault();
          void once(async () => {
            setProblem(await apply(read(typed, inMoney), inMoney));
          });
        }}
      >
        {isOfLine(what) ? <LineInQuestion line={line} hasPrice={what === 'price'} /> : null}
        {isDiscount(what) ? <UnitChoice inMoney={inMoney} onChange={setInMoney} /> : null}
        <label>
          {label}
          <Field
            data-first=""
            maxLength={100}
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby="figure-problem"
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
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

interface LineInQuestionProps {
  readonly line: CartLine | undefined;
  readonly hasPrice: boolean;
}

/** The line concerned, with its price if a new one is asked for. */
function LineInQuestion({ line, hasPrice }: LineInQuestionProps): ReactNode {
  if (line === undefined) return null;
  return (
    <p className="pay__of">
      {line.name}
      {hasPrice ? (
        <>
          {' · '}
          <Price decimal={line.unitPrice} />
        </>
      ) : null}
    </p>
  );
}

const isOfLine = (what: What): boolean =>
  what === 'quantity' || what === 'price' || what === 'discount' || what === 'lineNote';

interface UnitChoiceProps {
  readonly inMoney: boolean;
  readonly onChange: (inMoney: boolean) => void;
}

/** A discount in per cent, or as an amount. */
function UnitChoice({ inMoney, onChange }: UnitChoiceProps): ReactNode {
  const t = useMessages();
  return (
    <div className="pay__methods" role="group" aria-label={t('asked.unit.label')}>
      {([false, true] as const).map((each) => (
        <button
          key={String(each)}
          type="button"
          aria-pressed={each === inMoney}
          onClick={() => {
            onChange(each);
          }}
        >
          {t(each ? 'asked.unit.amount' : 'asked.unit.percentage')}
        </button>
      ))}
    </div>
  );
}
