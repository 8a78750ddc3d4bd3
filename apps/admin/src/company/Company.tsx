import '../layout/cards.css';
import '../theme/management.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useBalcao, useMay, useMayStill } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../session/session.js';
import { loadLater } from '../routing/fetched-ahead.js';
import { later } from '../routing/later.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../skeletons/FailedState.js';
import { parseCompany } from '../admin/company.js';
import { CompanyForm } from './CompanyForm.js';
import { DetailInputs } from './DetailInputs.js';

// Below who the company is.
const SettingInputs = later(
  async () => (await import('./SettingInputs.js')).SettingInputs,
  <div className="form__whole">
    <Skeleton shape="form" count={12} />
  </div>,
);
const Exports = later(async () => (await import('./Exports.js')).Exports, null);
const Closing = later(async () => (await import('./Closing.js')).Closing, null);

/** Who the company is and how it works. */
export function Company(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const membership = membershipOf(useSlice(session), id);
  const mayView = useMayStill('companies.view');
  const mayManage = useMay('companies.manage');
  const provider = useBalcao();
  useEffect(loadLater, []);
  const { data, error, refetch } = useQuery({
    queryKey: ['company', id],
    queryFn: async () => parseCompany((await provider.read('companies/current')).body),
    enabled: mayView && id !== null,
  });
  if (!mayView) return <AccessDenied permission="companies.view" />;
  if (data === undefined) {
    return error === null ? (
      <div className="stack">
        <section className="card">
          <Skeleton shape="form" count={10} />
        </section>
      </div>
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
