import './client.css';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { NotFound } from '../entry/NotFound.js';
import { Amount } from '../fields/Amount.js';
import { showNuit } from '../formats/nuit.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { ClientStatement } from './ClientStatement.js';

/** One client: what is owed, and every entry that makes it so. */
export function ClientPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('parties.view');
  const { data, error } = useGetOne<ClientRow>('commercial/clients', { id }, { enabled: mayView });
  if (!mayView) return <AccessDenied />;
  if (data !== undefined) return <Client client={data} />;
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  return <Spinner />;
}

function Client({ client }: { readonly client: ClientRow }): ReactNode {
  const t = useMessages();
  const mayManage = useMay('parties.manage');
  const mayDraft = useMay('documents.draft');
  return (
    <>
      <PageTitle>{client.name}</PageTitle>
      <div className="client__head">
        <h2>{client.name}</h2>
        {mayManage ? (
          <Button
            component={Link}
            to={`/commercial/clients/${client.id}/edit`}
            variant="outlined"
            startIcon={<Edit />}
          >
            {t('management.edit')}
          </Button>
        ) : null}
        {mayDraft ? (
          <Button
            component={Link}
            to={`/commercial/document/FT/create?clientId=${client.id}`}
            variant="contained"
          >
            {t('pages.client.newDocument')}
          </Button>
        ) : null}
      </div>
      <Figures client={client} />
      <ClientStatement clientId={client.id} />
    </>
  );
}

function Figures({ client }: { readonly client: ClientRow }): ReactNode {
  const t = useMessages();
  const { balanceMinor, creditLimitMinor, nuit, code, phone1, address1 } = client;
  return (
    <dl className="figures">
      <div>
        <dt>{t('pages.client.balance')}</dt>
        <dd>
          <Amount
            minor={balanceMinor}
            currency="MZN"
            style={{ color: balanceMinor > 0 ? 'var(--warning)' : 'inherit' }}
          />
        </dd>
      </div>
      <div>
        <dt>{t('pages.client.creditLimit')}</dt>
        <dd>
          {creditLimitMinor === undefined ? (
            t('pages.client.noLimit')
          ) : (
            <Amount minor={creditLimitMinor} currency="MZN" />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('pages.client.details')}</dt>
        <dd className="figures__text">
          {[code, nuit === undefined ? undefined : t('layout.nuit', { nuit: showNuit(nuit) })]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {[phone1, address1].filter(Boolean).join(' · ')}
        </dd>
      </div>
    </dl>
  );
}
