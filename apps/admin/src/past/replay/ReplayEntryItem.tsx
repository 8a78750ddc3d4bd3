import type { DocumentAnswer, ReplayEntry } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import { Link } from 'react-router';
import { showInstant } from '../../formats/days.js';
import { owedBy, sentenceOf } from '../../documents/page/history-sentence.js';
import { documentPath } from '../../documents/parts/paths.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { changesOf } from '../../management/history.js';
import { useEventName } from '../../management/use-event-name.js';
import { AsItWas } from '../AsItWas.js';
import { referenceOf } from './reference-of.js';
import { useOrigin } from './use-origin.js';

interface ReplayEntryItemProps {
  readonly entry: ReplayEntry;
  readonly document: DocumentAnswer;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One event: what, who, when, from where and why, what changed, and the entry of the journal. */
export function ReplayEntryItem(props: ReplayEntryItemProps): ReactNode {
  const { entry, document, isShown, onShow } = props;
  const t = useMessages();
  const language = useLanguage();
  const originOf = useOrigin();
  const { actorName: actor, recordedAt, revision } = entry;
  const when = showInstant(recordedAt, language);
  return (
    <li
      className={`history--${sentenceOf(entry).tone}`}
      aria-current={isShown ? 'step' : undefined}
    >
      <strong>
        <Sentence entry={entry} document={document} />
      </strong>
      <small>
        {t('management.historyBy', { actor, when })} · {originOf(entry.from)}
      </small>
      <Why entry={entry} />
      <Effect entry={entry} document={document} />
      <Changes entry={entry} />
      <div className="replay__tools">
        <Button
          size="small"
          disabled={isShown}
          aria-label={`${t('past.replay.show')} ${revision}`}
          onClick={onShow}
        >
          {t(isShown ? 'past.replay.shown' : 'past.replay.show')}
        </Button>
        <AsItWas revision={revision} />
      </div>
      <Raw entry={entry} />
    </li>
  );
}

type Told = Pick<ReplayEntryItemProps, 'entry' | 'document'>;

function Sentence({ entry, document }: Told): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  if (entry.recordId !== document.id) {
    const [typeId = ''] = entry.recordId.split('_');
    const reference = referenceOf(entry.recordId);
    const isDocument = entry.type.startsWith('Document');
    return (
      <>
        {nameOf(entry.type)} ·{' '}
        {isDocument ? (
          <Link to={documentPath(typeId, entry.recordId)}>{reference}</Link>
        ) : (
          reference
        )}
      </>
    );
  }
  const { key, texts, amounts } = sentenceOf(entry);
  if (key === 'documents.history.other') return nameOf(entry.type);
  const figures = Object.fromEntries(
    Object.entries(amounts).map(([name, minor]) => [
      name,
      `${showMinor(minor, language)} ${document.currency}`,
    ]),
  );
  return t(key, { ...texts, ...figures });
}

/** The reason that somebody gave, unless the sentence says it, and who allowed it. */
function Why({ entry }: { readonly entry: ReplayEntry }): ReactNode {
  const t = useMessages();
  const { reason } = entry.data;
  const isSaid = sentenceOf(entry).key === 'documents.history.cancelled';
  const { approval } = entry;
  return (
    <>
      {typeof reason === 'string' && reason !== '' && !isSaid ? (
        <p className="history__effect">{t('past.replay.reason', { reason })}</p>
      ) : null}
      {approval === undefined ? null : (
        <p className="history__effect">
          {t('past.replay.approved', {
            approver: approval.approverName,
            reason: approval.reason,
          })}
        </p>
      )}
    </>
  );
}

function Effect({ entry, document }: Told): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const owed = owedBy(entry);
  if (owed === 0) return null;
  const effect = owed > 0 ? 'documents.history.owesMore' : 'documents.history.owesLess';
  const amount = `${showMinor(Math.abs(owed), language)} ${document.currency}`;
  return (
    <p className="history__effect">{t(effect, { client: document.content.party.name, amount })}</p>
  );
}

function Changes({ entry }: { readonly entry: ReplayEntry }): ReactNode {
  const labelOf = useTranslateLabel();
  return changesOf(entry.data).map(({ field, before, after }) => (
    <div key={field} className="history__change">
      <span>{labelOf({ source: field, resource: 'documents' })}</span>
      <del>{before}</del> <ins>{after}</ins>
    </div>
  ));
}

function Raw({ entry }: { readonly entry: ReplayEntry }): ReactNode {
  const t = useMessages();
  return (
    <details className="history__raw">
      <summary>{t('documents.history.raw', { revision: entry.revision })}</summary>
      <dl>
        <dt>{t('documents.history.event')}</dt>
        <dd>{entry.type}</dd>
        <dt>{t('documents.history.revision')}</dt>
        <dd>{entry.revision}</dd>
        <dt>{t('documents.history.hash')}</dt>
        <dd className="history__hash">{entry.hash}</dd>
      </dl>
      <pre tabIndex={0}>{JSON.stringify(entry.data, null, 2)}</pre>
    </details>
  );
}
