import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { sentence } from '../i18n/messages.js';
import { isTillPage } from '../boot/till-page.js';
import { Link } from './Link.js';
import { knownOnDevice } from '../boot/device-session.js';
import { isAnyUnsaved, mayLosePage, unsavedForms } from '../boot/unsaved-forms.js';

/**
 * In the place of a page whose code did not arrive: it can be reloaded once there is a network,
 * and a device that sells leads back to its till, which needs none. Where the server answers, it
 * has another version by now, of which the page as it stands knows nothing.
 */
export function NeedsNetwork(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isRenewed = useAnswers();
  const isUnsaved = useSyncExternalStore(followForms, isAnyUnsaved);
  const [isAlone] = useState(() => document.querySelector('main') === null);
  const Frame = isAlone ? 'main' : 'div';
  const Title = isAlone ? 'h1' : 'h2';
  const hasTill = !isTillPage(location.pathname) && knownOnDevice() !== undefined;
  return (
    <Frame className="lost">
      <div role="alert">
        <Title>{sentence(`app.${isRenewed ? 'renewed' : 'needsNetwork'}.title`)}</Title>
        <p>{sentence(messageOf(isRenewed, isUnsaved))}</p>
      </div>
      {hasTill ? (
        <Link to="/pos" className="button button--contained">
          {sentence('app.needsNetwork.toTill')}
        </Link>
      ) : null}
      <span className="spinner" aria-hidden="true" />
      <button type="button" className="button" disabled={!isOnline} onClick={() => void reload()}>
        {sentence(isRenewed ? 'app.renewed.reload' : 'app.retry')}
      </button>
    </Frame>
  );
}

/** Whether the server answers. */
function useAnswers(): boolean {
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    ask().then(setAnswers, () => undefined);
  }, []);
  return answers;
}

const ask = async (): Promise<boolean> => (await fetch(location.href, { method: 'HEAD' })).ok;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What is written on the page beside, and not saved, is not kept when it is reloaded. */
function messageOf(isRenewed: boolean, isUnsaved: boolean) {
  if (!isRenewed) return isUnsaved ? 'app.needsNetwork.unsaved' : 'app.needsNetwork.message';
  return isUnsaved ? 'app.renewed.unsaved' : 'app.renewed.message';
}

/** Forms come and go, and something is written in them. */
function followForms(listener: () => void): () => void {
  // Behind what the form itself makes of it.
  const later = (): void => void setTimeout(listener);
  const ends = [unsavedForms.subscribe(listener)];
  for (const kind of ['input', 'focusout']) {
    document.addEventListener(kind, later);
    ends.push(() => {
      document.removeEventListener(kind, later);
    });
  }
  return () => {
    for (const end of ends) end();
  };
}

/**
 * A browser asks once for each part of a page: only a reload asks again. While the server
 * does not answer, what is here is better than what a browser says then. Before anything written is
 * lost, it is asked whether it may be.
 */
async function reload(): Promise<void> {
  const isThere = await ask().then(
    () => true,
    () => false,
  );
  if (isThere && (await mayLosePage())) location.reload();
}
