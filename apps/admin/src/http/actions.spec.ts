import { describe, expect, it } from '@jest/globals';
import { forgetAction, idsOf } from './actions.js';

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
