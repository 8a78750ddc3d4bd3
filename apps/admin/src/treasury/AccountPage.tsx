import '../clients/client.css';
import '../payments/payments.css';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { EditOnPage } from '../management/EditOnPage.js';
import { PageSteps } from '../management/PageSteps.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { AccountStatement } from './AccountStatement.js';
import { PeriodButtons } from './PeriodButtons.js';
import { Reconciliation } from './Reconciliation.js';
import type { ListedAccount } from './listed-account.js';

/** One treasury account: what is on it, every entry that makes it so, and its bank's statements. */
export function AccountPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('treasury.view');
  const { data, error, refetch } = useGetOne<ListedAccount>(
    'commercial/treasury_account',
    { id },
    { enabled: mayView },
  );
  if (!mayView) return <AccessDenied permission="treasury.view" />;
  if (data !== undefined) return <Account account={data} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

/** As the register lists them. */
const accounts = {
  resource: 'commercial/treasury_account',
  sort: { field: 'name', order: 'ASC' },
  filters: { isArchived: false },
} as const;

function Account({ account }: { readonly account: ListedAccount }): ReactNode {
  const mayManage = useMay('treasury.manage');
  return (
    <>
      <div className="client__head">
        <BackToList to={`/${accounts.resource}`} id={account.id} />
        <RecordTitle>{account.name}</RecordTitle>
        <PageSteps list={accounts} id={account.id} />
        <PeriodButtons account={account} />
        {mayManage ? <EditOnPage resource={accounts.resource} id={account.id} /> : null}
      </div>
      <Figures account={account} />
      <div className="payment__main">
        <AccountStatement accountId={account.id} />
        <Reconciliation accountId={account.id} />
      </div>
    </>
  );
}

function Figures({ account }: { readonly account: ListedAccount }): ReactNode {
  const t = useMessages();
  const { balanceMinor, openingBalanceMinor, currency, closedThrough } = account;
  const { bank, accountNumber, nib, iban, swift } = account;
  const bankData = [bank, accountNumber, nib, iban, swift].filter(Boolean).join(' · ');
  return (
    <dl className="figures">
      {balanceMinor === undefined ? null : (
        <div>
          <dt>{t('money.accounts.balance')}</dt>
          <dd>
            <Explained
              figure={rowFigure(
                'treasury_accounts',
                'balanceMinor',
                account.id,
                `${t('money.accounts.balance')} · ${account.name}`,
              )}
            >
              <Amount minor={balanceMinor} currency={currency} />
            </Explained>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('money.accounts.opening')}</dt>
        <dd>
          <Explained
            figure={rowFigure(
              'treasury_accounts',
              'openingBalanceMinor',
              account.id,
              `${t('money.accounts.opening')} · ${account.name}`,
            )}
          >
            <Amount minor={openingBalanceMinor} currency={currency} />
          </Explained>
        </dd>
      </div>
      {closedThrough === undefined ? null : (
        <div>
          <dt>{t('money.accounts.closedThrough')}</dt>
          <dd>
            <Day day={closedThrough} />
          </dd>
        </div>
      )}
      {bankData === '' ? null : (
        <div>
          <dt>{t('money.accounts.bankData')}</dt>
          <dd className="figures__text">{bankData}</dd>
        </div>
      )}
    </dl>
  );
}
