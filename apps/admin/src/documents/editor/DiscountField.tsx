import { showDecimal } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCurrency, useEditor, useHead, usePreview } from './context.js';
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
      <DiscountVat name={label} typed={typed} onChange={change} />
      {error === undefined ? null : (
        <p id={`${part}-problem`} className="discount__problem">
          {error}
        </p>
      )}
    </div>
  );
}

interface DiscountVatProps {
  readonly name: string;
  readonly typed: TypedDiscount;
  readonly onChange: (change: Partial<TypedDiscount>) => void;
}

/** The VAT code whose lines the discount is on, where the document has several. */
function DiscountVat({ name, typed, onChange }: DiscountVatProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { totals } = usePreview();
  const { vat, language } = session.rules;
  const { text, vatId = '' } = typed;
  const ids = totals.groups.map(({ taxGroup }) => taxGroup);
  if (vatId === '' && (text.trim() === '' || ids.length < 2)) return null;
  const choices = vatId === '' || ids.includes(vatId) ? ids : [...ids, vatId];
  return (
    <select
      className="discount__vat"
      aria-label={t('documents.summary.discountVat', { name })}
      value={vatId}
      onChange={(event) => {
        onChange({ vatId: event.target.value });
      }}
    >
      <option value="">{t('documents.summary.discountOfAll')}</option>
      {choices.map((id) => {
        const { code = id, rate = '0' } = vat.find((row) => row.id === id) ?? {};
        return (
          <option key={id} value={id}>
            {t('documents.summary.vatOf', { rate: showDecimal(rate, language), code })}
          </option>
        );
      })}
    </select>
  );
}
