import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { headers, type SessionInfo } from '@balcao/contracts';
import { request } from '../http/request.js';
import { session } from './session-state.js';
import { finishSignOut, isSignOutWaiting, rememberSignOut } from './sign-out.js';

const before = { ...globalThis };

const info: SessionInfo = {
  csrfToken: 'token',
  companies: [],
  user: { id: 'ANA', firstName: 'Ana', lastName: 'Sitoe', email: 'ana@loja.mz' },
};

/** What the server was asked, in order. */
let asked: string[];
/** What it answers; without a network nothing, and an error by its status. */
let network: 'away' | 'failing' | 'there';
let isOpen: boolean;

function answer(path: string, method: string, token: string | null): Response {
  if (network === 'failing') return new Response(null, { status: 503 });
  if (path !== '/api/session') return Response.json({});
  if (!isOpen) return new Response(null, { status: 401 });
  if (method === 'GET') return Response.json(info);
  if (token !== info.csrfToken) return new Response(null, { status: 403 });
  isOpen = false;
  return new Response(null, { status: 204 });
}

function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => {
  asked = [];
  network = 'away';
  isOpen = true;
  session.merge({ info, isSigningOut: false });
  const fetch = (path: string, { method = 'GET', ...init }: RequestInit = {}) => {
    if (network === 'away') return Promise.reject(new TypeError('no network'));
    asked.push(`${method} ${path}`);
    return Promise.resolve(answer(path, method, new Headers(init.headers).get(headers.csrf)));
  };
  Object.assign(globalThis, { fetch, localStorage: browserStorage() });
});

afterEach(() => {
  Object.assign(globalThis, before);
});

describe('signing out without a network', () => {
  it.each(['away', 'failing'] as const)('is remembered while the server is %s', async (how) => {
    network = how;
    rememberSignOut();
    await expect(finishSignOut()).rejects.toThrow();
    expect(isSignOutWaiting()).toBe(true);
    expect(session.get()).toMatchObject({ info: null, isSigningOut: true });
  });

  it('comes before anything else that is asked of the server', async () => {
    rememberSignOut();
    await expect(request('/api/documents')).rejects.toMatchObject({ status: 0 });
    expect(asked).toEqual([]);
    network = 'there';
    await Promise.all([request('/api/documents'), request('/api/clients')]);
    const [first, second, ...others] = asked;
    expect([first, second]).toEqual(['GET /api/session', 'DELETE /api/session']);
    expect(others.sort()).toEqual(['GET /api/clients', 'GET /api/documents']);
    expect(isSignOutWaiting()).toBe(false);
    expect(session.get()).toMatchObject({ info: null, isSigningOut: false });
  });

  it('is complete where the server has ended the session already', async () => {
    rememberSignOut();
    isOpen = false;
    network = 'there';
    await finishSignOut();
    expect(asked).toEqual(['GET /api/session']);
    expect(isSignOutWaiting()).toBe(false);
  });

  it('keeps a session that began after another tab had carried it out', async () => {
    rememberSignOut();
    network = 'there';
    const finishing = finishSignOut();
    localStorage.removeItem('signOut');
    await finishing;
    expect([asked, isOpen]).toEqual([['GET /api/session'], true]);
  });

  it('is remembered by the page where the browser keeps nothing', async () => {
    const full = { ...browserStorage(), setItem: () => reject() };
    Object.assign(globalThis, { localStorage: full });
    rememberSignOut();
    expect(isSignOutWaiting()).toBe(true);
    network = 'there';
    await finishSignOut();
    expect([isOpen, isSignOutWaiting()]).toEqual([false, false]);
  });

  it('holds nothing up for who has not signed out', async () => {
    network = 'there';
    await request('/api/documents');
    expect(asked).toEqual(['GET /api/documents']);
  });
});

function reject(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
