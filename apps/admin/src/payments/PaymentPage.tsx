import '../clients/client.css';
import './payments.css';
import type { PaymentAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { partFigure, rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToPaid } from './BackToPaid.js';
import { BackToList } from '../management/BackToList.js';
import { PageSteps } from '../management/PageSteps.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import type { RecordList } from '../management/use-neighbours.js';
import { SendButton } from '../sending/Sending.js';
import { SendingList } from '../sending/SendingList.js';
import type { SentRecord } from '../sending/sent-record.js';
import type { PaymentCategory } from './category.js';
import type { Printable } from '../printing/paper-request.js';
import { PaperThen } from '../printing/PaperThen.js';
import { PrintButton } from '../printing/PrintButton.js';
import { PaymentActions } from './PaymentActions.js';
import { PaymentFiles } from './PaymentFiles.js';
import { PaymentNote } from './PaymentNote.js';
import { PaymentTables } from './PaymentTables.js';
import { Refunds } from './Refunds.js';

/** One payment: its means, what it settles, and what can be done with it. */
export function PaymentPage({ category }: { readonly category: PaymentCategory }): ReactNode {
  const { id = '' } = useParams();
  const provider = useBalcao();
  const mayView = useMay('payments.view');
  const { data, error, refetch } = useQuery({
    queryKey: [category.resource, 'content', id],
    queryFn: async () => {
      const { body } = await provider.read(`payments/${encodeURIComponent(id)}/content`);
      return parsePayment(body);
    },
    enabled: mayView,
  });
  if (!mayView) return <AccessDenied permission="payments.view" />;
  if (data !== undefined) return <Payment payment={data} category={category} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

/** The payment of an answer; typed by the contract, checked to be an object. */
function parsePayment(body: unknown): PaymentAnswer {
  if (typeof body !== 'object' || body === null) throw new Error('the payment is no object');
  return body as PaymentAnswer;
}

const paymentsOf = ({ resource }: PaymentCategory): RecordList => ({
  resource,
  sort: { field: 'issuedOn', order: 'DESC' },
  filters: {},
});

interface PaymentProps {
  readonly payment: PaymentAnswer;
  readonly category: PaymentCategory;
}

function Payment({ payment, category }: PaymentProps): ReactNode {
  const t = useMessages();
  const mayRecord = useMay('payments.record');
  const { reference, status, partyName } = payment;
  return (
    <>
      <div className="client__head">
        <BackToList to={`/${category.resource}`} id={payment.id} />
        <RecordTitle>{reference}</RecordTitle>
        <h2 className="record-title__of">{partyName}</h2>
        <StatusChip
          tone={status === 'active' ? 'success' : 'neutral'}
          isStruck={status === 'cancelled'}
        >
          {t(`money.states.${status}`)}
        </StatusChip>
        {payment.isSetOff === true ? (
          <StatusChip tone="info">{t('money.setOff.name')}</StatusChip>
        ) : null}
        {payment.isPrinted ? (
          <StatusChip tone="neutral">{t('money.payments.printed')}</StatusChip>
        ) : null}
        <BackToPaid />
        <PageSteps list={paymentsOf(category)} id={payment.id} />
        <PaperThen printable={printableOf(payment)}>
          {mayRecord ? <PrintButton printable={printableOf(payment)} /> : null}
        </PaperThen>
        <SendButton record={sentRecordOf(payment)} />
        <PaymentActions payment={payment} category={category} />
      </div>
      <Figures payment={payment} />
      <PaymentTables payment={payment} />
      <Refunds payment={payment} category={category} />
      <PaymentNote payment={payment} />
      <PaymentFiles id={payment.id} />
      <SendingList record={sentRecordOf(payment)} />
    </>
  );
}

/** What was paid, and what of it went where; parts of nothing are left out. */
function Figures({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const { id, reference, issuedOn, currency } = payment;
  const figures = [
    ['paid', payment.paidMinor],
    ['withheld', payment.withheldMinor],
    ['writtenOff', payment.writtenOffMinor],
    ['discounted', payment.discountedMinor],
    ['unallocated', payment.unallocatedMinor],
  ] as const;
  const figureOf = (name: (typeof figures)[number][0], label: string) => {
    const title = `${label} · ${reference}`;
    if (name === 'unallocated') return rowFigure('payments', 'unallocatedMinor', id, title);
    return partFigure('payments', `${name}Minor`, id, title);
  };
  return (
    <dl className="figures">
      <div>
        <dt>{t('money.payments.date')}</dt>
        <dd>
          <Day day={issuedOn} />
        </dd>
      </div>
      {figures.map(([name, minor]) =>
        minor === 0 && name !== 'paid' ? null : (
          <div key={name}>
            <dt>{t(`money.payments.${name}`)}</dt>
            <dd>
              <Explained figure={figureOf(name, t(`money.payments.${name}`))}>
                <Amount minor={minor} currency={currency} />
              </Explained>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function sentRecordOf({ id, reference, partyId, partyName, content }: PaymentAnswer): SentRecord {
  const partyApi = content.ledger === 'supplier' ? 'suppliers' : 'clients';
  return { api: 'payments', id, reference, partyId, partyName, partyApi };
}

function printableOf({ id, typeId, reference, isPrinted, status }: PaymentAnswer): Printable {
  const isCancelled = status === 'cancelled';
  return { resource: 'payments', id, typeId, reference, isPrinted, isCancelled };
}
