import TextField from '@mui/material/TextField';
import type { HostedCompanyAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { useService } from './use-service.js';

/** The companies of the installation, with standing and size. */
export function ServiceCompanies(): ReactNode {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const { data: companies = [] } = useService(
    `/companies?q=${encodeURIComponent(typed.trim())}`,
    (body) => body as readonly HostedCompanyAnswer[],
  );
  return (
    <section className="card">
      <h2>{t('billing.service.companies')}</h2>
      <TextField
        size="small"
        type="search"
        label={t('layout.searchShort')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className="billing__scroll">
        <table className="statement">
          <thead>
            <tr>
              <th scope="col">{t('billing.columns.company')}</th>
              <th scope="col">{t('billing.columns.nuit')}</th>
              <th scope="col">{t('billing.plan')}</th>
              <th scope="col">{t('billing.endsOn')}</th>
              <th scope="col" className="number">
                {t('billing.credits')}
              </th>
              <th scope="col" className="number">
                {t('billing.columns.size')}
              </th>
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <CompanyRow key={company.id} company={company} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CompanyRow({ company }: { readonly company: HostedCompanyAnswer }): ReactNode {
  const t = useMessages();
  const { name, nuit, planId, state, endsOn, creditsMinor, events } = company;
  return (
    <tr>
      <td>{name}</td>
      <td>{nuit}</td>
      <td>{state === null ? '–' : `${planId ?? ''} · ${t(`billing.states.${state}`)}`}</td>
      <td>{endsOn === null ? '–' : <Day day={endsOn} />}</td>
      <td className="number">{creditsMinor === null ? '–' : <Amount minor={creditsMinor} />}</td>
      <td className="number">{grouped(String(events))}</td>
    </tr>
  );
}
