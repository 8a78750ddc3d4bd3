import type { RecordPaymentBody } from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { useNavigate } from 'react-router';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { leaving, useSubmission, type Submission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { useMoneyAction } from './use-money-action.js';

interface Recording extends Pick<Submission, 'isBusy' | 'forget'> {
  readonly problems: ProblemsByPath;
  readonly record: (body: RecordPaymentBody) => void;
}

/**
 * Sends a payment and opens its page, which leads back to the document that was paid from; keeps
 * what is wrong for the form.
 */
export function useRecording(
  { resource }: PaymentCategory,
  paidFrom: string | undefined,
): Recording {
  const send = useMoneyAction();
  const navigate = useNavigate();
  const t = useMessages();
  const { errors: problems, isBusy, forget, run } = useSubmission();
  return {
    problems,
    isBusy,
    forget,
    record: (body) => {
      run(async () => {
        const id = await send('payments', body, (made) =>
          t('money.payments.recorded', { name: referenceById(made) }),
        );
        void navigate(`/${resource}/${id}`, { state: { paidFrom } });
      }, leaving);
    },
  };
}
