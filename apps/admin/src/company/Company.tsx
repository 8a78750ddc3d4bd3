import '../layout/cards.css';
import '../management/management.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../management/FailedState.js';
import { Closing } from './Closing.js';
import { parseCompany } from './company.js';
import { CompanyForm } from './CompanyForm.js';
import { DetailInputs, SettingInputs } from './CompanyInputs.js';
import { Exports } from './Exports.js';

/** Who the company is and how it works. */
export function Company(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const membership = membershipOf(useSlice(session), id);
  const mayView = useMay('companies.view');
  const mayManage = useMay('companies.manage');
  const provider = useBalcao();
  const { data, error, refetch } = useQuery({
    queryKey: ['company', id],
    queryFn: async () => parseCompany((await provider.read('companies/current')).body),
    enabled: mayView && id !== null,
  });
  if (!mayView) return <AccessDenied permission="companies.view" />;
  if (data === undefined) {
    return error === null ? (
      <Spinner />
    ) : (
      <FailedState problem={error.message} onRetry={() => void refetch()} />
    );
  }
  const { settings, settingsSince, closing, revision, currency, ...details } = data;
  const isOwner = membership?.role === 'owner';
  // A closed company can still be taken out.
  const mayExport = membership?.permissions.includes('companies.manage') === true;
  return (
    <>
      <PageTitle>{t('layout.pages.company')}</PageTitle>
      <div className="stack">
        <section className="card">
          <h2>{t('pages.company.details')}</h2>
          <p className="card__hint">{t('pages.company.detailsHint')}</p>
          <CompanyForm
            path="companies/current"
            values={details}
            revision={revision}
            isReadOnly={!mayManage}
          >
            <DetailInputs />
          </CompanyForm>
        </section>
        <section className="card">
          <h2>{t('pages.company.settings')}</h2>
          <p className="card__hint">{t('pages.company.settingsHint')}</p>
          <CompanyForm
            path="companies/current/settings"
            values={settings}
            beside={{ settingsSince }}
            revision={revision}
            isReadOnly={!mayManage}
          >
            <SettingInputs currency={currency} />
          </CompanyForm>
        </section>
        {mayExport ? <Exports /> : null}
        {isOwner && closing === undefined ? <Closing name={details.name} /> : null}
      </div>
    </>
  );
}
