import '../clients/client.css';
import './payments.css';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { receipts } from './category.js';
import { OpenDocuments } from './OpenDocuments.js';
import { PaymentFoot } from './PaymentFoot.js';
import { PaymentHead } from './PaymentHead.js';
import { PaymentSums } from './PaymentSums.js';
import { problemsOfDocuments } from './settling.js';
import { useSetOff, type Half, type SetOffState } from './use-set-off.js';

/** Settles what a party owes as a client with what it is owed as a supplier. */
export function SetOffForm(): ReactNode {
  const t = useMessages();
  const maySetOff = useMay('payments.setOff');
  const [search] = useSearchParams();
  const id = search.get('partyId') ?? '';
  const isNamed = maySetOff && id !== '';
  const { data, error } = useGetOne<ClientRow>('commercial/clients', { id }, { enabled: isNamed });
  if (!maySetOff) return <AccessDenied permission="payments.setOff" />;
  const isWaiting = isNamed && data === undefined && error === null;
  return (
    <>
      <PageTitle>{t('money.setOff.name')}</PageTitle>
      {isWaiting ? <Skeleton shape="form" /> : <Form party={data} />}
    </>
  );
}

function Form({ party: first }: { readonly party: ClientRow | undefined }): ReactNode {
  const state = useSetOff(first);
  const { party, day, problems, change } = state;
  return (
    <SentForm className="payment__columns" problems={problems} onSubmit={state.record}>
      <div className="payment__main">
        <PaymentHead
          category={receipts}
          {...{ party, day, problems }}
          onParty={(chosen) => {
            change({ party: chosen, sales: {}, purchases: {} });
          }}
          onDay={(text) => {
            change({ day: text });
          }}
        />
        <HalfTable list="sales" half={state.sales} state={state} />
        <HalfTable list="purchases" half={state.purchases} state={state} />
      </div>
      <Summary state={state} />
    </SentForm>
  );
}

interface HalfTableProps {
  readonly list: 'sales' | 'purchases';
  readonly half: Half;
  readonly state: SetOffState;
}

function HalfTable({ list, half, state }: HalfTableProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { problems } = state;
  return (
    <OpenDocuments
      title={t(`money.setOff.${list}`)}
      isOfNobody={state.party === undefined}
      open={half.open}
      owed={list === 'sales' ? 'debit' : 'credit'}
      settling={half.settling}
      problem={problems[list]}
      problems={problemsOfDocuments(problems, half.settling, language, list)}
      onChange={(next) => {
        state.change({ [list]: next });
      }}
      onAutomatic={state.settleOldestFirst}
    />
  );
}

function Summary({ state }: { readonly state: SetOffState }): ReactNode {
  const t = useMessages();
  const { sales, purchases } = state;
  const sums = [
    ['sales', sales.minor],
    ['purchases', purchases.minor],
    ['difference', sales.minor - purchases.minor],
  ] as const;
  return (
    <aside className="payment__card" aria-label={t('money.payments.summary')}>
      <PaymentSums sums={sums.map(([name, minor]) => [t(`money.setOff.${name}`), minor])} />
      <p>{t('money.setOff.hint')}</p>
      <PaymentFoot
        note={state.note}
        onNote={(note) => {
          state.change({ note });
        }}
        back={receipts.resource}
        isBusy={state.isBusy}
      />
    </aside>
  );
}
