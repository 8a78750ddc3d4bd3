import { describe, expect, it } from '@jest/globals';
import { isTillPage } from '../../boot/till-page.js';
import { outdated, wayOf } from './worker-rules.js';

const files = new Set(['/favicon.svg', '/assets/PosApp-1.js']);
const own = { method: 'GET', isOwn: true, isNavigation: false };

describe('the worker of the till', () => {
  it.each(['/pos', '/pos/', '/pos/shift', '/en/pos', '/pt/pos/shift'])('opens %s', (path) => {
    expect(isTillPage(path)).toBe(true);
    expect(wayOf({ ...own, path, isNavigation: true }, files)).toBe('page');
  });

  it.each(['/', '/post', '/en', '/commercial/pos', '/api/pos/start', '/fr/pos'])(
    'leaves %s to the server',
    (path) => {
      expect(isTillPage(path)).toBe(false);
      expect(wayOf({ ...own, path, isNavigation: true }, files)).toBe('network');
    },
  );

  it.each(['/signin', '/en/signin', '/pt/signin'])('has %s without a network too', (path) => {
    expect(wayOf({ ...own, path, isNavigation: true }, files)).toBe('pageWithout');
  });

  it('keeps the files of the till, and no answer of the API', () => {
    expect(wayOf({ ...own, path: '/favicon.svg' }, files)).toBe('kept');
    expect(wayOf({ ...own, path: '/assets/older-7.js' }, files)).toBe('kept');
    expect(wayOf({ ...own, path: '/api/session' }, files)).toBe('network');
    expect(wayOf({ ...own, path: '/favicon.svg', method: 'POST' }, files)).toBe('network');
    expect(wayOf({ ...own, path: '/favicon.svg', isOwn: false }, files)).toBe('network');
  });

  it('keeps the version before its own for pages that are open, and none older', () => {
    const caches = ['till-a', 'others', 'till-b', 'till-c'];
    expect(outdated(caches, 'c')).toEqual(['till-a']);
    expect(outdated(['till-c'], 'c')).toEqual([]);
  });
});
