import Button from '@mui/material/Button';
import type { Plan } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PlanDialog } from './PlanDialog.js';
import { useService, useServiceCommand } from './use-service.js';

/** The trial, which nobody buys and which stays on offer. */
const TRIAL = 'trial';

/** Every plan, also those that are not on offer any more. */
export function ServicePlans(): ReactNode {
  const t = useMessages();
  const [edited, setEdited] = useState<Plan | 'new'>();
  const { data: plans = [] } = useService('/plans', (body) => body as readonly Plan[]);
  return (
    <section className="card">
      <h2>{t('billing.service.plans')}</h2>
      <ul className="rows">
        {plans.map((plan) => (
          <PlanItem
            key={plan.id}
            plan={plan}
            onEdit={() => {
              setEdited(plan);
            }}
          />
        ))}
      </ul>
      <div className="billing__buttons">
        <Button
          variant="outlined"
          onClick={() => {
            setEdited('new');
          }}
        >
          {t('billing.service.newPlan')}
        </Button>
      </div>
      {edited === undefined ? null : (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </section>
  );
}

interface PlanItemProps {
  readonly plan: Plan;
  readonly onEdit: () => void;
}

function PlanItem({ plan, onEdit }: PlanItemProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const send = useServiceCommand();
  const { id, isOffered } = plan;
  const verb = isOffered ? 'withdraw' : 'offer';
  return (
    <li>
      <span>
        <strong>{language === 'pt' ? plan.namePt : plan.name}</strong>
        <small>
          <Amount minor={plan.monthlyMinor} currency="MZN" /> {t('billing.per.monthly')}
        </small>
      </span>
      <span>
        <Button size="small" variant="outlined" onClick={onEdit}>
          {t('billing.service.edit')}
        </Button>{' '}
        {id === TRIAL ? null : (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void send(`/plans/${encodeURIComponent(id)}/${verb}`, {})}
          >
            {t(`billing.service.${verb}`)}
          </Button>
        )}
      </span>
    </li>
  );
}
