import Button from '@mui/material/Button';
import type { PlanAnswer, QuoteAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { showSnack } from '../boot/snack.js';
import { Amount } from '../fields/Amount.js';
import { sayDay } from '../formats/days.js';
import { leaving, useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { lastDayOf } from './last-day.js';
import { useForgetBilling, useForgetChosen, useQuote } from './use-billing.js';

interface QuoteDialogProps {
  readonly plan: PlanAnswer;
  readonly period: 'monthly' | 'quarterly' | 'annual';
  readonly onClose: () => void;
}

/** What choosing a plan does and costs, before it is done. */
export function QuoteDialog({ plan, period, onClose }: QuoteDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { data: quote, error } = useQuote(plan.id, period);
  const name = language === 'pt' ? plan.namePt : plan.name;
  const title = quote === undefined ? name : t(`billing.quote.${quote.kind}`, { plan: name });
  return (
    <DialogFrame title={title} onClose={onClose}>
      {quote !== undefined ? (
        <Arithmetic quote={quote} onClose={onClose} />
      ) : error === null ? (
        <Skeleton shape="text" />
      ) : (
        <p role="alert">{error.message}</p>
      )}
    </DialogFrame>
  );
}

interface ArithmeticProps {
  readonly quote: QuoteAnswer;
  readonly onClose: () => void;
}

function Arithmetic({ quote, onClose }: ArithmeticProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { confirm, isBusy, problem } = useChoosing(quote, onClose);
  const { kind, missingMinor, planId, period } = quote;
  const isUnpaid = kind !== 'downgrade' && missingMinor > 0;
  const day = (text: string): string => sayDay(text, language);
  return (
    <>
      <p>{t('billing.quote.runs', { from: day(quote.startsOn), to: day(lastDayOf(quote)) })}</p>
      {kind === 'downgrade' ? (
        <p>{t('billing.quote.atEnd', { day: day(quote.startsOn) })}</p>
      ) : null}
      <QuoteLines quote={quote} />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div className="form__buttons">
        <Button variant="outlined" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        {isUnpaid ? (
          <Button
            variant="contained"
            onClick={() => void navigate(`/payment?planId=${planId}&period=${period}`)}
          >
            {t('billing.quote.pay', { amount: showMinor(missingMinor, language) })}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={confirm}>
            {t('billing.quote.confirm')}
          </Button>
        )}
      </div>
    </>
  );
}

function QuoteLines({ quote }: { readonly quote: QuoteAnswer }): ReactNode {
  const t = useMessages();
  const { remainingDays: days, periodDays: of, remainingValueMinor, missingMinor } = quote;
  const lines = [
    ...(remainingValueMinor > 0
      ? [[t('billing.quote.remaining', { days, of }), remainingValueMinor] as const]
      : []),
    [t('billing.quote.credits'), quote.creditsMinor] as const,
    [t('billing.quote.price'), -quote.priceMinor] as const,
    missingMinor > 0
      ? ([t('billing.quote.missing'), missingMinor] as const)
      : ([t('billing.quote.left'), quote.leftMinor] as const),
  ];
  return (
    <table className="statement">
      <tbody>
        {lines.map(([label, minor]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="number">
              <Amount minor={minor} currency="MZN" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useChoosing({ planId, period, revision }: QuoteAnswer, onDone: () => void) {
  const t = useMessages();
  const provider = useBalcao();
  const forget = useForgetBilling();
  const forgetChosen = useForgetChosen();
  const { run, isBusy, problem } = useSubmission();
  const choose = async (): Promise<void> => {
    try {
      const body = { planId, period, expectedRevision: revision };
      await provider.send('billing/subscription/choose', body);
    } catch (error) {
      await forget();
      throw error;
    }
    showSnack(t('billing.quote.done'), 'success');
    onDone();
    await forgetChosen();
  };
  // Pressed twice, it is chosen once.
  const confirm = (): void => {
    run(choose, leaving);
  };
  return { confirm, isBusy, problem };
}
