import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { sentence } from '../i18n/messages.js';
import { isTillPage } from '../pos/install/worker-rules.js';
import { Link } from '../routing/Link.js';
import { knownOnDevice } from './device-session.js';

/**
 * In the place of a page whose code did not arrive: it can be loaded anew once there is a network,
 * and a device that sells leads back to its till, which needs none. Where the server answers, it
 * has another version by now, of which the page as it stands knows nothing.
 */
export function NeedsNetwork(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isRenewed = useAnswers();
  const [isAlone] = useState(() => document.querySelector('main') === null);
  const Frame = isAlone ? 'main' : 'div';
  const Title = isAlone ? 'h1' : 'h2';
  const hasTill = !isTillPage(location.pathname) && knownOnDevice() !== undefined;
  return (
    <Frame className="lost">
      <div role="alert">
        <Title>{sentence(`app.${isRenewed ? 'renewed' : 'needsNetwork'}.title`)}</Title>
        <p>{sentence(`app.${isRenewed ? 'renewed' : 'needsNetwork'}.message`)}</p>
      </div>
      {hasTill ? (
        <Link to="/pos" className="button button--contained">
          {sentence('app.needsNetwork.toTill')}
        </Link>
      ) : null}
      <button type="button" className="button" disabled={!isOnline} onClick={loadAnew}>
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

/**
 * A browser asks once for each part of a page: only the page anew asks again. While the server
 * does not answer, what is here is better than what a browser says then.
 */
function loadAnew(): void {
  ask().then(
    () => {
      location.reload();
    },
    () => undefined,
  );
}
