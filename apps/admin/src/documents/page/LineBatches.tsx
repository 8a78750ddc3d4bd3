import type { BatchRow } from '@balcao/contracts';
import { batchesOfLine, type DocumentIssuedData } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useGetMany } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { showDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';

interface LineBatchesProps {
  readonly document: DocumentIssuedData;
  /** The index of the line. */
  readonly at: number;
}

/** The batches of a line's goods, for users who may see stock. */
export function LineBatches({ document, at }: LineBatchesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const seesStock = useMay('stock.view');
  const ids = batchesOfLine(document, at);
  const isShown = seesStock && ids.length > 0;
  const { data = [] } = useGetMany<BatchRow>(
    'commercial/batches',
    { ids: [...ids] },
    { enabled: isShown },
  );
  if (!isShown) return null;
  return data.map((batch: BatchRow | undefined) => {
    if (batch === undefined) return null;
    const { id, name, expiresOn } = batch;
    const expiry =
      expiresOn === undefined
        ? ''
        : ` · ${t('documents.line.expiresOn')} ${showDay(expiresOn, language)}`;
    return <small key={id}>{`${t('documents.line.batch')} ${name}${expiry}`}</small>;
  });
}
