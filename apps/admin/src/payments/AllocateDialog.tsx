import type { OpenDocumentAnswer, PaymentAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import type { PaymentCategory } from './category.js';
import { OpenDocuments } from './OpenDocuments.js';
import { allocationsOf, problemsOfDocuments, settleOldest, type Settling } from './settling.js';
import { useMoneyAction } from './use-money-action.js';
import { useOpenDocuments } from './use-open-documents.js';

interface AllocateDialogProps {
  readonly payment: PaymentAnswer;
  readonly category: PaymentCategory;
  readonly onClose: () => void;
}

/** Says again, document by document, what a payment settles. */
export function AllocateDialog({ payment, category, onClose }: AllocateDialogProps): ReactNode {
  const { id, partyId, reference: name, allocations, unallocatedMinor } = payment;
  const t = useMessages();
  const language = useLanguage();
  const open = withOwn(useOpenDocuments(category, partyId), payment);
  const [settling, setSettling] = useState<Settling>(() =>
    Object.fromEntries(
      allocations.map(({ documentId, amountMinor }) => [
        documentId,
        showMinor(amountMinor, language),
      ]),
    ),
  );
  const { errors: problems, isBusy, run, forget } = useSubmission();
  const send = useMoneyAction();
  const allocate = async (): Promise<void> => {
    const body = { allocations: allocationsOf(settling, language) };
    await send(`payments/${id}/allocate`, body, t('money.payments.allocated'));
    onClose();
  };
  const change = (next: Settling): void => {
    setSettling(next);
    forget();
  };
  const fundsMinor = allocations.reduce(
    (sum, { side, amountMinor }) => sum + (side === category.owed ? amountMinor : -amountMinor),
    unallocatedMinor,
  );
  return (
    <DialogFrame title={t('money.payments.allocateTitle', { name })} onClose={onClose}>
      <SentForm
        problems={problems}
        onSubmit={() => {
          run(allocate);
        }}
      >
        <OpenDocuments
          open={open}
          owed={category.owed}
          settling={settling}
          problem={problems['allocations']}
          problems={problemsOfDocuments(problems, settling, language)}
          onChange={change}
          onAutomatic={() => {
            change(settleOldest(open, category.owed, fundsMinor, language));
          }}
        />
        <DialogButtons
          label={t('money.payments.allocateByHand')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}

/** What the payment settles now is open to it, also where it is settled in full. */
function withOwn(
  open: readonly OpenDocumentAnswer[],
  { id, allocations }: PaymentAnswer,
): readonly OpenDocumentAnswer[] {
  const documents = new Map(open.map((document) => [document.id, document]));
  documents.delete(id);
  for (const { documentId, amountMinor, ...document } of allocations) {
    const openMinor = (documents.get(documentId)?.openMinor ?? 0) + amountMinor;
    documents.set(documentId, { ...document, id: documentId, openMinor });
  }
  return [...documents.values()].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}
