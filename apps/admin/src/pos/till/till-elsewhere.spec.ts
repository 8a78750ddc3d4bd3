import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TillStart } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';
import type { TillParts, TillSession } from './till-session.js';
import type { TillSync } from './till-sync.js';

const register = { id: 'TILL1', code: 'C1', name: 'Caixa 01' };

/** What the server says of the till that another device has. */
let answers: { revision: number; device: string | undefined };
let taken: number;
let asked: string[];

/** The server, as far as a till asks for it. */
function answer(path: string): Response {
  const [place = ''] = path.split('?');
  asked.push(path);
  if (place.endsWith('/take')) {
    taken += 1;
    const problem = { code: 'pos.tillOpenElsewhere', title: 'elsewhere', detail: 'elsewhere' };
    return Response.json(problem, { status: 409 });
  }
  const { revision, device } = answers;
  const now = new Date().toISOString();
  if (path.includes(`since=${revision}`))
    return Response.json({ revision, now, isUnchanged: true });
  const lane = { lane: 1, deviceId: 'other', device: 'Chrome', sequence: 0, hash: '', missing: [] };
  const registers = [{ ...register, ...(device !== undefined && { device }) }];
  return Response.json({ revision, now, registers, lane });
}

interface Till {
  readonly sync: TillSync;
  readonly session: TillSession;
}

/** Loaded once its browser stands: the page's address is read at once. */
async function aTill(): Promise<Till> {
  const { TillSession } = await import('./till-session.js');
  const { TillSync } = await import('./till-sync.js');
  const { newPosState } = await import('./till-state.js');
  const state = createSlice({ ...newPosState('tablet'), cash_register: register.id });
  const journal = { lane: () => Promise.resolve(undefined) };
  const session = new TillSession({ companyId: 'SHOP', state, journal } as unknown as TillParts);
  return { session, sync: new TillSync(session) };
}

describe('a till that another device has', () => {
  beforeEach(() => {
    answers = { revision: 1, device: 'Chrome' };
    taken = 0;
    asked = [];
    const fetch = (path: string): Promise<Response> => Promise.resolve(answer(path));
    const navigator = { onLine: true, userAgent: 'Chrome Linux' };
    const location = new URL('http://till.test/pos');
    const sessionStorage = { getItem: () => null };
    Object.assign(globalThis, { fetch, navigator, location, sessionStorage });
  });

  it('is asked for once, whatever happens in the company', async () => {
    const { sync, session } = await aTill();
    await sync.refresh();
    expect(session.view.get().phase).toBe('elsewhere');
    await sync.refresh();
    answers.revision = 2;
    await sync.refresh();
    expect(taken).toBe(1);
    expect(asked.at(-1)).toContain('since=1');
  });

  it('is asked for again when the other device has given it back', async () => {
    const { sync } = await aTill();
    await sync.refresh();
    answers = { revision: 2, device: undefined };
    await sync.refresh();
    expect(taken).toBe(2);
  });

  it('is shown again when it is chosen again at once', async () => {
    const { sync, session } = await aTill();
    await sync.refresh();
    const start = session.state.get().start as TillStart;
    session.view.merge({ phase: 'noRegister' });
    session.state.merge({ cash_register: start.registers[0]?.id ?? '' });
    await sync.refresh();
    expect(session.view.get().phase).toBe('elsewhere');
  });
});
