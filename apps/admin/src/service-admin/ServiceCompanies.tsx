import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { HostedCompanyAnswer } from '@balcao/contracts';
import type { Plan } from '@balcao/domain';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { TableHead } from '../fields/TableHead.js';
import { lastDayOf } from '../billing/last-day.js';
import { Day } from '../fields/cells.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AdjustDialog } from './AdjustDialog.js';
import { useService } from './use-service.js';

/** The companies of the installation, with standing and size. */
export function ServiceCompanies(): ReactNode {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const [adjusted, setAdjusted] = useState<HostedCompanyAnswer>();
  const nameOf = usePlanNames();
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
        <table className="statement" aria-label={t('billing.service.companies')}>
          <TableHead
            headings={[
              { label: t('billing.columns.company') },
              { label: t('billing.columns.nuit') },
              { label: t('billing.plan') },
              { label: t('billing.endsOn') },
              { label: t('billing.credits'), isFigure: true },
              { label: t('billing.columns.size'), isFigure: true },
              { label: t('billing.service.adjust'), isUnseen: true },
            ]}
          />
          <tbody>
            {companies.map((company) => (
              <CompanyRow
                key={company.id}
                company={company}
                plan={nameOf(company.planId)}
                onAdjust={() => {
                  setAdjusted(company);
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {adjusted === undefined ? null : (
        <AdjustDialog
          company={adjusted}
          onClose={() => {
            setAdjusted(undefined);
          }}
        />
      )}
    </section>
  );
}

/** What a plan is called; its identifier while that is not known. */
function usePlanNames(): (planId: string | null) => string {
  const language = useLanguage();
  const { data: plans = [] } = useService('/plans', (body) => body as readonly Plan[]);
  return (planId) => {
    const plan = plans.find(({ id }) => id === planId);
    return (language === 'pt' ? plan?.namePt : plan?.name) ?? planId ?? '';
  };
}

interface CompanyRowProps {
  readonly company: HostedCompanyAnswer;
  readonly plan: string;
  readonly onAdjust: () => void;
}

function CompanyRow({ company, plan, onAdjust }: CompanyRowProps): ReactNode {
  const t = useMessages();
  const { name, nuit, state, endsOn, creditsMinor, events } = company;
  const standing = state === null ? undefined : t(`billing.states.${state}`);
  return (
    <tr>
      <td>{name}</td>
      <td>{nuit}</td>
      <td>{standing === undefined ? '–' : [...new Set([plan, standing])].join(' · ')}</td>
      <td>{endsOn === null ? '–' : <Day day={lastDayOf({ endsOn })} />}</td>
      <td className="number" data-label={t('billing.credits')}>
        {creditsMinor === null ? '–' : <Amount minor={creditsMinor} />}
      </td>
      <td className="number" data-label={t('billing.columns.size')}>
        {grouped(String(events))}
      </td>
      <td className="number">
        {/* Who has never subscribed has no credits to adjust. */}
        {creditsMinor === null ? null : (
          <Button
            size="small"
            aria-label={`${t('billing.service.adjust')} · ${name}`}
            onClick={onAdjust}
          >
            {t('billing.service.adjust')}
          </Button>
        )}
      </td>
    </tr>
  );
}
