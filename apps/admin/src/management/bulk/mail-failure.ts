import type { ScreenMessageKey } from '@balcao/messages';

/** How what sends mails begins to say why one did not go, and the sentence for the reader. */
const sentences: Readonly<Record<string, ScreenMessageKey>> = {
  'the mail server refuses the mail': 'sending.failures.refused',
  'the mail server did not take the mail': 'sending.failures.notTaken',
  'the mail goes to no one address': 'sending.failures.noAddress',
  'the document is not there': 'sending.failures.noDocument',
};

export interface MailFailure {
  /** Why, as a sentence of the screen; none where it is not known. */
  readonly sentence?: ScreenMessageKey;
  /** What the server answered, in its own words. */
  readonly said: string;
}

/** Parts why a mail did not go into the sentence for it and the server's own words. */
export function mailFailureOf(failure: string): MailFailure {
  const [begun = '', ...rest] = failure.split(': ');
  const sentence = sentences[begun];
  return sentence === undefined ? { said: failure } : { sentence, said: rest.join(': ') };
}
