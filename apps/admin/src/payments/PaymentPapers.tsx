import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { later } from '../routing/later.js';
import { useSlice } from '../boot/slice.js';
import { chosenPapers } from '../printing/chosen-papers.js';
import { PrintedFilesButton } from '../printing/PrintedFilesButton.js';

// Most lists are read without printing them.
const BatchPrintDialog = later(
  async () => (await import('../printing/BatchPrintDialog.js')).BatchPrintDialog,
);

/** Leads to the files of several payments, for those who may have them made. */
export function PrintedPayments({ resource }: { readonly resource: ResourceName }): ReactNode {
  const mayPrint = useMay('payments.record');
  return mayPrint ? <PrintedFilesButton list={{ kind: 'payments', resource }} /> : null;
}

/** The payments that were chosen to be printed, on paper. */
export function PaymentPapers(): ReactNode {
  const { toPrint } = useSlice(chosenPapers);
  return toPrint === undefined ? null : <BatchPrintDialog />;
}
