import type { DocumentAnswer, ReplayEntry } from '@balcao/contracts';
import { placeOf, referenceById, type DocumentTextsChanged } from '@balcao/domain';
import Button from '@mui/material/Button';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sayInstant } from '../../formats/instants.js';
import { sentenceOf } from '../page/history-sentence.js';
import { OwedEffect } from '../page/OwedEffect.js';
import { RawEvent } from '../page/RawEvent.js';
import { textChanges } from '../parts/document-texts.js';
import { settlingPath } from '../parts/settling-path.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { ChangedField } from '../../management/ChangedField.js';
import { changesOf } from '../../history/history.js';
import { useEventName } from '../../history/use-event-name.js';
import { AsItWas } from '../../compare/AsItWas.js';
import { AtTill } from './AtTill.js';
import { useOrigin } from './use-origin.js';

interface ReplayEntryItemProps {
  readonly entry: ReplayEntry;
  readonly document: DocumentAnswer;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One event: what, who, when, origin, reason, changes and the journal entry. */
export function ReplayEntryItem(props: ReplayEntryItemProps): ReactNode {
  const { entry, document, isShown, onShow } = props;
  const t = useMessages();
  const language = useLanguage();
  const originOf = useOrigin();
  const { actorName: actor, recordedAt, revision } = entry;
  const when = sayInstant(recordedAt, language);
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
      <AtTill entry={entry} />
      <Why entry={entry} />
      <OwedEffect entry={entry} document={document} />
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
      <RawEvent entry={entry} />
    </li>
  );
}

type EntryProps = Pick<ReplayEntryItemProps, 'entry' | 'document'>;

function Sentence({ entry, document }: EntryProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  if (entry.recordId !== document.id) {
    // What bears no number, as a refund, is named by what happened alone.
    if (placeOf(entry.recordId) === undefined) return nameOf(entry.type);
    const reference = referenceById(entry.recordId);
    const hasPage = /^(Document|Payment)/.test(entry.type);
    return (
      <>
        {nameOf(entry.type)} ·{' '}
        {hasPage ? (
          <Link className="doc__link" to={settlingPath(entry.recordId, document)}>
            {reference}
          </Link>
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

/** The reason given, unless the sentence includes it, and the approver. */
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

function Changes({ entry }: { readonly entry: ReplayEntry }): ReactNode {
  const t = useMessages();
  if (entry.type !== 'DocumentTextsChanged') {
    return changesOf(entry.data).map((change) => (
      <ChangedField key={change.field} change={change} resource="documents" />
    ));
  }
  // What the event of the kind is shaped like.
  const { before, after } = entry.data as DocumentTextsChanged['data'];
  return textChanges(before, after).map(({ part, ...texts }) => (
    <ChangedField
      key={part}
      change={{ field: part, ...texts }}
      resource="documents"
      label={t(`documents.stale.parts.${part}`)}
    />
  ));
}
