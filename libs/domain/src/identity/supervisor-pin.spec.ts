import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, booksOf, celeste, marta, specify } from '../testing/index.js';
import { approversOf } from './members.js';
import {
  checkPin,
  lockSupervisorPin,
  removeSupervisorPin,
  setSupervisorPin,
} from './supervisor-pin.js';

const company = [...aCompany(), marta, celeste];
const byMarta = { actorId: 'marta' };
const pinSet: JournalEvent = { type: 'SupervisorPinSet', data: { id: 'marta', pinId: 'pin1' } };
const locking = { type: 'LockSupervisorPin', id: 'marta', pinId: 'pin1', attempts: 5 } as const;

describe('a PIN', () => {
  it('has 4 to 8 digits', () => {
    for (const pin of ['2580', '40718293']) checkPin(pin);
    for (const pin of ['258', '407182935', '25a0', '']) {
      expect(() => {
        checkPin(pin);
      }).toThrow('approval.invalidPin');
    }
  });

  it('is not the first that anybody tries', () => {
    for (const pin of ['0000', '1234', '87654321']) {
      expect(() => {
        checkPin(pin);
      }).toThrow('approval.simplePin');
    }
  });

  it('is set by those who may approve, or sell', () => {
    const set = { type: 'SetSupervisorPin', pinId: 'pin1' } as const;
    const looks: JournalEvent = {
      type: 'MemberJoined',
      data: { id: 'tomas', name: 'Tomás', role: 'auditor', permissions: ['pos.view'] },
    };
    const given = specify(setSupervisorPin)(...company, looks);
    given.when(set, byMarta).then(pinSet);
    const own = { type: 'SupervisorPinSet', data: { id: 'celeste', pinId: 'pin1' } } as const;
    given.when(set, { actorId: 'celeste' }).then(own);
    given.when(set, { actorId: 'tomas' }).thenRefused('identity.permissionMissing');
  });

  it('goes when its owner wants', () => {
    const given = specify(removeSupervisorPin);
    const remove = { type: 'RemoveSupervisorPin' } as const;
    given(...company, pinSet)
      .when(remove, byMarta)
      .then({ type: 'SupervisorPinRemoved', data: { id: 'marta' } });
    given(...company)
      .when(remove, byMarta)
      .then();
  });

  it('is of no use once it is locked, until another is set', () => {
    const locked: JournalEvent = {
      type: 'SupervisorPinLocked',
      data: { id: 'marta', attempts: 5 },
    };
    const given = specify(lockSupervisorPin);
    given(...company, pinSet)
      .when(locking)
      .then(locked);
    const another: JournalEvent = { ...pinSet, data: { id: 'marta', pinId: 'pin2' } };
    given(...company, pinSet, another)
      .when(locking)
      .then();
    const names = (...past: readonly JournalEvent[]) =>
      approversOf(booksOf(...company, ...past)).map(({ name }) => name);
    expect(names(pinSet)).toEqual(['Marta Nhaca']);
    expect(names(pinSet, locked)).toEqual([]);
    expect(names(pinSet, locked, another)).toEqual(['Marta Nhaca']);
  });
});
