import './replay.css';
import type { DocumentAnswer, ReplayEntry } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { showInstant } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useEventName } from '../../management/use-event-name.js';
import { MomentSlider } from './MomentSlider.js';
import { PrintHistory } from './PrintHistory.js';
import { ReplayEntryItem } from './ReplayEntryItem.js';
import { ReplayFigures } from './ReplayFigures.js';
import { useReplay } from './read-replay.js';

/** Everything that touched a document, and how things stood after each event. */
export function DocumentReplay({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const replay = useReplay(document.id);
  const entries = replay.data?.pages.flatMap((page) => page.entries);
  return (
    <section className="card replay" aria-labelledby="history-title">
      <header className="replay__head">
        <h2 id="history-title">{t('management.history')}</h2>
        <PrintHistory id={document.id} />
      </header>
      {replay.isError ? <p role="alert">{replay.error.message}</p> : null}
      {entries === undefined && !replay.isError ? <Skeleton shape="text" /> : null}
      {entries === undefined || entries.length === 0 ? null : (
        <Timeline
          document={document}
          entries={entries}
          total={replay.data?.pages[0]?.total ?? entries.length}
        />
      )}
      {replay.hasNextPage ? (
        <Button
          variant="outlined"
          disabled={replay.isFetchingNextPage}
          onClick={() => {
            void replay.fetchNextPage();
          }}
        >
          {t('management.historyMore')}
        </Button>
      ) : null}
    </section>
  );
}

interface TimelineProps {
  readonly document: DocumentAnswer;
  /** The newest first. */
  readonly entries: readonly ReplayEntry[];
  readonly total: number;
}

function Timeline({ document, entries, total }: TimelineProps): ReactNode {
  const nameOf = useEventName();
  const [shown, setShown] = useState<number>();
  const [compared, setCompared] = useState('');
  const index = Math.max(
    0,
    entries.findIndex(({ revision }) => revision === shown),
  );
  const entry = entries[index];
  if (entry === undefined) return null;
  const last = entries.length - 1;
  const other = entries.find(({ revision }) => String(revision) === compared);
  return (
    <>
      <MomentSlider
        at={last - index}
        count={entries.length}
        total={total}
        sentence={nameOf(entry.type)}
        onMove={(at) => {
          setShown(entries[last - at]?.revision);
        }}
      />
      <Comparing
        entries={entries}
        entry={entry}
        compared={other === undefined ? '' : compared}
        onCompare={setCompared}
      />
      <ReplayFigures
        documentId={document.id}
        partyName={document.content.party.name}
        entry={entry}
        other={other}
      />
      <ol className="history">
        {entries.map((each) => (
          <ReplayEntryItem
            key={each.revision}
            entry={each}
            document={document}
            isShown={each === entry}
            onShow={() => {
              setShown(each.revision);
            }}
          />
        ))}
      </ol>
    </>
  );
}

interface ComparingProps {
  readonly entries: readonly ReplayEntry[];
  readonly entry: ReplayEntry;
  readonly compared: string;
  readonly onCompare: (revision: string) => void;
}

function Comparing({ entries, entry, compared, onCompare }: ComparingProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  return (
    <div className="replay__moment">
      <p>
        <strong>{nameOf(entry.type)}</strong> <span>{showInstant(entry.recordedAt, language)}</span>
      </p>
      {entries.length < 2 ? null : (
        <TextField
          select
          size="small"
          label={t('past.replay.compare')}
          value={compared}
          onChange={({ target }) => {
            onCompare(target.value);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('past.replay.compareNone')}</MenuItem>
          {entries.map(({ revision, type, recordedAt }) => (
            <MenuItem
              key={revision}
              value={String(revision)}
              disabled={revision === entry.revision}
            >
              {nameOf(type)} · {showInstant(recordedAt, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  );
}
