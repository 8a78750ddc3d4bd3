import type { SystemAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useWords } from './use-words.js';

/** The journal's last event against what the lists show. */
export function SystemFigures({ system }: { readonly system: SystemAnswer }): ReactNode {
  const t = useMessages();
  const words = useWords();
  const { lastEvent, rowsRevision, behind, version } = system;
  const isBehind = behind.events > 0;
  return (
    <dl className="figures">
      <div>
        <dt>{t('system.behind')}</dt>
        <dd className={isBehind ? 'system__behind' : undefined}>
          {isBehind ? words.behind(behind) : t('system.upToDate')}
        </dd>
      </div>
      <div>
        <dt>{t('system.lastEvent')}</dt>
        <dd className="figures__text">
          {lastEvent === null ? t('system.nothing') : words.event(lastEvent)}
          {lastEvent === null ? null : <small>{words.place(lastEvent.revision)}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('system.shown')}</dt>
        <dd className="figures__text">{rowsRevision < 0 ? '–' : words.place(rowsRevision)}</dd>
      </div>
      <div>
        <dt>{t('system.version')}</dt>
        <dd className="figures__text">{version}</dd>
      </div>
    </dl>
  );
}
