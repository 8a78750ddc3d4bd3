import { useEffect, useRef } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTill, useTillView } from '../till/till-context.js';
import { receiptPrinting } from './receipt-printing.js';

/** Opens the drawer and prints after a sale; the sale is valid even if a device fails. */
export function useAfterSale(): void {
  const t = useMessages();
  const till = useTill();
  const { last } = useTillView();
  const seen = useRef(last);
  useEffect(() => {
    if (last === seen.current) return;
    seen.current = last;
    // A credit note is printed when it is asked for.
    if (last === null || last.isReturn === true) return;
    receiptPrinting()
      .then(({ afterSale }) => afterSale(till, last.documentId))
      .catch((error: unknown) => {
        sayProblem(error);
      });
  }, [last, till, t]);
}
