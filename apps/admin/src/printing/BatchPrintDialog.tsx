import Button from '@mui/material/Button';
import { PRINT_BATCH_MAX } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { chosenPapers, type ChosenPapers, type PaperList } from './chosen-papers.js';
import { PaperFrame } from './PaperFrame.js';
import { nextCopy, papersMax } from './paper-request.js';
import { PrintedFiles } from './PrintedFiles.js';
import { useBatchPrinting } from './use-batch-printing.js';
import { batchesPaths, usePrintBatches } from './use-print-batches.js';

/** Shows the papers that were chosen, one behind the other, and prints them. */
export function BatchPrintDialog(): ReactNode {
  const { toPrint } = useSlice(chosenPapers);
  if (toPrint === undefined) return null;
  return toPrint.rows.length === 0 ? <Files kind={toPrint.kind} /> : <Batch chosen={toPrint} />;
}

const close = (): void => {
  chosenPapers.merge({ toPrint: undefined });
};

/** What was printed as a file before. */
function Files({ kind }: Pick<PaperList, 'kind'>): ReactNode {
  const t = useMessages();
  return (
    <DialogFrame title={t('printing.files')} onClose={close}>
      <p className="form__hint">{t('printing.filesHint')}</p>
      <PrintedFiles kind={kind} />
      <div className="form__buttons">
        <Button variant="contained" onClick={close}>
          {t('app.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}

function Batch({ chosen }: { readonly chosen: ChosenPapers }): ReactNode {
  const t = useMessages();
  const { kind, rows } = chosen;
  const frame = useRef<HTMLIFrameElement>(null);
  const batch = useBatchPrinting({ ...chosen, rows: rows.slice(0, papersMax) }, frame);
  const making = useMaking(chosen);
  const { wanted, page, error, refused, isBusy } = batch;
  if (making.isBegun) return <Files kind={kind} />;
  const isReady = page !== undefined && error === null && !isBusy;
  const isMore = rows.length > papersMax;
  const most = Math.min(rows.length, PRINT_BATCH_MAX);
  // What is shown counts what will be printed; the file takes more than that.
  const copies = isMore ? rows.slice(0, most).map(nextCopy) : wanted.map(({ copy }) => copy);
  const originals = copies.filter((copy) => copy === 'original').length;
  const title = t('printing.batchTitle', { smart_count: rows.length });
  return (
    <DialogFrame title={title} onClose={close} isWide>
      {isMore ? (
        <p role="status">{t('printing.batchMost', { max: papersMax, count: rows.length, most })}</p>
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
        <Button
          variant={isMore ? 'contained' : 'outlined'}
          disabled={isBusy || making.isBusy}
          onClick={() => void making.begin()}
        >
          {t('printing.makeFile')}
        </Button>
        {isMore ? null : (
          <Button variant="contained" disabled={!isReady} onClick={() => void batch.print()}>
            {t('printing.print')}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}

/** Has one file made of the papers, in the background. */
function useMaking({ kind, resource, rows }: ChosenPapers) {
  const t = useMessages();
  const queries = useQueryClient();
  const { send } = usePrintBatches(kind);
  const [isBusy, setBusy] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const ids = rows.slice(0, PRINT_BATCH_MAX).map(({ id }) => id);
    setBegun(await send(batchesPaths[kind], { [kind]: ids }, t('printing.fileOrdered')));
    setBusy(false);
    await queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return { isBusy, isBegun, begin };
}
