import { referenceById } from '@balcao/domain';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { replayFigure, rowFigure } from '../../explain/figure-of.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { Figure } from './figures.js';
import { settlerName } from './settler-name.js';

interface After {
  readonly documentId: string;
  readonly revision: number;
  readonly partyName: string;
}

/** The source of explanation for a figure of a replay: the events up to the chosen one. */
export function useReplayFigure({ documentId, revision, partyName }: After) {
  const t = useMessages();
  const reference = referenceById(documentId);
  const titled = (label: string): string =>
    `${label} · ${reference} · ${t('past.replay.after', { revision })}`;
  const of = (field: string, label: string, part?: string) =>
    replayFigure(field, documentId, revision, titled(label), part);
  return (figure: Figure): ExplainedFigure | undefined => {
    switch (figure.kind) {
      case 'status':
      case 'count':
      case 'text':
        return undefined;
      case 'settled':
        return of('settledMinor', settlerName(figure.sourceId, t), figure.sourceId);
      case 'stock':
        return of('stock', figure.description, `${figure.articleId} ${figure.warehouseId}`);
      case 'minor':
        if (figure.label === 'open') return of('openMinor', t('past.replay.open'));
        if (figure.label === 'balance')
          return of('accountMinor', t('past.replay.owes', { name: partyName }));
        return rowFigure('documents', 'totalMinor', documentId, titled(t('past.replay.total')));
    }
  };
}
