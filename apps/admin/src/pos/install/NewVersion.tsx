import { useEffect, useState, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { usePlace } from '../../routing/place.js';
import { useTill } from '../till/till-context.js';
import { loadNewVersion } from './load-new-version.js';
import { ownEntry, serversEntry } from './page-version.js';

/** How often the server is asked for its version, in milliseconds. */
const ASK_MS = 60_000;
/** After so long without a key or a touch nobody is using the till, in milliseconds. */
const REST_MS = 20_000;
const LOOK_MS = 1_000;
/** The version this tab was reloaded for; each version reloads once. */
const LOADED_FOR = 'till-version';

/**
 * Announces that the server has a different version than this page, which may no longer match the
 * books. It reloads between sales: on a touch, or by itself when the till is idle.
 */
export function NewVersion(): ReactNode {
  const t = useMessages();
  const { state, view } = useTill();
  const isOnline = usePart(view, (shown) => shown.isOnline);
  const isSelling = usePart(view, ({ phase }) => phase === 'selling');
  const isEmpty = usePart(state, ({ cart }) => cart.lines.length === 0);
  const { path } = usePlace();
  const newer = useNewerVersion(isOnline);
  const [isLoading, setLoading] = useState(false);
  const load = (): void => {
    setLoading(true);
    void loadNewVersion();
  };
  const mayLoad = newer !== undefined && isOnline && isEmpty && !isLoading;
  useLoadedAtRest(mayLoad && isSelling && path === '/pos' ? newer : undefined);
  if (newer === undefined) return null;
  return (
    <section className="pos__strip pos__strip--one" aria-label={t('app.renewed.title')}>
      <span role="status">
        {t('app.renewed.title')}
        {isEmpty ? null : `: ${t('asked.renewed.afterSale')}`}
      </span>
      {isEmpty ? (
        <button type="button" disabled={!mayLoad} onClick={load}>
          {t('app.renewed.reload')}
        </button>
      ) : null}
    </section>
  );
}

/** The server's version, if different. */
function useNewerVersion(isOnline: boolean): string | undefined {
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    const own = ownEntry();
    if (own === undefined || !isOnline) return undefined;
    const ask = (): void => {
      serversEntry().then(
        (now) => {
          setNewer(now === own ? undefined : now);
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, ASK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOnline]);
  return newer;
}

/** Loads the version once the till is idle and no sale has begun. */
function useLoadedAtRest(version: string | undefined): void {
  useEffect(() => {
    if (version === undefined || sessionStorage.getItem(LOADED_FOR) === version) return undefined;
    let touchedAt = Date.now();
    const touch = (): void => {
      touchedAt = Date.now();
    };
    addEventListener('keydown', touch, true);
    addEventListener('pointerdown', touch, true);
    const timer = setInterval(() => {
      if (Date.now() - touchedAt < REST_MS || isSomethingBegun()) return;
      sessionStorage.setItem(LOADED_FOR, version);
      clearInterval(timer);
      void loadNewVersion();
    }, LOOK_MS);
    return () => {
      removeEventListener('keydown', touch, true);
      removeEventListener('pointerdown', touch, true);
      clearInterval(timer);
    };
  }, [version]);
}

const isSomethingBegun = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
  document.querySelector<HTMLInputElement>('.scan input')?.value !== '';
