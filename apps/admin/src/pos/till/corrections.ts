import type { TillEntry, TillEntryAnswer, TillStart } from '@balcao/contracts';
import type { TillCorrection } from '@balcao/domain';
import { placeOf } from '@balcao/domain';

/** An entry that the server corrected or remarked on. */
export interface Correction {
  readonly sequence: number;
  readonly kind: TillEntry['kind'];
  readonly at: string;
  readonly outcome: 'noted' | 'corrected' | 'quarantined' | 'refused';
  /** The document's number on the paper. */
  readonly reference?: string;
  readonly problems: readonly TillCorrection[];
  /** Periods declared before it arrived. */
  readonly declaredPeriods?: readonly string[];
}

/** The most corrections shown. */
const MOST = 50;

/** The corrections kept for the cashier: each entry once, latest last. */
export function withCorrections(
  known: readonly Correction[],
  answers: readonly TillEntryAnswer[],
  entries: readonly TillEntry[],
  start: TillStart | null,
): readonly Correction[] {
  const found = answers.flatMap((answer): readonly Correction[] => {
    const entry = entries.find(({ sequence }) => sequence === answer.sequence);
    const { declaredPeriods } = answer;
    const outcome = answer.outcome === 'accepted' ? 'noted' : answer.outcome;
    if (entry === undefined || (outcome === 'noted' && declaredPeriods === undefined)) return [];
    const { sequence, kind, at } = entry;
    const reference = referenceOf(entry, start);
    return [
      {
        sequence,
        kind,
        at,
        outcome,
        problems: answer.corrections ?? [],
        ...(reference !== undefined && { reference }),
        ...(declaredPeriods && { declaredPeriods }),
      },
    ];
  });
  if (found.length === 0) return known;
  const again = new Set(found.map(({ sequence }) => sequence));
  return [...known.filter(({ sequence }) => !again.has(sequence)), ...found].slice(-MOST);
}

function referenceOf(entry: TillEntry, start: TillStart | null): string | undefined {
  if (entry.kind !== 'sell' && entry.kind !== 'return' && entry.kind !== 'takeBack') {
    return undefined;
  }
  const { documentId = '' } = entry.said;
  const place = placeOf(documentId);
  const series = start?.series.find(({ id }) => id === place?.seriesId);
  if (place === undefined || series === undefined) return undefined;
  return `${series.prefix} ${series.code}/${place.number}`;
}
