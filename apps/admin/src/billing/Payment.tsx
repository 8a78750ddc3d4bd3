import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { BilledAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { Amount } from '../fields/Amount.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { BillingPage } from './BillingPage.js';
import { FollowedOrder } from './FollowedOrder.js';
import { useForgetBilling, usePlans, useQuote } from './use-billing.js';

/** Pays an order: chooses how, and follows what becomes of it. */
export function Payment(): ReactNode {
  const [query] = useSearchParams();
  const order = query.get('order');
  return (
    <BillingPage title="layout.pages.payment">
      {(subscription) =>
        order === null ? (
          <Choosing subscription={subscription} />
        ) : (
          <FollowedOrder id={order} subscription={subscription} />
        )
      }
    </BillingPage>
  );
}

function Choosing({ subscription }: { readonly subscription: BilledAnswer }): ReactNode {
  const t = useMessages();
  const { means } = subscription;
  const [chosen, setChosen] = useState(means[0]);
  const [phone, setPhone] = useState('');
  const { place, errors, isBusy } = usePlacing();
  const mayManage = useMay('billing.manage');
  if (chosen === undefined) {
    return (
      <div className="list list__state">
        <p>{t('billing.noMeans')}</p>
      </div>
    );
  }
  return (
    <section className="card billing__paying">
      <Purpose />
      <h2 id="means">{t('billing.choosing')}</h2>
      <SentForm
        className="billing__form"
        problems={errors}
        onSubmit={() => {
          place({ means: chosen, ...(chosen !== 'transfer' && { phone: phone.trim() }) });
        }}
      >
        <RadioGroup
          aria-labelledby="means"
          value={chosen}
          onChange={(_, value) => {
            setChosen(means.find((known) => known === value));
          }}
        >
          {means.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio />}
              label={t(`billing.means.${each}`)}
            />
          ))}
        </RadioGroup>
        {chosen === 'transfer' ? null : (
          <TextField
            label={t('billing.phone')}
            value={phone}
            error={errors['phone'] !== undefined}
            helperText={errors['phone']}
            onChange={({ target }) => {
              setPhone(target.value);
            }}
            slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'tel-national' } }}
          />
        )}
        <Button type="submit" variant="contained" disabled={!mayManage || isBusy}>
          {t('billing.pay')}
        </Button>
      </SentForm>
    </section>
  );
}

/** What is paid, and how much. */
function Purpose(): ReactNode {
  const [query] = useSearchParams();
  const planId = query.get('planId');
  if (planId !== null) return <PlanPurpose planId={planId} period={query.get('period') ?? ''} />;
  return <Due kind="recharge" minor={Number(query.get('amount') ?? 0)} />;
}

interface PlanPurposeProps {
  readonly planId: string;
  readonly period: string;
}

function PlanPurpose({ planId, period }: PlanPurposeProps): ReactNode {
  const language = useLanguage();
  const { data: quote, error } = useQuote(planId, period);
  const { data: plans } = usePlans();
  const plan = plans?.find(({ id }) => id === planId);
  if (error !== null) return <NoSuchPlan why={error.message} />;
  if (quote === undefined || plan === undefined) return <PageSkeleton shape="cards" />;
  const name = language === 'pt' ? plan.namePt : plan.name;
  return <Due kind="plan" minor={quote.missingMinor} name={name} />;
}

/** The plan of the address is not to be had, or not any more: another is chosen. */
function NoSuchPlan({ why }: { readonly why: string }): ReactNode {
  const t = useMessages();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" component={Link} to="/plans">
          {t('billing.seePlans')}
        </Button>
      }
    >
      {why}
    </Alert>
  );
}

interface DueProps {
  readonly kind: 'recharge' | 'plan';
  readonly minor: number;
  readonly name?: string;
}

function Due({ kind, minor, name }: DueProps): ReactNode {
  const t = useMessages();
  return (
    <>
      <p className="billing__due">
        {[t(`billing.purposes.${kind}`), name].filter(Boolean).join(' ')}
      </p>
      <p className="billing__price">
        <Amount minor={minor} currency="MZN" />
      </p>
    </>
  );
}

/** Places the order that the address speaks of, and goes on to it. */
function usePlacing() {
  const [query, setQuery] = useSearchParams();
  const provider = useBalcao();
  const forget = useForgetBilling();
  const { errors, isBusy, run } = useSubmission();
  const place = async (how: object): Promise<void> => {
    const [planId, period] = [query.get('planId'), query.get('period')];
    const amountMinor = Number(query.get('amount') ?? 0);
    const purpose = planId === null ? { amountMinor } : { planId, period };
    const { id } = await provider.send('billing/orders', { ...purpose, ...how });
    await forget();
    setQuery({ order: id }, { replace: true });
  };
  return {
    errors,
    isBusy,
    place: (how: object): void => {
      run(() => place(how));
    },
  };
}
