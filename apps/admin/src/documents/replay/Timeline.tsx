import type { DocumentAnswer, ReplayEntry } from '@balcao/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { useEventName } from '../../history/use-event-name.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { Comparing } from './Comparing.js';
import { MomentSlider } from './MomentSlider.js';
import { ReplayEntryItem } from './ReplayEntryItem.js';
import { ReplayFigures } from './ReplayFigures.js';
import { LISTED_EVENTS, TimelinePages } from './TimelinePages.js';

interface TimelineProps {
  readonly document: DocumentAnswer;
  /** The loaded events, newest first. */
  readonly entries: readonly ReplayEntry[];
  readonly total: number;
  readonly isReading: boolean;
  /** Loads older events. */
  readonly onReadOn: () => void;
}

/** One moment of a history, chosen among all of its events, and the events around it. */
export function Timeline(props: TimelineProps): ReactNode {
  const { document, entries, total, isReading, onReadOn } = props;
  const nameOf = useEventName();
  const list = useRef<HTMLOListElement>(null);
  // Counted from the oldest event: the same moment stays shown when something more happens.
  const [chosen, setChosen] = useState<number>();
  const [turnedTo, setTurnedTo] = useState<number>();
  const [compared, setCompared] = useState<number>();
  const at = chosen ?? total - 1;
  const page = turnedTo ?? Math.floor((total - 1 - at) / LISTED_EVENTS);
  // Until the older ones are read, the oldest that is.
  const entry = entries[total - 1 - at] ?? entries.at(-1);
  if (entry === undefined) return null;
  const listed = entries.slice(page * LISTED_EVENTS, (page + 1) * LISTED_EVENTS);
  const other = entries.find(({ revision }) => revision === compared);
  const readUpTo = (index: number): void => {
    if (index >= entries.length) onReadOn();
  };
  const show = (moment: number): void => {
    setChosen(moment);
    setTurnedTo(undefined);
    readUpTo(total - 1 - moment);
  };
  const turn = (to: number): void => {
    setTurnedTo(to);
    readUpTo(Math.min((to + 1) * LISTED_EVENTS, total) - 1);
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <MomentSlider at={at} count={total} sentence={nameOf(entry.type)} onMove={show} />
      <Comparing entry={entry} entries={listed} other={other} onCompare={setCompared} />
      <ReplayFigures
        documentId={document.id}
        partyName={document.content.party.name}
        entry={entry}
        other={other}
      />
      <ol className="history" ref={list} aria-busy={isReading}>
        {listed.map((each, index) => (
          <ReplayEntryItem
            key={each.revision}
            entry={each}
            document={document}
            isShown={each === entry}
            onShow={() => {
              show(total - 1 - page * LISTED_EVENTS - index);
            }}
          />
        ))}
      </ol>
      {listed.length === 0 && isReading ? <Skeleton shape="text" /> : null}
      <TimelinePages page={page} total={total} onTurn={turn} />
    </>
  );
}
