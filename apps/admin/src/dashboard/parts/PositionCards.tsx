import type { OpenAmounts, PositionAnswer, VatOfMonth } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExplainButton } from '../../explain/ExplainButton.js';
import { Explained } from '../../explain/Explained.js';
import { lessFigure, rowFigure, statementFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { addDays, showMonth } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { BarList, type Bar } from '../charts/BarList.js';
import { openPath } from '../proof/links.js';
import { figureOfPath } from '../proof/proof-figure.js';
import { Card } from './Card.js';

/** Where the company stands today, as far as one may see it. */
export function PositionCards({ position }: { readonly position: PositionAnswer }): ReactNode {
  const { receivables, payables, accounts, vat, currency, today } = position;
  return (
    <>
      {receivables && <OpenCard kind="receivables" open={receivables} {...{ currency, today }} />}
      {payables && <OpenCard kind="payables" open={payables} {...{ currency, today }} />}
      {accounts && <CashCard accounts={accounts} currency={currency} />}
      {vat && <VatCard vat={vat} currency={currency} />}
    </>
  );
}

interface OpenProps {
  readonly kind: 'receivables' | 'payables';
  readonly open: OpenAmounts;
  readonly currency: string;
  readonly today: string;
}

function OpenCard({ kind, open, currency, today }: OpenProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { typeIds, pendingMinor, overdueMinor, parts, credits, advances } = open;
  const late = showMinor(overdueMinor, language);
  const figure = figureOfPath(openPath(typeIds), t(`dashboard.${kind}`));
  const latePath = openPath(typeIds, { to: addDays(today, -1) }, t('dashboard.late'));
  const bars = parts.map(({ step, from, to, pendingMinor: minor }): Bar => {
    const due = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const name = t(`dashboard.ageing.${step}`);
    const tone = step === 'notDue' ? {} : { tone: 'warning' as const };
    return { id: step, name, minor, to: openPath(typeIds, due, name), ...tone };
  });
  return (
    <Card title={t(`dashboard.${kind}`)} span={4}>
      <Link className="dash__figure" to={openPath(typeIds, {}, t(`dashboard.${kind}`))}>
        <Amount minor={pendingMinor} currency={currency} />
      </Link>
      {figure === undefined ? null : <ExplainButton figure={figure} />}
      <p className="dash__note">
        {overdueMinor === 0 ? (
          t('dashboard.noneOverdue')
        ) : (
          <Link className="dash__late" to={latePath}>
            {t('dashboard.overdue', { value: late })}
          </Link>
        )}
        {overdueMinor === 0 ? null : <Why path={latePath} title={t('dashboard.late')} />}
      </p>
      <BarList bars={bars} label={t(`dashboard.${kind}`)} />
      {credits.count === 0 ? null : (
        <p className="dash__note">
          <Link to={openPath(credits.typeIds, {}, t('dashboard.credits'))}>
            {t('dashboard.credits')}: {showMinor(credits.pendingMinor, language)}
          </Link>
          <Why path={openPath(credits.typeIds)} title={t('dashboard.credits')} />
        </p>
      )}
      {advances.count === 0 ? null : (
        <p className="dash__note">
          <Link to="/commercial/payment/advances">
            {t('dashboard.advances')}: {showMinor(advances.pendingMinor, language)}
          </Link>
          <ExplainButton
            figure={{
              figure: 'list.payments.unallocatedMinor',
              title: t('dashboard.advances'),
              filter: JSON.stringify({
                ledger: kind === 'receivables' ? 'client' : 'supplier',
                status: 'active',
              }),
            }}
          />
        </p>
      )}
    </Card>
  );
}

function Why({ path, title }: { readonly path: string; readonly title: string }): ReactNode {
  const figure = figureOfPath(path, title);
  return figure === undefined ? null : <ExplainButton figure={figure} />;
}

interface CashProps {
  readonly accounts: NonNullable<PositionAnswer['accounts']>;
  readonly currency: string;
}

function CashCard({ accounts, currency }: CashProps): ReactNode {
  const t = useMessages();
  const own = accounts.filter((account) => account.currency === currency);
  const totalMinor = own.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  return (
    <Card title={t('dashboard.cash')} span={4}>
      {accounts.length === 0 ? (
        <p className="dash__none">{t('dashboard.noAccounts')}</p>
      ) : (
        <>
          <Link className="dash__figure" to="/commercial/treasury_account">
            <Amount minor={totalMinor} currency={currency} />
          </Link>
          <ExplainButton
            figure={{
              figure: 'list.treasury_accounts.balanceMinor',
              title: t('dashboard.cash'),
              filter: JSON.stringify({ currency, isArchived: false }),
            }}
          />
          <ul className="rows dash__rows">
            {accounts.map(({ id, name, balanceMinor, currency: other }) => (
              <li key={id}>
                <Link to={`/commercial/treasury_account/${encodeURIComponent(id)}`}>{name}</Link>
                <Explained figure={rowFigure('treasury_accounts', 'balanceMinor', id, name)}>
                  <Amount
                    minor={balanceMinor}
                    {...(other !== currency && { currency: other })}
                    {...(balanceMinor < 0 && { style: { color: 'var(--error)' } })}
                  />
                </Explained>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface VatProps {
  readonly vat: VatOfMonth;
  readonly currency: string;
}

function VatCard({ vat, currency }: VatProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { from, to, chargedMinor, deductedMinor, balanceMinor } = vat;
  const path = `/commercial/reports/vat_summary?from=${from}&to=${to}`;
  const month = showMonth(from, language);
  const balance = statementFigure('vat.balanceMinor', vat, t('dashboard.vat', { month }));
  const line = (title: string, name: string, minor: number) => (
    <li>
      <Link to={path}>{title}</Link>
      <Explained figure={minor === 0 ? undefined : statementFigure(name, vat, title)}>
        <Amount minor={minor} />
      </Explained>
    </li>
  );
  return (
    <Card title={t('dashboard.vat', { month })} span={4}>
      <ul className="rows dash__rows">
        {line(t('dashboard.vatOutput'), 'vat.chargedMinor', chargedMinor)}
        {line(t('dashboard.vatInput'), 'vat.deductedMinor', deductedMinor)}
        <li>
          <strong>{t(balanceMinor < 0 ? 'dashboard.vatToRecover' : 'dashboard.vatToPay')}</strong>
          <Explained figure={balanceMinor < 0 ? lessFigure(balance) : balance}>
            <Amount
              minor={Math.abs(balanceMinor)}
              currency={currency}
              style={{ fontWeight: 650 }}
            />
          </Explained>
        </li>
      </ul>
    </Card>
  );
}
