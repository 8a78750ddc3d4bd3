import type { RecordPaymentBody } from '@balcao/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { referenceOf } from '../documents/page/settlements.js';
import { useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { problemsByPath, type ProblemsByPath } from './problem-paths.js';
import { useMoneyAction } from './use-money-action.js';

interface Recording {
  readonly problems: ProblemsByPath;
  readonly isBusy: boolean;
  readonly record: (body: RecordPaymentBody) => Promise<void>;
  /** What was wrong is no longer: the form has changed. */
  readonly forget: () => void;
}

/** Sends a payment and opens its page; keeps what is wrong for the form. */
export function useRecording({ resource }: PaymentCategory): Recording {
  const send = useMoneyAction();
  const navigate = useNavigate();
  const t = useMessages();
  const [problems, setProblems] = useState<ProblemsByPath>({});
  const [isBusy, setBusy] = useState(false);
  return {
    problems,
    isBusy,
    forget: () => {
      setProblems({});
    },
    record: async (body) => {
      setBusy(true);
      try {
        const id = await send('payments', body, (made) =>
          t('money.payments.recorded', { name: referenceOf(made) }),
        );
        void navigate(`/${resource}/${id}`);
      } catch (error) {
        setProblems(problemsByPath(error));
        setBusy(false);
      }
    },
  };
}
