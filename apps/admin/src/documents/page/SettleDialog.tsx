import type { DocumentAnswer, OpenDocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useSubmission } from '../../http/use-submission.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { OpenDocuments } from '../../payments/OpenDocuments.js';
import { PaymentSums } from '../../payments/PaymentSums.js';
import { allocationsOf, settleOldest, type Settling } from '../../payments/settling.js';
import { useMoneyAction } from '../../payments/use-money-action.js';

interface SettleDialogProps {
  readonly document: DocumentAnswer;
  /** The documents it can settle or be settled with. */
  readonly others: readonly OpenDocumentAnswer[];
  /** Whether the document is the credit. */
  readonly isCredit: boolean;
  readonly onClose: () => void;
}

/** Settles a document against others of its account, showing the remainders beforehand. */
export function SettleDialog({
  document,
  others,
  isCredit,
  onClose,
}: SettleDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { reference: name, pendingMinor } = document;
  const side = others[0]?.side ?? 'credit';
  const oldest = (): Settling => settleOldest(others, side, pendingMinor, language);
  const [settling, setSettling] = useState<Settling>(oldest);
  const { errors, isBusy, forget, submit } = useSettling(document.id, isCredit, onClose);
  const settled = allocationsOf(settling, language);
  const settledMinor = settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const change = (next: Settling): void => {
    forget();
    setSettling(next);
  };
  const title = isCredit ? 'documents.credit.allocateTitle' : 'documents.credit.applyTitle';
  return (
    <DialogFrame title={t(title, { name })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          submit(settled);
        }}
      >
        <OpenDocuments
          title={t(isCredit ? 'money.payments.open' : 'documents.credit.available')}
          open={others}
          owed={side}
          settling={settling}
          problem={errors['allocations']}
          problems={{}}
          onChange={change}
          onAutomatic={() => {
            change(oldest());
          }}
        />
        <Figures pendingMinor={pendingMinor} settledMinor={settledMinor} />
        <DialogButtons
          label={t(isCredit ? 'money.payments.allocateByHand' : 'documents.credit.apply')}
          onCancel={onClose}
          isDisabled={isBusy || settled.length === 0}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface FiguresProps {
  readonly pendingMinor: number;
  readonly settledMinor: number;
}

function Figures({ pendingMinor, settledMinor }: FiguresProps): ReactNode {
  const t = useMessages();
  const figures = [
    ['before', pendingMinor],
    ['settled', settledMinor],
    ['after', pendingMinor - settledMinor],
  ] as const;
  return (
    <PaymentSums sums={figures.map(([part, minor]) => [t(`documents.credit.${part}`), minor])} />
  );
}

type Settled = ReturnType<typeof allocationsOf>;

function useSettling(documentId: string, isCredit: boolean, onDone: () => void) {
  const t = useMessages();
  const send = useMoneyAction();
  const { run, ...sending } = useSubmission();
  const settle = async (settled: Settled): Promise<void> => {
    const add = async (creditId: string, allocations: Settled): Promise<void> => {
      const body = { allocations, isAddition: true };
      await send(`payments/${creditId}/allocate`, body, t('money.payments.allocated'));
    };
    if (isCredit) return add(documentId, settled);
    // Each credit is a payment or note of its own: what went through before a refusal stays.
    for (const { documentId: creditId, amountMinor } of settled) {
      await add(creditId, [{ documentId, amountMinor }]);
    }
  };
  return {
    ...sending,
    submit: (settled: Settled): void => {
      run(async () => {
        await settle(settled);
        onDone();
      });
    },
  };
}
