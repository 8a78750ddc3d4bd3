import { showDecimal } from '@balcao/messages';
import { splitsPiece } from '@balcao/domain';
import { compareDecimals, isQuantity, quantity } from '@balcao/pricing';
import { useId, useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { parseTypedDecimal } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { useMeansName } from '../page/MeansChoice.js';
import { useStart } from '../till/till-context.js';
import { leftOf } from './give-back.js';
import type { KeptLine, KeptSale } from './kept-sales.js';
import { BY_ORIGIN, TO_CREDIT, useReturning, type Returning } from './use-returning.js';

interface ReturnFormProps {
  readonly sale: KeptSale;
  readonly onDone: () => void;
}

/** A return: goods, reason and refund. */
export function ReturnForm({ sale, onDone }: ReturnFormProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const returning = useReturning(sale, onDone);
  const isAllBack = sale.lines.every((line) => leftOf(line) === '0');
  if (isAllBack) return <p className="pay__hint">{t('asked.return.allBack')}</p>;
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (returning.mayFinish) void returning.finish();
      }}
    >
      <ul className="returned" aria-label={t('asked.return.lines')}>
        {sale.lines.map((line, index) => (
          // Lines of a sale that was made do not move.
          <ReturnLine key={index} line={line} index={index} returning={returning} />
        ))}
      </ul>
      <button type="button" className="pay__other" onClick={returning.chooseAll}>
        {t('asked.return.all')}
      </button>
      <label>
        {t('asked.return.reason')}
        <input
          maxLength={200}
          value={returning.reason}
          onChange={({ target }) => {
            returning.setReason(target.value);
          }}
        />
      </label>
      <div className="pay__pair">
        <RefundBy sale={sale} returning={returning} />
        <label className="pay__check">
          <input
            type="checkbox"
            checked={returning.returnsStock}
            onChange={({ target }) => {
              returning.setReturnsStock(target.checked);
            }}
          />
          {t('asked.return.toStock')}
        </label>
      </div>
      {returning.needsSlip ? <Slip returning={returning} /> : null}
      <p className="pay__change" role="status">
        {t('asked.return.worth')}
        <Amount minor={returning.worthMinor} currency={currency} />
      </p>
      <button type="submit" className="ticket__pay" disabled={!returning.mayFinish}>
        {t('asked.return.finish')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

/** The wallet's or bank's reference of the refund. */
function Slip({ returning }: Pick<RefundByProps, 'returning'>): ReactNode {
  const t = useMessages();
  return (
    <label>
      {t('asked.pay.reference')}
      <input
        maxLength={100}
        value={returning.slip}
        onChange={({ target }) => {
          returning.setSlip(target.value);
        }}
      />
    </label>
  );
}

interface ReturnLineProps {
  readonly line: KeptLine;
  readonly index: number;
  readonly returning: Returning;
}

function ReturnLine({ line, index, returning }: ReturnLineProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const problemId = useId();
  const left = leftOf(line);
  const [typed, setTyped] = useState<string>();
  const problem = useReturnProblem(line);
  const chosen = returning.chosen.get(index) ?? quantity('0');
  const isChosen = compareDecimals(chosen, quantity('0')) > 0;
  // What was wrong is gone once something else is chosen in its place.
  const found = typed === undefined ? undefined : problem(typed);
  const wrong = isChosen ? undefined : found;
  const own = found !== undefined && isChosen ? undefined : typed;
  const shown = isChosen ? showDecimal(chosen, language) : '';
  return (
    <li>
      <span>
        <strong>{line.name}</strong>
        <small id={problemId} data-problem={wrong === undefined ? undefined : ''}>
          {wrong ?? t('asked.return.left', { left: showDecimal(left, language), unit: line.unit })}
        </small>
      </span>
      <FigureInput
        data-first={index === 0 ? '' : undefined}
        aria-label={t('asked.return.quantityOf', { name: line.name })}
        aria-invalid={wrong !== undefined}
        aria-describedby={problemId}
        placeholder="0"
        disabled={left === '0'}
        value={own ?? shown}
        onBlur={() => {
          if (wrong === undefined) setTyped(undefined);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          if (problem(target.value) !== undefined) {
            returning.choose(index, quantity('0'));
            return;
          }
          const amount = parseTypedDecimal(target.value === '' ? '0' : target.value, language);
          if (amount !== undefined && !amount.startsWith('-')) {
            returning.choose(index, quantity(amount));
          }
        }}
      />
      <button
        type="button"
        className="pay__other"
        disabled={left === '0'}
        aria-label={t('asked.return.wholeOf', { name: line.name })}
        onClick={() => {
          setTyped(undefined);
          returning.choose(index, left);
        }}
      >
        {t('asked.return.whole')}
      </button>
    </li>
  );
}

/** The problem of a returned quantity: more than remains, or a fraction of a piece. */
function useReturnProblem(line: KeptLine): (typed: string) => string | undefined {
  const t = useMessages();
  const language = useLanguage();
  return (typed) => {
    const amount = parseTypedDecimal(typed === '' ? '0' : typed, language);
    if (amount === undefined || amount.startsWith('-') || !isQuantity(amount)) {
      return t('pos.ask.invalidQuantity');
    }
    const left = leftOf(line);
    if (compareDecimals(quantity(amount), left) > 0) {
      const params = { left: showDecimal(left, language), unit: line.unit };
      return t('tillMore.return.onlyLeft', params);
    }
    const { unit } = line;
    const isWhole = !line.quantity.includes('.');
    return isWhole && splitsPiece({ unit, quantity: amount })
      ? t('selling.wholeOnly', { name: line.name })
      : undefined;
  };
}

interface RefundByProps {
  readonly sale: KeptSale;
  readonly returning: Returning;
}

/** By the original means, as client credit, or by another method, which needs a supervisor. */
function RefundBy({ sale, returning }: RefundByProps): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  const { methods } = useStart();
  if (sale.paid.length === 0) return <p className="pay__hint">{t('asked.return.onAccount')}</p>;
  const paidBy = [...new Set(sale.paid.map(({ methodId }) => nameOf(methodId)))].join(' + ');
  return (
    <label>
      {t('asked.return.refundBy')}
      <select
        value={returning.refundBy}
        onChange={({ target }) => {
          returning.setRefundBy(target.value);
        }}
      >
        <option value={BY_ORIGIN}>{t('asked.return.origin', { means: paidBy })}</option>
        {returning.mayKeepCredit ? (
          <option value={TO_CREDIT}>{t('asked.return.credit')}</option>
        ) : null}
        {methods.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
