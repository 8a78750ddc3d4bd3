import type { SetAsideAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** The files that could not be used and were made again; nothing without any. */
export function FilesSetAside({
  setAside,
}: {
  readonly setAside: readonly SetAsideAnswer[];
}): ReactNode {
  const t = useMessages();
  if (setAside.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('system.setAside.title')}</h2>
      <p className="card__hint">{t('system.setAside.hint')}</p>
      <ul className="rows">
        {setAside.map(({ file, keptAs }) => (
          <li key={keptAs}>
            <strong>{t('system.setAside.place', { file, keptAs })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
