import { describe, expect, it } from '@jest/globals';
import { forgetAction, idsOf, sendOnce } from './actions.js';
import { ProblemError } from './problem-error.js';

describe('the ids of an action', () => {
  it('stay the same until it is answered', () => {
    const first = idsOf('POST /api/clients {"name":"Save Mercearia"}');
    expect(idsOf('POST /api/clients {"name":"Save Mercearia"}')).toEqual(first);
  });

  it('differ for another action', () => {
    const rice = idsOf('POST /api/articles {"name":"rice"}');
    expect(idsOf('POST /api/articles {"name":"oil"}').idempotencyKey).not.toBe(rice.idempotencyKey);
  });

  it('are new once it has been answered', () => {
    const first = idsOf('POST /api/regions {}');
    forgetAction('POST /api/regions {}');
    expect(idsOf('POST /api/regions {}').recordId).not.toBe(first.recordId);
  });
});

describe('an action that is sent once', () => {
  const failing = (status: number) => () => {
    const problem = { type: 'about:blank', title: 'no', status, code: 'x', params: {}, errors: [] };
    return Promise.reject(new ProblemError(status, problem));
  };
  const sent = (action: string) => sendOnce(action, (ids) => Promise.resolve(ids.recordId));

  it.each([0, 502])('keeps its ids while no answer has come (%i)', async (status) => {
    const action = `refund ${status}`;
    const { recordId } = idsOf(action);
    await expect(sendOnce(action, failing(status))).rejects.toBeInstanceOf(ProblemError);
    await expect(sent(action)).resolves.toBe(recordId);
  });

  it('is a new one once it is refused, or done', async () => {
    const { recordId } = idsOf('view');
    await expect(sendOnce('view', failing(409))).rejects.toBeInstanceOf(ProblemError);
    const next = await sent('view');
    expect(next).not.toBe(recordId);
    await expect(sent('view')).resolves.not.toBe(next);
  });
});
