import './client.css';
import Button from '@mui/material/Button';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { namedNuit } from '../formats/nuit.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { EditOnPage } from '../management/EditOnPage.js';
import { PageSteps } from '../management/PageSteps.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { ReceiptContacts } from './ReceiptContacts.js';
import { SetOffLink } from './SetOffLink.js';
import { Ageing } from './Ageing.js';
import { ErasedNote, EraseParty } from './EraseParty.js';
import { PartyStatement } from './PartyStatement.js';
import type { PartyAccount } from './party-account.js';

interface PartyPageProps {
  readonly account: PartyAccount;
}

/** One client or supplier: what is owed, how late it is, and every entry that makes it so. */
export function PartyPage({ account }: PartyPageProps): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('parties.view');
  const { data, error, refetch } = useGetOne<ClientRow>(
    account.resource,
    { id },
    { enabled: mayView },
  );
  if (!mayView) return <AccessDenied permission="parties.view" />;
  if (data !== undefined) return <Party party={data} account={account} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

const partyRecords = (resource: PartyAccount['resource']) => ({
  resource,
  sort: { field: 'name', order: 'ASC' } as const,
  filters: { isArchived: false },
});

interface PartyProps extends PartyPageProps {
  readonly party: ClientRow;
}

function Party({ party, account }: PartyProps): ReactNode {
  const t = useMessages();
  const mayManage = useMay('parties.manage');
  const mayDraft = useMay('documents.draft');
  const isClient = account.api === 'clients';
  // Whose name was erased is called by the code, which stays.
  const name = party.erased?.includes('identity') === true ? party.code : party.name;
  return (
    <>
      <div className="client__head">
        <BackToList to={`/${account.resource}`} id={party.id} />
        <RecordTitle>{name}</RecordTitle>
        <PageSteps list={partyRecords(account.resource)} id={party.id} />
        {mayManage && party.erased === undefined ? (
          <EditOnPage resource={account.resource} id={party.id} />
        ) : null}
        <EraseParty party={party} />
        {party.isClient && party.isSupplier ? <SetOffLink partyId={party.id} /> : null}
        {mayDraft && isClient && party.erased === undefined ? (
          <Button
            component={Link}
            to={`/commercial/document/FT/create?clientId=${party.id}`}
            variant="contained"
          >
            {t('pages.client.newDocument')}
          </Button>
        ) : null}
      </div>
      <ErasedNote party={party} />
      <Figures party={party} account={account} />
      <Ageing partyId={party.id} account={account} />
      <PartyStatement partyId={party.id} account={account} />
    </>
  );
}

function Figures({ party, account }: PartyProps): ReactNode {
  const t = useMessages();
  const { creditLimitMinor, debitLimitMinor } = party;
  const { nuit, country, code, phone1, address1, address2, notes } = party;
  const balanceMinor = account.balanceOf(party);
  const currency = useOwnCurrency();
  const isClient = account.api === 'clients';
  const limitMinor = isClient ? creditLimitMinor : debitLimitMinor;
  return (
    <dl className="figures">
      <div>
        <dt>{t('pages.client.balance')}</dt>
        <dd>
          <Explained
            figure={rowFigure(
              'parties',
              isClient ? 'balanceMinor' : 'supplierBalanceMinor',
              party.id,
              `${t('pages.client.balance')} · ${party.name}`,
            )}
          >
            <Amount
              minor={balanceMinor}
              currency={currency}
              style={{ color: balanceMinor > 0 ? 'var(--warning)' : 'inherit' }}
            />
          </Explained>
        </dd>
      </div>
      <div>
        <dt>{t(isClient ? 'pages.client.creditLimit' : 'money.parties.debitLimit')}</dt>
        <dd>
          {limitMinor === undefined ? (
            t('pages.client.noLimit')
          ) : (
            <Explained
              figure={rowFigure(
                'parties',
                isClient ? 'creditLimitMinor' : 'debitLimitMinor',
                party.id,
                t(isClient ? 'pages.client.creditLimit' : 'money.parties.debitLimit'),
              )}
            >
              <Amount minor={limitMinor} currency={currency} />
            </Explained>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('pages.client.details')}</dt>
        <dd className="figures__text">
          {[code, nuit === undefined ? undefined : namedNuit(nuit, country)]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {[phone1, address1, address2].filter(Boolean).join(' · ')}
          <ReceiptContacts party={party} account={account} />
          {notes === undefined ? null : <p className="figures__notes">{notes}</p>}
        </dd>
      </div>
    </dl>
  );
}
