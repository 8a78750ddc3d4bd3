import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCurrency, useEditor, useHead } from './context.js';
import type { TypedDiscount } from './state.js';

interface DiscountFieldProps {
  readonly part: 'commercial' | 'financial';
  /** The amount of the discount, in minor units. */
  readonly minor: number;
}

/** A discount on the whole document, as a percentage or as an amount. */
export function DiscountField({ part, minor }: DiscountFieldProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const currency = useCurrency();
  const typed = useHead()[part];
  const error = useSlice(session.problems).head[part];
  const label = t(`documents.summary.${part}`);
  const change = (change: Partial<TypedDiscount>): void => {
    session.changeHead({ [part]: { ...typed, ...change } }, part);
  };
  return (
    <div className="discount">
      <span className="discount__label">{label}</span>
      <span className="discount__entry">
        <input
          data-field={part}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${part}-problem`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={typed.text}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            change({ text: event.target.value });
          }}
        />
        <select
          aria-label={t('documents.summary.discountKind', { name: label })}
          value={typed.isAmount ? 'amount' : 'percentage'}
          onChange={(event) => {
            change({ isAmount: event.target.value === 'amount' });
          }}
        >
          <option value="percentage">%</option>
          <option value="amount">{currency}</option>
        </select>
      </span>
      <span className="discount__minor">
        <Amount minor={0 - minor} dashForZero />
      </span>
      {error === undefined ? null : (
        <p id={`${part}-problem`} className="discount__problem">
          {error}
        </p>
      )}
    </div>
  );
}
