import '../clients/client.css';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMayStill } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { useUnsaved } from '../management/unsaved.js';
import { Adjustments } from './Adjustments.js';
import type { PaymentCategory } from './category.js';
import { OpenDocuments } from './OpenDocuments.js';
import { PaymentHead } from './PaymentHead.js';
import { PaymentRows } from './PaymentRows.js';
import { PaymentSummary } from './PaymentSummary.js';
import { problemsOfDocuments } from './settling.js';
import type { Means } from './typed-rows.js';
import { useMeans } from './use-means.js';
import { usePaymentForm } from './use-payment-form.js';
import { useRecording } from './use-recording.js';
import { useTaking } from './use-taking.js';

/** Records a payment: whom, which documents, by which means. */
export function PaymentForm({ category }: { readonly category: PaymentCategory }): ReactNode {
  const t = useMessages();
  const mayRecord = useMayStill('payments.record');
  const means = useMeans();
  const [search] = useSearchParams();
  const id = search.get('partyId') ?? '';
  const isNamed = mayRecord && id !== '';
  const resource = `commercial/${category.party}`;
  const { data, error } = useGetOne<ClientRow>(resource, { id }, { enabled: isNamed });
  const isWaiting = isNamed && data === undefined && error === null;
  if (!mayRecord) return <AccessDenied permission="payments.record" />;
  const title = category.party === 'clients' ? 'newReceipt' : 'newPayment';
  return (
    <>
      <PageTitle>{t(`money.payments.${title}`)}</PageTitle>
      <QueryState query={means}>
        {(read) =>
          isWaiting ? (
            <Skeleton shape="form" />
          ) : (
            <Form
              category={category}
              means={read}
              party={data}
              documentId={search.get('documentId') ?? undefined}
            />
          )
        }
      </QueryState>
    </>
  );
}

interface FormProps {
  readonly category: PaymentCategory;
  readonly means: Means;
  /** Whom the address names. */
  readonly party: ClientRow | undefined;
  /** The document of theirs that it names. */
  readonly documentId: string | undefined;
}

function Form({ category, means, party: named, documentId }: FormProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const form = usePaymentForm(category, means, { party: named, documentId });
  const { problems, isBusy, record, forget } = useRecording(category, documentId);
  const mayTake = useTaking();
  useUnsaved(() => form.isTouched && !isBusy);
  const { party, day, rows, open, settling, askedMinor, paidMinor } = form;
  return (
    <SentForm
      className="payment__columns"
      problems={problems}
      onSubmit={() => {
        const paysOut = category.party === 'suppliers';
        void mayTake(paysOut ? rows : [], means.accounts).then((isMeant) => {
          if (isMeant) record(form.body());
        });
      }}
      onChange={forget}
    >
      <div className="payment__main">
        <PaymentHead
          {...{ category, party, day, problems }}
          onParty={(chosen) => {
            form.change({ party: chosen, settling: {}, adjustments: [] });
          }}
          onDay={(text) => {
            form.change({ day: text });
          }}
        />
        <OpenDocuments
          isOfNobody={party === undefined}
          open={open}
          owed={category.owed}
          settling={settling}
          problem={problems['allocations']}
          problems={problemsOfDocuments(problems, settling, language)}
          onChange={form.settle}
          onAutomatic={form.settleOldestFirst}
        />
        <Adjustments
          adjustments={form.adjustments}
          open={open.filter(({ side }) => side === category.owed)}
          problems={problems}
          onChange={form.adjust}
        />
        <section className="payment__card">
          <h2>{t('money.payments.means')}</h2>
          <PaymentRows
            rows={rows}
            means={means}
            dueMinor={askedMinor - paidMinor}
            problems={problems}
            paysOut={category.party === 'suppliers'}
            roundsCash={category.party === 'clients'}
            onChange={(next) => {
              form.change({ rows: next });
            }}
          />
        </section>
      </div>
      <PaymentSummary {...{ category, form, means, problems, isBusy }} />
    </SentForm>
  );
}
