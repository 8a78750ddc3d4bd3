import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { BillingPage } from './BillingPage.js';
import { CreditsLedger } from './CreditsLedger.js';
import { OrderList } from './OrderList.js';

/** 100.00 MZN; the server decides again. */
const LEAST_MINOR = 10_000;

/** Credits: how many there are, buying more, and what became of them. */
export const Recharge = (): ReactNode => (
  <BillingPage title="layout.pages.recharge">
    {({ creditsMinor, ledger, orders }) => (
      <div className="stack">
        <RechargeForm creditsMinor={creditsMinor} />
        <TransferNotice />
        <CreditsLedger ledger={ledger} />
        <OrderList orders={orders} />
      </div>
    )}
  </BillingPage>
);

function RechargeForm({ creditsMinor }: { readonly creditsMinor: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const mayManage = useMay('billing.manage');
  const [typed, setTyped] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const amountMinor = parseTypedMinor(typed, language) ?? 0;
  const isTooLittle = amountMinor < LEAST_MINOR;
  return (
    <section className="card">
      <p className="billing__due">
        {t('billing.credits')}: <Amount minor={creditsMinor} currency="MZN" />
      </p>
      <form
        noValidate
        className="billing__form"
        onSubmit={(event) => {
          event.preventDefault();
          setConfirmed(true);
          if (!isTooLittle) void navigate(`/payment?amount=${amountMinor}`);
        }}
      >
        <TextField
          label={t('billing.amount')}
          value={typed}
          error={isConfirmed && isTooLittle}
          helperText={t('billing.minimum')}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
        />
        <Button type="submit" variant="contained" disabled={!mayManage}>
          {t('billing.goOn')}
        </Button>
      </form>
    </section>
  );
}

function TransferNotice(): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <h2>{t('billing.transferTitle')}</h2>
      <p>{t('billing.transferHint')}</p>
    </section>
  );
}
