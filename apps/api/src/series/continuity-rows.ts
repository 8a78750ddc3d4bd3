import {
  continuityKinds,
  type ContinuityFinding,
  type SeriesContinuity,
  type SeriesContinuityAnswer,
} from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';

/** One line of the file of continuity. */
interface ContinuityFileRow {
  readonly series: string;
  readonly finding: string;
  readonly reference?: string;
  readonly expected?: string;
  readonly issuedOn?: string;
  readonly dayBefore?: string;
  readonly recoveredAs?: string;
  readonly revision?: number;
}

/** Each series with what was found in it, in words. */
export function continuityRows(
  { series, findings }: SeriesContinuityAnswer,
  language: Language,
): readonly ContinuityFileRow[] {
  const words = screenMessages[language].audit.continuity;
  return series.flatMap((one): readonly ContinuityFileRow[] => [
    {
      series: one.series,
      finding: textOf(one),
      ...(one.lastNumber > 0 && { reference: `1–${one.lastNumber}` }),
      ...(one.lastOn !== undefined && { issuedOn: one.lastOn }),
    },
    ...findings.filter(({ seriesId }) => seriesId === one.seriesId).map(rowOf(one)),
  ]);

  function textOf(one: SeriesContinuity): string {
    if (one.numbers === 0) return words.unused;
    const found = continuityKinds.filter((kind) => one[kind] > 0);
    if (found.length === 0) return words.inOrder;
    return found.map((kind) => `${words.kinds[kind]}: ${one[kind]}`).join(' · ');
  }

  function rowOf({ series: name }: SeriesContinuity) {
    return (each: ContinuityFinding): ContinuityFileRow => ({
      series: name,
      finding: words.kinds[each.kind],
      reference: each.reference,
      ...(each.expected !== undefined && { expected: String(each.expected) }),
      ...(each.issuedOn !== undefined && { issuedOn: each.issuedOn }),
      ...(each.dayBefore !== undefined && { dayBefore: each.dayBefore }),
      ...(each.recoveredAs !== undefined && { recoveredAs: referenceById(each.recoveredAs) }),
      revision: each.revision,
    });
  }
}
