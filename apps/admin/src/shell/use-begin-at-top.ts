import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useArrival } from '../management/arrival.js';

/**
 * A page that is gone to is read from its top. One that is come back to is where it was left, and
 * so is the list below a dialog. What had the focus may have gone with the page before: keys and
 * screen readers then go on from the page itself, and not from the top of the menu.
 */
export function useBeginAtTop(): void {
  const { pathname } = useLocation();
  const { returnsFrom, isOpened } = useArrival();
  const isPush = useNavigationType() === NavigationType.Push;
  const isGoneTo = isPush && returnsFrom === undefined && isOpened === undefined;
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isGoneTo) scrollTo(0, 0);
    if (hasBegun.current) keepFocus();
    hasBegun.current = true;
  });
  useLayoutEffect(() => {
    begin();
  }, [pathname]);
}

function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
