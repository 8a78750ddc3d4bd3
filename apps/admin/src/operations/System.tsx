import '../clients/client.css';
import '../layout/cards.css';
import '../theme/management.css';
import './system.css';
import type { SystemAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { MailNotSetUp } from '../help-links/MailNotSetUp.js';
import { DamagedJournal } from './DamagedJournal.js';
import { DoubtfulClock } from './DoubtfulClock.js';
import { FilesSetAside } from './FilesSetAside.js';
import { FullDisk } from './FullDisk.js';
import { parseSystem } from './read-system.js';
import { ReadModels } from './ReadModels.js';
import { Servers } from './Servers.js';
import { SkippedEvents } from './SkippedEvents.js';
import { StalledEvents } from './StalledEvents.js';
import { SystemFigures } from './SystemFigures.js';

/** How often the page is read again while it is looked at, in milliseconds. */
const REFRESH_MS = 5_000;

/** How far the company's lists are, what stopped them, and what the product stands on. */
export function System(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const mayView = useMay('system.view');
  const provider = useBalcao();
  const query = useQuery({
    queryKey: ['system', id],
    queryFn: async () => parseSystem((await provider.read('system')).body),
    enabled: mayView && id !== null,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  if (!mayView) return <AccessDenied permission="system.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.system')}</PageTitle>
      <QueryState query={query}>{(system) => <State system={system} />}</QueryState>
    </>
  );
}

function State({ system }: { readonly system: SystemAnswer }): ReactNode {
  const t = useMessages();
  return (
    <>
      <p className="system__hint">{t('system.hint')}</p>
      <div className="system__notice">
        <MailNotSetUp />
      </div>
      <SystemFigures system={system} />
      {system.isFailing ? (
        <p className="system__problem" role="alert">
          {t('system.failing')}
        </p>
      ) : null}
      {system.doubted === null ? null : (
        <p className="system__problem" role="alert">
          {t('system.doubted')}
        </p>
      )}
      <div className="stack">
        <DamagedJournal damage={system.damage} />
        <FullDisk roomLeft={system.roomLeft} />
        <DoubtfulClock clock={system.clock} />
        <StalledEvents stalled={system.stalled} />
        <SkippedEvents skipped={system.skipped} />
        <FilesSetAside setAside={system.setAside} />
        <ReadModels models={system.readModels} />
        <Servers servers={system.servers} />
      </div>
    </>
  );
}
