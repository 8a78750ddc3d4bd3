import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useArrival } from '../management/arrival.js';

/**
 * A page that is gone to is read from its top. One that is come back to is where it was left, and
 * so is the list below a dialog.
 */
export function useBeginAtTop(): void {
  const { pathname } = useLocation();
  const { returnsFrom, isOpened } = useArrival();
  const isPush = useNavigationType() === NavigationType.Push;
  const isGoneTo = isPush && returnsFrom === undefined && isOpened === undefined;
  const begin = useEffectEvent(() => {
    if (isGoneTo) scrollTo(0, 0);
  });
  useLayoutEffect(() => {
    begin();
  }, [pathname]);
}
