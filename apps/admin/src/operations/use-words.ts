import type { Behind, EventPlace } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useTranslate } from 'react-admin';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useEventName } from '../history/use-event-name.js';
import { ageOf } from './age.js';

/** What the page says of figures, events and lists, in the language of the screen. */
export interface Words {
  /** `12 events, 3 s`. */
  readonly behind: (behind: Behind) => string;
  /** `Document issued, 30 Nov 2026, 14:05`. */
  readonly event: (event: EventPlace) => string;
  /** `event 1 234`. */
  readonly place: (revision: number) => string;
  readonly eventName: (type: string) => string;
  readonly modelName: (name: string) => string;
}

/** What the pages of operations say, in the language of the screen. */
export function useWords(): Words {
  const t = useMessages();
  const translate = useTranslate();
  const language = useLanguage();
  const eventName = useEventName();
  return {
    behind: ({ events, seconds }) => {
      const { unit, count } = ageOf(seconds);
      const time = t(`system.time.${unit}`, { count });
      const params = { smart_count: events, count: grouped(String(events)) };
      return t('system.behindBy', { events: t('system.events', params), time });
    },
    event: ({ type, recordedAt }) =>
      t('system.took', { event: eventName(type), when: sayInstant(recordedAt, language) }),
    place: (revision) => t('system.event', { revision: grouped(String(revision)) }),
    eventName,
    modelName: (name) => translate(`system.models.${name}`, { _: name }),
  };
}
