import { useEffect, useRef, type RefObject } from 'react';

/** What the style sheet of the ticket reads: how much the ticket takes, and that there is one. */
const HEIGHT = '--snacks-above';
const SHOWN = 'ticket';

/**
 * Where the ticket lies below the page, messages stand above what it takes there: the whole of it
 * while it is folded, its totals and keys while it is not, and a keyboard on the screen.
 */
export function useRoomForSnacks(isOpen: boolean): RefObject<HTMLElement | null> {
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => {
    const whole = ticket.current;
    const foot = whole?.querySelector('.ticket__foot') ?? null;
    if (whole === null || foot === null) return undefined;
    const { style, dataset } = document.documentElement;
    const seen = visualViewport;
    const place = (): void => {
      const taken = (isOpen ? foot : whole).getBoundingClientRect().height;
      const keyboard = seen === null ? 0 : innerHeight - seen.height - seen.offsetTop;
      style.setProperty(HEIGHT, `${Math.round(Math.max(taken, keyboard))}px`);
    };
    dataset[SHOWN] = '';
    const observer = new ResizeObserver(place);
    observer.observe(whole);
    observer.observe(foot);
    seen?.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      seen?.removeEventListener('resize', place);
      style.removeProperty(HEIGHT);
      Reflect.deleteProperty(dataset, SHOWN);
    };
  }, [isOpen]);
  return ticket;
}
