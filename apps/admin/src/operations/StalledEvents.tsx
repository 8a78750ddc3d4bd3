import type { StalledAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useWords } from './use-words.js';

/** The events that stopped lists of the company, with what was said; nothing while none did. */
export function StalledEvents({
  stalled,
}: {
  readonly stalled: readonly StalledAnswer[];
}): ReactNode {
  const t = useMessages();
  const words = useWords();
  if (stalled.length === 0) return null;
  return (
    <section className="card system__stalled" role="alert">
      <h2>{t('system.stalled.title')}</h2>
      <p className="card__hint">{t('system.stalled.hint')}</p>
      <ul className="rows">
        {stalled.map(({ stream, revision, type, readModel, error, isMissing, isNewer }) => (
          <li key={stream}>
            <div>
              <strong>
                {isMissing === true
                  ? t('system.stalled.missing', { revision: grouped(String(revision)) })
                  : isNewer === true
                    ? t('system.stalled.newer', { revision: grouped(String(revision)) })
                    : t('system.stalled.place', {
                        event: words.eventName(type),
                        revision: grouped(String(revision)),
                        readModel: words.modelName(readModel),
                      })}
              </strong>
              <small>{t('system.stalled.said', { error })}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
