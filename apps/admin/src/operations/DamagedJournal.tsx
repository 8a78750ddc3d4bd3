import type { SystemAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** Where the journal is damaged, and what helps; nothing while it is intact. */
export function DamagedJournal({ damage }: Pick<SystemAnswer, 'damage'>): ReactNode {
  const t = useMessages();
  if (damage === null) return null;
  return (
    <section className="card system__stalled" role="alert">
      <h2>{t('system.damage.title')}</h2>
      <p>
        {t('system.damage.place', {
          revision: grouped(String(damage.revision)),
          fault: t(`jobs.faults.${damage.fault}`),
        })}
      </p>
      <p className="card__hint">{t('system.damage.hint')}</p>
    </section>
  );
}
