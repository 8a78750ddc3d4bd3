import '../entry/entry.css';
import '../layout/cards.css';
import './account.css';
import Button from '@mui/material/Button';
import type { ScreenMessageKey } from '@balcao/messages';
import type { CompanyMembership } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { company, session } from '../boot/session-state.js';
import { openCompany } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { Link } from '../routing/Link.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../skeletons/FailedState.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { AccountHistory } from './AccountHistory.js';
import { accountApi, useOwn } from './account-state.js';
import { CloseAccount } from './CloseAccount.js';
import { Devices } from './Devices.js';
import { Profile } from './Profile.js';
import { TwoFactor } from './TwoFactor.js';

const roles: Readonly<Record<string, ScreenMessageKey>> = {
  owner: 'pages.roles.owner',
  manager: 'pages.roles.manager',
  accountant: 'pages.roles.accountant',
  backOffice: 'pages.roles.backOffice',
  cashier: 'pages.roles.cashier',
  auditor: 'pages.roles.auditor',
};

/** Who is signed in, what proves it, and where they may work. */
export function Account(): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const [account, again, problem] = useOwn(accountApi.read);
  if (info === null) return null;
  return (
    <>
      <PageTitle>{t('layout.pages.account')}</PageTitle>
      <div className="stack">
        {account !== undefined ? (
          <Profile account={account} onChange={again} />
        ) : problem === undefined ? (
          <Waiting part="profile" />
        ) : (
          <section className="card">
            <FailedState problem={problem} onRetry={again} />
          </section>
        )}
        <section className="card">
          <h2>{t('layout.pages.settings')}</h2>
          <p>{t('settings.hint')}</p>
          <Button variant="outlined" component={Link} to="/settings">
            {t('settings.open')}
          </Button>
        </section>
        {account !== undefined ? (
          <TwoFactor account={account} onChange={again} />
        ) : problem === undefined ? (
          <Waiting part="twoFactor" />
        ) : null}
        <Devices />
        <section className="card">
          <h2>{t('pages.account.companies')}</h2>
          <ul className="rows">
            {info.companies.map((membership) => (
              <Membership key={membership.companyId} membership={membership} />
            ))}
          </ul>
        </section>
        <AccountHistory />
        {account === undefined ? null : <CloseAccount hasTwoFactor={account.hasTwoFactor} />}
      </div>
    </>
  );
}

/** A card on its way, as high as it will be: what stands below it does not move. */
const Waiting = ({ part }: { readonly part: 'profile' | 'twoFactor' }): ReactNode => (
  <div className="card account__waiting" data-part={part}>
    <Skeleton shape="text" />
  </div>
);

function Membership({ membership }: { readonly membership: CompanyMembership }): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const { companyId, companyName, role, permissions } = membership;
  const roleKey = roles[role];
  const count = t('pages.account.permissions', { smart_count: permissions.length });
  return (
    <li>
      <span>
        <strong>{companyName}</strong>
        <small>{`${roleKey === undefined ? role : t(roleKey)} · ${count}`}</small>
      </span>
      {companyId === id ? (
        <small>{t('pages.account.thisOne')}</small>
      ) : (
        <Button
          variant="outlined"
          onClick={() => {
            openCompany(companyId);
          }}
        >
          {t('pages.account.open')}
        </Button>
      )}
    </li>
  );
}
