import type { JobAnswer } from '@balcao/contracts';
import { useTranslate } from 'react-admin';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** What the page says of a job, in the language of the screen. */
export interface JobWords {
  readonly nameOf: (job: Pick<JobAnswer, 'name'>) => string;
  /** Who asked for it and when; what it waits for. */
  readonly storyOf: (job: JobAnswer) => string;
}

/** The words on jobs; one of a name that has no words is called by it. */
export function useJobWords(): JobWords {
  const t = useMessages();
  const translate = useTranslate();
  const language = useLanguage();
  const when = (instant: string): string => sayInstant(instant, language);
  return {
    nameOf: ({ name }) => translate(`jobs.names.${name}`, { _: name }),
    storyOf: ({ state, actorName, createdAt, dueAt, attempts, maxAttempts }) =>
      [
        actorName === ''
          ? when(createdAt)
          : t('jobs.askedBy', { name: actorName, when: when(createdAt) }),
        ...(state === 'delayed' ? [t('jobs.due', { when: when(dueAt) })] : []),
        ...(attempts > 0 && (state === 'delayed' || state === 'running')
          ? [t('jobs.attempt', { attempt: attempts + 1, max: Math.max(maxAttempts, attempts + 1) })]
          : []),
      ].join(' · '),
  };
}
