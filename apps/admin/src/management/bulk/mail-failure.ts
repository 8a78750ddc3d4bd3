import type { ScreenMessageKey } from '@balcao/messages';

/** Prefixes of mail errors, with the sentence for the reader. */
const sentences: Readonly<Record<string, ScreenMessageKey>> = {
  'the mail server refuses the mail': 'sending.failures.refused',
  'the mail server did not take the mail': 'sending.failures.notTaken',
  'the mail goes to no one address': 'sending.failures.noAddress',
  'the document is not there': 'sending.failures.noDocument',
};

export interface MailFailure {
  /** The reason as a sentence; undefined if unknown. */
  readonly sentence?: ScreenMessageKey;
  /** What the server answered, in its own words. */
  readonly said: string;
}

/** Splits a mail error into its sentence and the mail server's own words. */
export function mailFailureOf(failure: string): MailFailure {
  const [begun = '', ...rest] = failure.split(': ');
  const sentence = sentences[begun];
  return sentence === undefined ? { said: failure } : { sentence, said: rest.join(': ') };
}
