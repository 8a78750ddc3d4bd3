import type { SystemAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { showSize } from '../formats/sizes.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** That the disk of the server has little room, before commands are refused; nothing otherwise. */
export function FullDisk({ roomLeft }: Pick<SystemAnswer, 'roomLeft'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (roomLeft === null) return null;
  return (
    <section className="card system__stalled" role="alert">
      <h2>{t('system.disk.title')}</h2>
      <p>{t('system.disk.place', { size: showSize(roomLeft, language) })}</p>
      <p className="card__hint">{t('system.disk.hint')}</p>
    </section>
  );
}
