import Button from '@mui/material/Button';
import type { DocumentAnswer, OpenDocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { Explained } from '../../explain/Explained.js';
import { openFigure, rowFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { receipts, supplierPayments, type PaymentCategory } from '../../payments/category.js';
import { Refunds } from '../../payments/Refunds.js';
import { RefundDialog } from '../../payments/RefundDialog.js';
import { useOpenDocuments } from '../../payments/use-open-documents.js';
import { SettleDialog } from './SettleDialog.js';

interface DocumentCreditProps {
  readonly document: DocumentAnswer;
}

/**
 * What remains of a credit note, with its actions; for an invoice, the credits that could settle
 * it.
 */
export function DocumentCredit({ document }: DocumentCreditProps): ReactNode {
  const { group, accountEffect, status } = document;
  const mayView = useMay('payments.view');
  const category = group === 'purchases' ? supplierPayments : receipts;
  const isOnAccount = accountEffect === 'debit' || accountEffect === 'credit';
  if (!mayView || !isOnAccount || status === 'cancelled' || group === 'internal') return null;
  return accountEffect === category.owed ? (
    <Invoice document={document} category={category} />
  ) : (
    <CreditNote document={document} category={category} />
  );
}

interface SideProps extends DocumentCreditProps {
  readonly category: PaymentCategory;
}

/** The party's credits and advances that could settle it. */
function Invoice({ document, category }: SideProps): ReactNode {
  const t = useMessages();
  const mayAllocate = useMay('payments.allocate');
  const { id, clientId, pendingMinor } = document;
  const isOpen = pendingMinor > 0;
  const open = useOpenDocuments(category, isOpen ? clientId : undefined);
  const credits = open.filter((one) => one.side !== category.owed && one.id !== id);
  const [isApplying, setApplying] = useState(false);
  if (!isOpen || credits.length === 0) return null;
  return (
    <section className="card summary" aria-labelledby="credits-title">
      <h2 id="credits-title">{t('documents.credit.available')}</h2>
      <Credits credits={credits} />
      {mayAllocate ? (
        <Button
          variant="outlined"
          onClick={() => {
            setApplying(true);
          }}
        >
          {t('documents.credit.apply')}
        </Button>
      ) : null}
      {isApplying ? (
        <SettleDialog
          document={document}
          others={credits}
          isCredit={false}
          onClose={() => {
            setApplying(false);
          }}
        />
      ) : null}
    </section>
  );
}

function Credits({ credits }: { readonly credits: readonly OpenDocumentAnswer[] }): ReactNode {
  return (
    <dl className="summary__rows">
      {credits.map(({ id, reference, openMinor }) => (
        <div key={id}>
          <dt>{reference}</dt>
          <dd>
            <Explained figure={openFigure(id, reference)}>
              <Amount minor={openMinor} />
            </Explained>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Settles other documents with the remainder, or refunds it. */
function CreditNote({ document, category }: SideProps): ReactNode {
  const t = useMessages();
  const may = { allocate: useMay('payments.allocate'), refund: useMay('payments.refund') };
  const { id, clientId, pendingMinor, reference } = document;
  const isOpen = pendingMinor > 0;
  const open = useOpenDocuments(category, isOpen ? clientId : undefined);
  const owed = open.filter((one) => one.side === category.owed);
  const [dialog, setDialog] = useState<'allocate' | 'refund'>();
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <>
      {isOpen ? (
        <section className="card summary" aria-labelledby="credits-title">
          <h2 id="credits-title">{t('documents.credit.left')}</h2>
          <div className="summary__pending">
            <span>{t('money.payments.unallocated')}</span>
            <Explained figure={rowFigure('documents', 'pendingMinor', id, reference)}>
              <Amount minor={pendingMinor} />
            </Explained>
          </div>
          <div className="payment__buttons">
            {may.allocate && owed.length > 0 ? (
              <Button
                variant="outlined"
                onClick={() => {
                  setDialog('allocate');
                }}
              >
                {t('money.payments.allocateByHand')}
              </Button>
            ) : null}
            {may.refund ? (
              <Button
                variant="outlined"
                onClick={() => {
                  setDialog('refund');
                }}
              >
                {t('money.payments.refund')}
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      <Refunds payment={{ id, reference }} category={category} />
      {dialog === 'allocate' ? (
        <SettleDialog document={document} others={owed} isCredit onClose={close} />
      ) : null}
      {dialog === 'refund' ? (
        <RefundDialog
          of={{ id, name: reference, dueMinor: document.pendingMinor }}
          isToClient={document.group !== 'purchases'}
          onClose={close}
        />
      ) : null}
    </>
  );
}
