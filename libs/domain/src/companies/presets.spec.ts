import { describe, expect, it } from '@jest/globals';
import { aShop, issue, specify } from '../testing/index.js';
import { issueDocument } from '../documents/issue-document.js';
import { documentTypePresets } from './presets.js';

/**
 * What each document type does and needs, as an accountant reads it: group, stock, account of the
 * party, whether it is paid at once, corrects another or is an order, and what follows it.
 */
const types = [
  ['FT', 'sales', 'out', 'debit', '', 'NC ND RC GD'],
  ['VD', 'sales', 'out', 'both', 'paid', 'NC ND'],
  ['FR', 'sales', 'out', 'both', 'paid', 'NC ND'],
  ['NC', 'sales', 'in', 'credit', 'origin', ''],
  ['ND', 'sales', 'none', 'debit', 'origin', 'NC RC'],
  ['RC', 'sales', 'none', 'credit', 'paid', ''],
  ['CT', 'sales', 'none', 'none', '', 'EC GR GT FT VD FR PF'],
  ['PF', 'sales', 'none', 'none', '', 'EC FT VD FR'],
  ['EC', 'sales', 'none', 'none', 'order', 'GR GT FT VD FR'],
  ['GR', 'sales', 'out', 'none', '', 'FT GD'],
  ['GT', 'sales', 'out', 'none', '', 'FT GD'],
  ['GD', 'sales', 'in', 'none', '', ''],
  ['EF', 'purchases', 'none', 'none', 'order', 'GRF FTF'],
  ['GRF', 'purchases', 'in', 'none', '', 'FTF'],
  ['FTF', 'purchases', 'in', 'credit', '', 'NCF NDF RF'],
  ['NCF', 'purchases', 'out', 'debit', 'origin', ''],
  ['NDF', 'purchases', 'none', 'credit', 'origin', ''],
  ['RF', 'purchases', 'none', 'debit', 'paid', ''],
  ['EN', 'sales', 'none', 'none', 'paid', ''],
  ['SI', 'sales', 'none', 'debit', '', 'RC'],
  ['SIF', 'purchases', 'none', 'credit', '', 'RF'],
  ['AJE', 'internal', 'in', 'none', '', ''],
  ['AJS', 'internal', 'out', 'none', '', ''],
  ['CI', 'internal', 'out', 'none', '', ''],
  ['QB', 'internal', 'out', 'none', '', ''],
] as const;

const given = specify(issueDocument);

describe('the document types that a company begins with', () => {
  it('do and need what is written here, and are these', () => {
    const held = documentTypePresets.map((preset) => {
      const { id, group, movesStock, accountEffect, allowedTypes } = preset;
      const needs = [
        ...(preset.requiresPayment ? ['paid'] : []),
        ...(preset.requiresOrigin ? ['origin'] : []),
        ...(preset.isOrder ? ['order'] : []),
      ].join(' ');
      return [id, group, movesStock, accountEffect, needs, allowedTypes.join(' ')];
    });
    expect(held).toEqual(types);
  });

  const traded = types.filter(([, group]) => group !== 'internal');
  it.each(traded.map(([id, group, , account, needs]) => ({ id, group, account, needs })))(
    '$id is refused without what it needs, or issued and of the account written here',
    ({ id, group, account, needs }) => {
      const party =
        group === 'purchases' ? { supplierId: 'wholesaler' } : { clientId: 'mercearia' };
      const outcome = given(...aShop()).when(issue({ documentTypeId: id, ...party }));
      if (needs === 'origin') outcome.thenRefused('document.originRequired');
      else if (needs === 'paid' && account !== 'both') {
        outcome.thenRefused('document.typeIssuedByPayments');
      } else {
        const issued = outcome.events.find((event) => event.type === 'DocumentIssued');
        expect(issued?.data.account).toEqual(accounts[account]);
      }
    },
  );
});

/** What three soaps of 522.00 do to the account of their party. */
const accounts = {
  none: { debitMinor: 0, creditMinor: 0 },
  debit: { debitMinor: 522_00, creditMinor: 0 },
  credit: { debitMinor: 0, creditMinor: 522_00 },
  both: { debitMinor: 522_00, creditMinor: 522_00 },
} as const;
