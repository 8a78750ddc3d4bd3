import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BilledAnswer, PlanAnswer } from '@balcao/contracts';
import { grouped, showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { Amount } from '../fields/Amount.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { BillingPage } from './BillingPage.js';
import { QuoteDialog } from './QuoteDialog.js';
import { usePlans } from './use-billing.js';

const periods = ['monthly', 'quarterly', 'annual'] as const;
type PlanPeriod = (typeof periods)[number];

const months = { monthly: 1, quarterly: 3, annual: 12 } as const;
const savings = { quarterly: 8, annual: 16 } as const;
const limits = ['users', 'documentsPerMonth', 'warehouses', 'cashRegisters'] as const;

/** The plans side by side, by the period that they are paid for. */
export const Plans = (): ReactNode => (
  <BillingPage title="layout.pages.plans">
    {(subscription) => <Comparison subscription={subscription} />}
  </BillingPage>
);

function Comparison({ subscription }: { readonly subscription: BilledAnswer }): ReactNode {
  const t = useMessages();
  const { data: plans } = usePlans();
  const [period, setPeriod] = useState<PlanPeriod>('monthly');
  const [chosen, setChosen] = useState<PlanAnswer>();
  if (plans === undefined) return <Skeleton shape="tiles" />;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        onChange={(_, value: PlanPeriod | null) => {
          if (value !== null) setPeriod(value);
        }}
        sx={{ mb: 2 }}
      >
        {periods.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`billing.periods.${each}`)}
            {each === 'monthly' ? '' : ` (${t('billing.saves', { percent: savings[each] })})`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="billing__plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            {...{ plan, period }}
            isPresent={
              subscription.current.planId === plan.id && subscription.current.period === period
            }
            onChoose={() => {
              setChosen(plan);
            }}
          />
        ))}
      </div>
      {chosen === undefined ? null : (
        <QuoteDialog
          {...{ plan: chosen, period }}
          onClose={() => {
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}

interface PlanCardProps {
  readonly plan: PlanAnswer;
  readonly period: PlanPeriod;
  readonly isPresent: boolean;
  readonly onChoose: () => void;
}

function PlanCard({ plan, period, isPresent, onChoose }: PlanCardProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('billing.manage');
  const name = language === 'pt' ? plan.namePt : plan.name;
  const price = plan.prices[period];
  const saved = plan.monthlyMinor * months[period] - price;
  return (
    <section className="card" aria-label={name}>
      <h2>{name}</h2>
      <p className="billing__price">
        <Amount minor={price} currency="MZN" /> <small>{t(`billing.per.${period}`)}</small>
      </p>
      <p className="billing__saving">
        {saved > 0 ? t('billing.youSave', { amount: showMinor(saved, language) }) : null}
      </p>
      <dl className="pairs">
        {limits.map((limit) => {
          const max = plan.limits[limit];
          return (
            <div key={limit} style={{ display: 'contents' }}>
              <dt>{t(`billing.limits.${limit}`)}</dt>
              <dd>{max === null ? t('billing.limits.none') : grouped(String(max))}</dd>
            </div>
          );
        })}
        <dt>{t('billing.limits.hasApi')}</dt>
        <dd>{t(plan.limits.hasApi ? 'billing.limits.yes' : 'billing.limits.no')}</dd>
      </dl>
      <Button fullWidth variant="contained" disabled={isPresent || !mayManage} onClick={onChoose}>
        {isPresent ? t('billing.present') : t('billing.choose', { plan: name })}
      </Button>
    </section>
  );
}
