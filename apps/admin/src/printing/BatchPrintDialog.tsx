import Button from '@mui/material/Button';
import type { DocumentRow } from '@balcao/contracts';
import { useRef, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { chosenDocuments } from '../documents/list/bulk/chosen-documents.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../management/DialogFrame.js';
import { PaperFrame } from './PaperFrame.js';
import { papersMax } from './paper-request.js';
import { useBatchPrinting } from './use-batch-printing.js';

/** Shows the documents that were chosen on paper, one behind the other, and prints them. */
export function BatchPrintDialog(): ReactNode {
  const { toPrint } = useSlice(chosenDocuments);
  if (toPrint === undefined) return null;
  return <Batch rows={toPrint} />;
}

function Batch({ rows }: { readonly rows: readonly DocumentRow[] }): ReactNode {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const batch = useBatchPrinting(rows.slice(0, papersMax), frame);
  const { wanted, page, error, refused, isBusy } = batch;
  const isReady = page !== undefined && error === null && !isBusy;
  const originals = wanted.filter(({ copy }) => copy === 'original').length;
  const title = t('printing.batchTitle', { smart_count: wanted.length });
  const close = (): void => {
    chosenDocuments.merge({ toPrint: undefined });
  };
  return (
    <DialogFrame title={title} onClose={close} isWide>
      {rows.length > papersMax ? (
        <p role="status">{t('printing.batchMost', { max: papersMax, count: rows.length })}</p>
      ) : null}
      <PaperFrame title={title} page={page} error={error} onRetry={batch.retry} frame={frame} />
      {refused.length === 0 ? null : (
        <ul className="printing__refused" role="alert">
          {refused.map(({ reference, reason }) => (
            <li key={reference}>
              <strong>{reference}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {originals === 0 ? null : (
        <p className="form__hint">{t('printing.batchOriginals', { count: originals })}</p>
      )}
      <div className="form__buttons">
        <Button variant="outlined" onClick={close}>
          {t('app.close')}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void batch.print('file')}>
          {t('printing.download')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void batch.print('printer')}>
          {t('printing.print')}
        </Button>
      </div>
    </DialogFrame>
  );
}
