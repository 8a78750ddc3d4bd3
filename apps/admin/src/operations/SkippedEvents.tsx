import type { SkippedAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** The events that the operator has taken out of the lists, and why; nothing without any. */
export function SkippedEvents({
  skipped,
}: {
  readonly skipped: readonly SkippedAnswer[];
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (skipped.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('system.skipped.title')}</h2>
      <ul className="rows">
        {skipped.map(({ stream, revision, reason, skippedAt }) => (
          <li key={`${stream}@${revision}`}>
            <div>
              <strong>
                {t('system.skipped.place', {
                  revision: grouped(String(revision)),
                  when: sayInstant(skippedAt, language),
                })}
              </strong>
              <small>{reason}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
