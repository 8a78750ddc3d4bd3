import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIVE_UNSEEN_MS } from '../boot/time-limits.js';
import { listenWhileSeen } from './listen-while-seen.js';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  becomes(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('a page that listens for changes', () => {
  let page: Page;
  let connections: number;
  let begun: number;
  let wasAway: number;
  let end: () => void;

  const open = (): void => {
    end = listenWhileSeen(
      {
        listen: () => {
          connections += 1;
          begun += 1;
          return () => {
            connections -= 1;
          };
        },
        onBack: () => {
          wasAway += 1;
        },
      },
      page,
    );
  };

  beforeEach(() => {
    jest.useFakeTimers();
    page = new Page();
    [connections, begun, wasAway] = [0, 0, 0];
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('lets its connection go when nobody sees it, and reads again when it is seen again', () => {
    open();
    expect(connections).toBe(1);
    page.becomes('hidden');
    jest.advanceTimersByTime(LIVE_UNSEEN_MS);
    expect(connections).toBe(0);
    page.becomes('visible');
    expect([connections, wasAway]).toEqual([1, 1]);
  });

  it('keeps it while somebody looks elsewhere for a moment', () => {
    open();
    page.becomes('hidden');
    jest.advanceTimersByTime(LIVE_UNSEEN_MS - 1);
    page.becomes('visible');
    jest.advanceTimersByTime(LIVE_UNSEEN_MS);
    expect([connections, begun, wasAway]).toEqual([1, 1, 0]);
  });

  it('takes none in a tab that is opened behind others, until it is seen', () => {
    page.visibilityState = 'hidden';
    open();
    jest.advanceTimersByTime(LIVE_UNSEEN_MS);
    expect(connections).toBe(0);
    page.becomes('visible');
    expect([connections, wasAway]).toEqual([1, 0]);
  });

  it('lets it go when it ends', () => {
    open();
    end();
    expect(connections).toBe(0);
    page.becomes('hidden');
    page.becomes('visible');
    expect(begun).toBe(1);
  });
});
