import type { BulkOutcome } from '@balcao/contracts';
import { describeError, type Language } from '@balcao/messages';
import type { RowOutcome } from '@balcao/tasks';

/** What became of a row, in the reader's language. */
export function outcomeOf({ id, name, problems }: RowOutcome, language: Language): BulkOutcome {
  if (problems === undefined) return { id, name, refusal: null };
  const sentences = problems.map(({ code, params }) => describeError(language, code, params));
  return { id, name, refusal: [...new Set(sentences)].join(' ') };
}
