import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIVE_AGAIN_MS, LIVE_LOST_MS } from '../boot/time-limits.js';
import { hearLive, type LiveSource } from './live-source.js';

const [connecting, opened, closed] = [0, 1, 2];

class Source implements LiveSource {
  readyState = connecting;
  readonly #hearers: [kind: string, hear: (event: MessageEvent<string>) => void][] = [];

  addEventListener(kind: string, hear: (event: MessageEvent<string>) => void): void {
    this.#hearers.push([kind, hear]);
  }

  opens(): void {
    this.readyState = opened;
    this.tells('open');
  }

  /** As a browser does: it asks again after a break, and never after a refusal. */
  fails(how: 'break' | 'refusal'): void {
    this.readyState = how === 'break' ? connecting : closed;
    this.tells('error');
  }

  tells(kind: string, data = ''): void {
    const event = new MessageEvent(kind, { data });
    for (const [heard, hear] of this.#hearers) if (heard === kind) hear(event);
  }

  close(): void {
    this.readyState = closed;
  }
}

describe('what a server tells', () => {
  let sources: Source[];
  let heard: string[];
  let end: () => void;
  const last = () => sources.at(-1) as Source;

  beforeEach(() => {
    jest.useFakeTimers();
    sources = [];
    heard = [];
    end = hearLive(
      '/api/live',
      {
        on: { told: ({ data }) => heard.push(data) },
        onLost: () => heard.push('lost'),
        onFound: () => heard.push('found'),
      },
      () => {
        const source = new Source();
        sources.push(source);
        return source;
      },
    );
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('is heard, and nothing is said of a server that answers', () => {
    last().opens();
    last().tells('told', 'a');
    expect(heard).toEqual(['a']);
  });

  it('was missed in a break, of which nothing is said while it is short', () => {
    last().opens();
    last().fails('break');
    jest.advanceTimersByTime(LIVE_LOST_MS - 1);
    last().opens();
    jest.advanceTimersByTime(LIVE_LOST_MS);
    expect(heard).toEqual(['found']);
  });

  it('is lost where the server stays away, once, and found again', () => {
    last().opens();
    last().fails('break');
    jest.advanceTimersByTime(LIVE_LOST_MS);
    last().fails('break');
    jest.advanceTimersByTime(LIVE_LOST_MS * 2);
    last().opens();
    expect(heard).toEqual(['lost', 'found']);
  });

  it('is reported as lost and found at each break', () => {
    last().opens();
    for (const kind of ['break', 'break'] as const) {
      last().fails(kind);
      jest.advanceTimersByTime(LIVE_LOST_MS);
      last().opens();
    }
    last().fails('refusal');
    jest.advanceTimersByTime(LIVE_AGAIN_MS);
    last().opens();
    expect(heard).toEqual(['lost', 'found', 'lost', 'found', 'lost', 'found']);
  });

  it('is asked for again after a refusal', () => {
    last().opens();
    last().fails('refusal');
    jest.advanceTimersByTime(LIVE_AGAIN_MS);
    expect(sources).toHaveLength(2);
    last().opens();
    last().tells('told', 'b');
    expect(heard).toEqual(['lost', 'found', 'b']);
  });

  it('is no reason for a word where it was never heard', () => {
    last().fails('refusal');
    jest.advanceTimersByTime(LIVE_AGAIN_MS * 2);
    expect(heard).toEqual([]);
  });

  it('is not asked for any more once that has ended', () => {
    last().opens();
    last().fails('refusal');
    end();
    jest.advanceTimersByTime(LIVE_AGAIN_MS * 2);
    expect([sources.length, heard]).toEqual([1, []]);
  });
});
