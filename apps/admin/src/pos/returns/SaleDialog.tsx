import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { ReceiptButtons } from '../receipt/ReceiptButtons.js';
import { usePosState, useStart } from '../till/till-context.js';
import type { KeptSale } from './kept-sales.js';
import { MeansForm } from './MeansForm.js';
import { ReturnForm } from './ReturnForm.js';
import { useMoment } from './use-moment.js';

type Part = 'return' | 'means';

interface SaleDialogProps {
  readonly sale: KeptSale;
  readonly onClose: () => void;
}

/** A past sale: return goods, or correct its means of payment. */
export function SaleDialog({ sale, onClose }: SaleDialogProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const { shift } = usePosState();
  const moment = useMoment();
  const [part, setPart] = useState<Part>('return');
  const { reference, at, client, totalMinor } = sale;
  // What was paid in another shift is in its Z: it is no longer changed.
  const mayCorrect = sale.shiftId === shift?.id && sale.paid.length > 0;
  return (
    <NativeDialog
      title={reference}
      aside={<Amount minor={totalMinor} currency={currency} />}
      onClose={onClose}
      isWide
    >
      <p className="pay__hint">
        {moment(at)} · {client?.name ?? t('pos.ticket.anyClient')}
      </p>
      <ReceiptButtons sale={sale} onDone={() => undefined} />
      {mayCorrect ? (
        <div className="pay__methods" role="group" aria-label={t('asked.find.what')}>
          {(['return', 'means'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === part}
              onClick={() => {
                setPart(each);
              }}
            >
              {t(`asked.find.${each}`)}
            </button>
          ))}
        </div>
      ) : null}
      {part === 'return' ? (
        <ReturnForm sale={sale} onDone={onClose} />
      ) : (
        <MeansForm sale={sale} onDone={onClose} />
      )}
    </NativeDialog>
  );
}
