import { useEffect, useEffectEvent, useRef } from 'react';
import { usePart } from '../../boot/slice.js';
import { hasStartPin } from '../shift/cashiers.js';
import { useTill } from '../till/till-context.js';
import { isIdle, USED_EVERY_MS } from './idle-lock.js';

/** How often activity is checked, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** Locks after each sale, or after the register's minutes without activity. */
export function useLocking(): void {
  const till = useTill();
  const { state, view } = till;
  const { locksAfterSale, locksAfterMinutes } =
    usePart(state, ({ start, cash_register: id }) =>
      start?.registers.find((one) => one.id === id),
    ) ?? {};
  const last = usePart(view, (shown) => shown.last);
  const seen = useRef(last);
  useEffect(() => {
    if (last === seen.current) return;
    seen.current = last;
    if (last !== null && locksAfterSale === true) state.merge({ isLocked: true });
  }, [last, locksAfterSale, state]);
  const look = useEffectEvent(() => {
    const { usedAt, isLocked, cashier, start, cart } = state.get();
    // Came with it without a network, or it was set meanwhile: another is chosen between two sales.
    const isFree = view.get().isOnline && cart.lines.length === 0;
    const mustChoose = cashier !== null && start !== null && hasStartPin(start, cashier.id);
    if (!isLocked && isFree && mustChoose) state.merge({ isLocked: true });
    if (!isLocked && isIdle(usedAt, Date.now(), locksAfterMinutes)) state.merge({ isLocked: true });
  });
  const touch = useEffectEvent(() => {
    const now = Date.now();
    const { usedAt, isLocked } = state.get();
    if (!isLocked && now - usedAt > USED_EVERY_MS) state.merge({ usedAt: now });
  });
  useEffect(() => {
    // What nobody touched while the page was away counts too: looked at before it is used.
    look();
    const onUse = (): void => {
      look();
      touch();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, onUse, true);
    return () => {
      clearInterval(timer);
      for (const kind of ['pointerdown', 'keydown'] as const)
        removeEventListener(kind, onUse, true);
    };
  }, []);
}
