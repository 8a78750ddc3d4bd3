import '../layout/cards.css';
import type { PrintBatchAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { fileAddress } from '../jobs/made-files.js';
import { MadeFileItem } from '../jobs/MadeFileItem.js';
import type { PaperList } from './chosen-papers.js';
import { batchesPaths, usePrintBatches } from './use-print-batches.js';

/** The files of printed documents that one has asked for, the newest first. */
export function PrintedFiles({ kind }: Pick<PaperList, 'kind'>): ReactNode {
  const t = useMessages();
  const { data, error, cancel } = usePrintBatches(kind);
  if (error !== null && data === undefined) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <Skeleton shape="text" />;
  if (data.length === 0) return <p>{t('printing.noFiles')}</p>;
  return (
    <ul className="rows" aria-live="polite">
      {data.map((file) => (
        <Printed key={file.id} kind={kind} file={file} onCancel={(id) => void cancel(id)} />
      ))}
    </ul>
  );
}

interface PrintedProps extends Pick<PaperList, 'kind'> {
  readonly file: PrintBatchAnswer;
  readonly onCancel: (id: string) => void;
}

function Printed({ kind, file, onCancel }: PrintedProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id: companyId } = useSlice(company);
  const { id, createdAt, total, printed } = file;
  const when = sayInstant(createdAt, language);
  return (
    <MadeFileItem
      file={file}
      name={t('printing.file', { when, smart_count: printed ?? total })}
      address={fileAddress(batchesPaths[kind], id, companyId ?? '')}
      noFile={printed === 0 ? t('printing.nonePrinted') : undefined}
      beside={<Beside file={file} />}
      onCancel={onCancel}
    />
  );
}

/** Which copies are in it, and what was left out. */
function Beside({ file }: { readonly file: PrintBatchAnswer }): ReactNode {
  const t = useMessages();
  const { originals, notPrinted, notPrintedCount } = file;
  const more = notPrintedCount - notPrinted.length;
  return (
    <>
      {originals === null || originals === 0 ? null : (
        <small>{t('printing.originalsIn', { smart_count: originals })}</small>
      )}
      {notPrintedCount === 0 ? null : (
        <ul className="printing__refused">
          {notPrinted.map(({ reference, reason }) => (
            <li key={reference}>
              <strong>{reference}</strong> {reason}
            </li>
          ))}
          {more > 0 ? <li>{t('printing.moreRefused', { smart_count: more })}</li> : null}
        </ul>
      )}
    </>
  );
}
