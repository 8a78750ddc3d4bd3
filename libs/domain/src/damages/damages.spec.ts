import { describe, expect, it } from '@jest/globals';
import { evolveDamages, noteDamage, noteIntact, type Damages } from './damages.js';

const hash = { revision: 7, fault: 'hash' };
const damaged: Damages = new Map([['PADARIA', hash]]);

describe('the damaged journals of an installation', () => {
  it('are named by the first event that does not fit', () => {
    const [found] = noteDamage(undefined, 'PADARIA', hash);
    expect(found).toEqual({ type: 'JournalFoundDamaged', data: { id: 'PADARIA', ...hash } });
    expect(found && evolveDamages(undefined, found)).toEqual(damaged);
    expect(noteDamage(damaged, 'PADARIA', { revision: 9, fault: 'missing' })).toEqual([]);
    const earlier = { revision: 3, fault: 'unreadable' };
    const data = { id: 'PADARIA', ...earlier };
    expect(noteDamage(damaged, 'PADARIA', earlier)).toEqual([
      { type: 'JournalFoundDamaged', data },
    ]);
  });

  it('are no longer among them once they are whole', () => {
    const data = { id: 'PADARIA', events: 12 };
    expect(noteIntact(damaged, 'PADARIA', 12)).toEqual([{ type: 'JournalFoundIntact', data }]);
    expect(noteIntact(damaged, 'TALHO', 12)).toEqual([]);
    expect(noteIntact(undefined, 'TALHO', 12)).toEqual([]);
    expect(evolveDamages(damaged, { type: 'JournalFoundIntact', data })).toEqual(new Map());
  });
});
