import { describe, expect, it } from '@jest/globals';
import { rolePermissions } from '@balcao/domain';
import { permissionGroups, permissionWords } from '@balcao/messages';
import { differencesOf, groupsOf, toggled, type Rights } from './rights.js';

const cashier: Rights = { role: 'cashier', permissions: rolePermissions.cashier, limits: {} };

describe('the rights on screen', () => {
  it('differ from the role by what was switched', () => {
    const changed = toggled(toggled(cashier, 'documents.cancel'), 'documents.issue');
    expect(differencesOf(cashier)).toEqual([]);
    expect(differencesOf(changed)).toEqual(['documents.issue', 'documents.cancel']);
    expect(toggled(changed, 'documents.cancel').permissions).not.toContain('documents.cancel');
  });

  it('are found by words without their accents', () => {
    const found = groupsOf(permissionWords.pt, permissionGroups.pt, 'cambio');
    expect(found.map(({ title }) => title)).toEqual(['Câmbio']);
  });
});
