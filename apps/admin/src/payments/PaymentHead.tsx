import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { PartyField } from './PartyField.js';

interface PaymentHeadProps {
  readonly category: PaymentCategory;
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly problems: ProblemsByPath;
  readonly onParty: (party: ClientRow | undefined) => void;
  readonly onDay: (day: string) => void;
}

/** What begins every form that writes a numbered paper of money: whom it is with, and its day. */
export function PaymentHead(props: PaymentHeadProps): ReactNode {
  const { category, party, day, problems, onParty, onDay } = props;
  const t = useMessages();
  return (
    <section className="payment__card payment__head">
      <PartyField
        category={category}
        party={party}
        problem={problems['partyId']}
        onChoose={onParty}
      />
      <DayField
        label={t('money.payments.date')}
        text={day}
        error={problems['issuedOn']}
        onChange={onDay}
      />
    </section>
  );
}
