import type { ReplayEntry } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Explained } from '../../explain/Explained.js';
import { Amount } from '../../fields/Amount.js';
import { Figure as Decimal } from '../../fields/cells.js';
import { DocumentStatusChip } from '../../fields/DocumentStatusChip.js';
import { ReferenceName } from '../../fields/ReferenceName.js';
import { useRested } from '../../fields/use-rested.js';
import { StatusChip } from '../../fields/StatusChip.js';
import { showLocalMoment } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import {
  comparedFigures,
  figuresOf,
  type ComparedFigure,
  type Figure,
  type FigurePart,
} from './figures.js';
import { useReplayMoment } from './read-replay.js';
import { settlerName } from './settler-name.js';
import { useReplayFigure } from './use-replay-figure.js';

interface ReplayFiguresProps {
  readonly documentId: string;
  readonly partyName: string;
  readonly entry: ReplayEntry;
  /** The moment that it is compared with. */
  readonly other: ReplayEntry | undefined;
}

/** Moments passed while dragging are not loaded. */
const RESTED_MS = 120;
const LAST_DAY = '9999-12-31';

const parts: readonly FigurePart[] = ['document', 'texts', 'payments', 'stock', 'balance'];

/** The state after an event, by itself or next to another moment. */
export function ReplayFigures(props: ReplayFiguresProps): ReactNode {
  const { documentId, entry, other } = props;
  const t = useMessages();
  const rested = useRested(entry.revision, RESTED_MS);
  const moment = useReplayMoment(documentId, rested);
  const otherMoment = useReplayMoment(documentId, other?.revision);
  const one = figuresOf(entry, moment.data);
  const compared = comparedFigures(one, other ? figuresOf(other, otherMoment.data) : []);
  const isSame = other !== undefined && compared.every(({ isChanged }) => !isChanged);
  return (
    <>
      {moment.isError ? <p role="alert">{moment.error.message}</p> : null}
      {isSame ? <p role="status">{t('past.replay.same')}</p> : null}
      <div
        className="replay__table rereading"
        aria-busy={moment.isPlaceholderData || rested !== entry.revision}
      >
        <table aria-label={t('past.replay.figure')}>
          <thead className={other ? undefined : 'replay__hidden'}>
            <tr>
              <th scope="col">{t('past.replay.figure')}</th>
              <th scope="col">{t('past.replay.after', { revision: entry.revision })}</th>
              {other ? (
                <th scope="col">{t('past.replay.after', { revision: other.revision })}</th>
              ) : null}
            </tr>
          </thead>
          {parts.map((part) => (
            <Part
              key={part}
              part={part}
              figures={compared.filter((figure) => figure.part === part)}
              partyName={props.partyName}
              moments={{ documentId, one: entry.revision, other: other?.revision }}
              isPaid={entry.after?.accountEffect !== 'none'}
              isComing={moment.isPending || (other !== undefined && otherMoment.isPending)}
              isUnread={moment.isError || otherMoment.isError}
            />
          ))}
        </table>
      </div>
    </>
  );
}

interface PartProps {
  readonly part: FigurePart;
  readonly figures: readonly ComparedFigure[];
  readonly partyName: string;
  readonly moments: Moments;
  /** Whether the document can be settled by others, so that "none" is shown. */
  readonly isPaid: boolean;
  /** Whether the figures are still loading. */
  readonly isComing: boolean;
  /** Whether loading failed. */
  readonly isUnread: boolean;
}

/** The events after which the figures are shown. */
interface Moments {
  readonly documentId: string;
  readonly one: number;
  readonly other: number | undefined;
}

const missing = { payments: 'past.replay.noPayments', stock: 'past.replay.noStock' } as const;

function Part(props: PartProps): ReactNode {
  const { part, figures, partyName, moments, isPaid, isComing, isUnread } = props;
  const t = useMessages();
  const { documentId, one: revision, other: otherRevision } = moments;
  const isCompared = otherRevision !== undefined;
  const columns = isCompared ? 3 : 2;
  const isExplained = (part === 'payments' && isPaid) || part === 'stock';
  if (figures.length === 0 && (isUnread || !isExplained)) return null;
  return (
    <tbody>
      <tr className="replay__part">
        <th colSpan={columns} scope="rowgroup">
          {t(`past.replay.${part}`)}
        </th>
      </tr>
      {figures.length === 0 && isExplained ? (
        <tr>
          <td colSpan={columns}>
            {isComing ? <Skeleton shape="text" count={1} /> : t(missing[part])}
          </td>
        </tr>
      ) : null}
      {figures.map(({ key, one, other, isChanged }) => (
        <tr key={key} className={isCompared && isChanged ? 'replay__changed' : undefined}>
          <th scope="row">
            <Label figure={one ?? other} partyName={partyName} />
            {isCompared && isChanged ? (
              <StatusChip tone="warning">{t('past.replay.changed')}</StatusChip>
            ) : null}
          </th>
          <td>
            <Value figure={one} after={{ documentId, revision, partyName }} />
          </td>
          {isCompared ? (
            <td>
              <Value figure={other} after={{ documentId, revision: otherRevision, partyName }} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}

function Label({
  figure,
  partyName,
}: {
  readonly figure: Figure | undefined;
  readonly partyName: string;
}): ReactNode {
  const t = useMessages();
  if (figure === undefined) return null;
  switch (figure.kind) {
    case 'status':
      return t('past.replay.state');
    case 'minor':
      return figure.label === 'balance'
        ? t('past.replay.owes', { name: partyName })
        : t(`past.replay.${figure.label}`);
    case 'count':
      return t(`past.replay.${figure.label}`);
    case 'text':
      if (figure.label === 'files') return t('past.replay.files');
      if (figure.label === 'madeInto') return t('documents.fields.madeInto');
      return t(`documents.stale.parts.${figure.label}`);
    case 'settled':
      return settlerName(figure.sourceId, t);
    case 'stock':
      return (
        <>
          {figure.description}{' '}
          <small>
            <ReferenceName reference="commercial/warehouse" id={figure.warehouseId} />
          </small>
        </>
      );
  }
}

interface ValueProps {
  readonly figure: Figure | undefined;
  readonly after: Parameters<typeof useReplayFigure>[0];
}

function Value({ figure, after }: ValueProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const explainedBy = useReplayFigure(after);
  if (figure === undefined) return t('past.replay.notThen');
  switch (figure.kind) {
    case 'status':
      // Whether it was due then is not a matter of today.
      return <DocumentStatusChip document={{ ...figure, dueOn: LAST_DAY }} />;
    case 'minor':
    case 'settled':
      return (
        <Explained isInRow figure={explainedBy(figure)}>
          <Amount minor={figure.minor} />
        </Explained>
      );
    case 'count':
      return t(figure.count > 0 ? 'app.yes' : 'app.no');
    case 'text':
      return <span className="replay__text">{showLocalMoment(figure.text, language)}</span>;
    case 'stock':
      return (
        <Explained isInRow figure={explainedBy(figure)}>
          <Decimal decimal={figure.quantity} />
        </Explained>
      );
  }
}
