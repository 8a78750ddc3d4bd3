import type { PaymentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AmountCell } from '../explain/AmountCell.js';
import { partFigure } from '../explain/figure-of.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { TableHead } from '../fields/TableHead.js';
import { showDecimal, showMinor } from '@balcao/messages';
import { useCompany } from '../admin/use-company.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useMethodName } from './use-method-name.js';

/** The means of a payment, and the documents that it settles now. */
export function PaymentTables({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  return (
    <div className="payment__main">
      <Settled payment={payment} />
      {payment.isSetOff === true ? null : <Rows payment={payment} />}
    </div>
  );
}

function Settled({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const { allocations, content } = payment;
  const settled: readonly Settlement[] = [
    ...allocations,
    ...content.adjustments,
    ...(content.setOff?.allocations ?? []),
  ];
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.payments.documents')}</h2>
      {settled.length === 0 ? (
        <p className="list__state">{t('money.payments.nothingSettled')}</p>
      ) : (
        <table className="statement" aria-label={t('money.payments.documents')}>
          <TableHead
            headings={[
              { label: t('money.payments.document') },
              { label: t('money.payments.dueOn') },
              { label: t('money.payments.settled'), isFigure: true },
            ]}
          />
          <tbody>
            {settled.map((settlement, index) => (
              <tr key={`${settlement.documentId} ${index}`}>
                <td>
                  <Link to={pathOf(settlement.documentId)}>{settlement.reference}</Link>
                  <WithoutMoney settlement={settlement} />
                </td>
                <td data-label={t('money.payments.dueOn')}>
                  <Day day={settlement.dueOn} />
                </td>
                <AmountCell
                  figure={settledFigure(payment, settlement, settled)}
                  minor={settlement.amountMinor}
                />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What the payment changed of a document; where it did so in several ways, of none alone. */
function settledFigure(
  payment: PaymentAnswer,
  { documentId, reference }: Settlement,
  settled: readonly Settlement[],
) {
  if (
    payment.status === 'cancelled' ||
    settled.filter((one) => one.documentId === documentId).length > 1
  )
    return undefined;
  const title = `${payment.reference} · ${reference}`;
  return partFigure('payments', 'settledMinor', payment.id, title, documentId);
}

const pathOf = (documentId: string): string =>
  `/commercial/document/${documentId.split('_')[0] ?? ''}/${documentId}`;

type Adjustment = PaymentAnswer['content']['adjustments'][number];
/** Of an allocation, which is money, no kind is told. */
type Settlement = Omit<Adjustment, 'kind'> & Partial<Pick<Adjustment, 'kind'>>;

const whys = {
  withholding: 'money.payments.withheld',
  writeOff: 'money.payments.writtenOff',
  discount: 'money.payments.discounted',
} as const;

/** Why no money came for it. */
function WithoutMoney({ settlement }: { readonly settlement: Settlement }): ReactNode {
  const t = useMessages();
  const { kind, certificate, reason } = settlement;
  if (kind === undefined) return null;
  return ` · ${[t(whys[kind]), certificate, reason].filter(Boolean).join(' ')}`;
}

function Rows({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const { rows } = payment.content;
  const isRounded = rows.some(({ roundingMinor = 0 }) => roundingMinor !== 0);
  const nameOf = useMethodName(rows);
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.payments.means')}</h2>
      <table className="statement" aria-label={t('money.payments.means')}>
        <TableHead
          headings={[
            { label: t('money.payments.method') },
            { label: t('money.payments.account') },
            { label: t('money.payments.reference') },
            { label: t('money.payments.amount'), isFigure: true },
            ...(isRounded ? [{ label: t('money.payments.rounding'), isFigure: true }] : []),
            { label: t('money.payments.change'), isFigure: true },
          ]}
        />
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.methodId} ${index}`}>
              <td>{nameOf(row)}</td>
              <td>
                <ReferenceName reference="commercial/treasury_account" id={row.treasuryAccountId} />
              </td>
              <td
                data-label={t('money.payments.reference')}
                data-empty={(row.reference ?? '') === ''}
              >
                {row.reference}
              </td>
              <AmountCell
                figure={meansFigure('meansMinor', payment, index, nameOf(row))}
                minor={row.amountMinor}
              >
                <OnAccount foreign={row.foreign} />
              </AmountCell>
              {isRounded ? <RoundingCell payment={payment} index={index} /> : null}
              <AmountCell
                figure={
                  row.changeMinor === 0
                    ? undefined
                    : meansFigure('changeMinor', payment, index, nameOf(row))
                }
                label={t('money.payments.change')}
                isEmpty={row.changeMinor === 0}
                minor={row.changeMinor}
                dashForZero
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RoundingCellProps {
  readonly payment: PaymentAnswer;
  readonly index: number;
}

function RoundingCell({ payment, index }: RoundingCellProps): ReactNode {
  const t = useMessages();
  const { method = '', roundingMinor = 0 } = payment.content.rows[index] ?? {};
  return (
    <AmountCell
      figure={
        roundingMinor === 0 ? undefined : meansFigure('roundingMinor', payment, index, method)
      }
      label={t('money.payments.rounding')}
      isEmpty={roundingMinor === 0}
      minor={roundingMinor}
      dashForZero
    />
  );
}

type Foreign = PaymentAnswer['content']['rows'][number]['foreign'];

/** What came onto an account of another currency, and what its rate made of it. */
function OnAccount({ foreign }: { readonly foreign: Foreign }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const own = useCompany().data?.currency;
  if (foreign === undefined || own === undefined) return null;
  const { currency, amountMinor, rate, differenceMinor } = foreign;
  const paid = `${showMinor(amountMinor, language)} ${currency}`;
  const change = { amount: showMinor(Math.abs(differenceMinor), language), own };
  const changed = differenceMinor > 0 ? 'money.payments.gain' : 'money.payments.loss';
  return (
    <small className="means__on-account">
      {`${paid} (1 ${currency} = ${showDecimal(rate, language)} ${own})`}
      {differenceMinor === 0 ? null : ` · ${t(changed, change)}`}
    </small>
  );
}

const meansFigure = (
  field: 'meansMinor' | 'roundingMinor' | 'changeMinor',
  { id, reference }: PaymentAnswer,
  index: number,
  name: string,
) => partFigure('payments', field, id, `${name} · ${reference}`, String(index));
