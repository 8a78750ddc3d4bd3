import { describe, expect, it } from '@jest/globals';
import type { RebuildProgress } from '@balcao/projections';
import type { Journals, Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import type { Operations } from '../operations/operations.js';
import { CompanyDoor } from './company-door.js';

/** What the door asks, of a company that exists and whose rows know no members. */
function doorOf({
  rebuild,
  rowsAsked = [],
}: {
  readonly rebuild?: RebuildProgress | undefined;
  /** What is answered of the member, each time; nothing afterwards. */
  readonly rowsAsked?: (object | undefined)[];
}): CompanyDoor {
  const journals = { isLoaded: () => false, exists: () => Promise.resolve(true) };
  const status = () => Promise.resolve({ isCaughtUp: true, stalled: [], rebuild });
  const rows = { get: () => Promise.resolve(rowsAsked.shift()) };
  return new CompanyDoor(
    journals as unknown as Journals,
    { status } as unknown as Projections,
    rows as unknown as ConstructorParameters<typeof CompanyDoor>[2],
    { clock: () => new Date() } as unknown as Sources,
    { lag: () => ({ events: 0, seconds: 0 }) } as unknown as Operations,
  );
}

describe('somebody of whom the rows know nothing', () => {
  it('is turned away where the rows are complete', async () => {
    const admitted = doorOf({ rebuild: undefined }).admit('GROCER', 'ana', 'companies.view');
    await expect(admitted).rejects.toMatchObject({ code: 'identity.notAllowed' });
  });

  it('is let in where the rows become complete while they are asked', async () => {
    const rowsAsked = [undefined, { id: 'GROCER' }];
    const admitted = doorOf({ rowsAsked }).admit('GROCER', 'ana', 'companies.view');
    await expect(admitted).resolves.toBeUndefined();
  });

  it('is left to the books while rows are rebuilt, which may lack a member', async () => {
    const rebuild = { projections: ['memberships'], events: 0, total: 10 };
    const admitted = doorOf({ rebuild }).admit('GROCER', 'ana', 'companies.view');
    await expect(admitted).resolves.toBeUndefined();
  });
});
