import { useEffect, useRef, type ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { PaymentRows } from '../../payments/PaymentRows.js';
import { amountOf, paidOf, typedRow, type TypedRow } from '../../payments/typed-rows.js';
import { noMeans, useMeans } from '../../payments/use-means.js';
import { useEditor, useHead, usePreview } from './context.js';

const none: readonly TypedRow[] = [];

/** The payment of a document that is paid on issue; without rows, in cash. */
export function PaymentCard(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { data: means = noMeans } = useMeans();
  const { payment: rows = none } = useHead();
  const { totals } = usePreview();
  const { payment: problems } = useSlice(session.problems);
  const { language } = session.rules;
  const leftMinor = totals.totalMinor - paidOf(rows, language);
  const change = (payment: readonly TypedRow[]): void => {
    session.changeHead({ payment });
  };
  useFollowing(rows, totals.totalMinor, change);
  return (
    <section className="card" aria-labelledby="payment-title" data-field="payment">
      <h2 id="payment-title">{t('money.payments.means')}</h2>
      {rows.length === 0 ? <p>{t('money.payments.byDefault')}</p> : null}
      <PaymentRows
        rows={rows}
        means={means}
        dueMinor={leftMinor}
        problems={problems}
        roundsCash={session.rules.group === 'sales'}
        onChange={change}
      />
      {rows.length === 0 || leftMinor === 0 ? null : (
        <p role="status">
          {t(leftMinor > 0 ? 'money.payments.missing' : 'money.payments.left')}{' '}
          <Amount minor={Math.abs(leftMinor)} />
        </p>
      )}
    </section>
  );
}

/** A single row that paid the whole amount follows changes of the total. */
function useFollowing(
  rows: readonly TypedRow[],
  totalMinor: number,
  change: (rows: readonly TypedRow[]) => void,
): void {
  const { session } = useEditor();
  const { language } = session.rules;
  const before = useRef(totalMinor);
  useEffect(() => {
    const [only] = rows;
    const paidAll = rows.length === 1 && only && amountOf(only, language) === before.current;
    before.current = totalMinor;
    if (!paidAll || amountOf(only, language) === totalMinor) return;
    change([{ ...only, amount: typedRow(undefined, totalMinor, language).amount }]);
  });
}
