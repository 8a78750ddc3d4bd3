import { useEffect, useRef, type RefObject } from 'react';

/** Variables for the ticket's style sheet: its height and presence. */
const HEIGHT = '--snacks-above';
const SHOWN = 'ticket';

/**
 * Keeps messages above the ticket when it is below the page: above all of it while collapsed, else
 * above its totals and keys, and above an on-screen keyboard.
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
