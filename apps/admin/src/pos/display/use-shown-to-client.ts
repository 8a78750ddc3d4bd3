import { useEffect } from 'react';
import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';

const showing = fetchedAhead(() => import('./show-to-client.js'));

/** Sends the sale to the customer display outside React, so that a scan renders nothing for it. */
export function useShownToClient(): void {
  const till = useTill();
  const language = useLanguage();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    showing().then(({ showToClient }) => {
      if (!isOver) stop = showToClient(till, language);
    }, sayProblem);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [till, language]);
}
