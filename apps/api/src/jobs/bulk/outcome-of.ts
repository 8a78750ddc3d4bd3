import type { BulkOutcome } from '@balcao/contracts';
import { describeError, type Language } from '@balcao/messages';
import type { FollowedOutcome } from './bulk-mails.js';

/** What became of a row, in the reader's language. */
export function outcomeOf(outcome: FollowedOutcome, language: Language): BulkOutcome {
  const { id, name, problems, mail } = outcome;
  if (problems === undefined) return { id, name, refusal: null, ...(mail && { mail }) };
  const sentences = problems.map(({ code, params }) => describeError(language, code, params));
  return { id, name, refusal: [...new Set(sentences)].join(' ') };
}
