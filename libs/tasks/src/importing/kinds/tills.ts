import { readIdentifier, readMoney, readText, readWhole } from '../cells.js';
import { accountChoices, warehouseChoices, yesOrNo } from '../field-choices.js';
import { accountNamed } from './account-named.js';
import { findByName } from './find-by-name.js';
import type { PlainRegister } from './plain-register.js';

/** The import of cash registers. */
export const tills: PlainRegister = {
  resource: 'commercial/cash_registers',
  needs: 'pos.manage',
  noun: 'CashRegister',
  recordsOf: ({ pos }) => pos.cashRegisters,
  key: 'code',
  unique: ['name'],
  fields: [
    {
      name: 'code',
      read: readIdentifier,
      isRequired: true,
      aliases: ['cod', 'numero', 'number', 'codigo da caixa', 'till code', 'register code'],
    },
    {
      name: 'name',
      read: readText,
      isRequired: true,
      aliases: ['designacao', 'descricao', 'caixa', 'till', 'register', 'cash register'],
    },
    {
      name: 'warehouseId',
      read: readText,
      aliases: ['loja', 'deposito', 'store'],
      choices: warehouseChoices,
    },
    {
      name: 'treasuryAccountId',
      read: readText,
      aliases: ['conta', 'account', 'gaveta', 'drawer', 'tesouraria'],
      choices: accountChoices('cash'),
    },
    {
      name: 'showsExpected',
      ...yesOrNo,
      aliases: [
        'mostra o esperado',
        'mostra esperado',
        'shows expected',
        'esperado visivel',
        // Headings of earlier templates.
        'os operadores veem o que devia estar na gaveta',
        'cashiers see what should be in the drawer',
      ],
    },
    {
      name: 'differenceLimitMinor',
      read: readMoney,
      aliases: [
        'diferenca maxima',
        'limite de diferenca',
        'difference limit',
        'max difference',
        // Headings of earlier templates.
        'maior diferenca sem supervisor',
        'greatest difference without a supervisor',
      ],
    },
    {
      name: 'locksAfterSale',
      ...yesOrNo,
      aliases: ['bloqueia apos cada venda', 'lock after each sale'],
    },
    {
      name: 'locksAfterMinutes',
      read: readWhole,
      aliases: ['bloqueia apos minutos', 'lock after minutes'],
    },
    {
      name: 'printerAddress',
      read: readText,
      aliases: [
        'impressora',
        'receipt printer on the network',
        'printer',
        'ip da impressora',
        'printer ip',
        'endereco da impressora',
      ],
    },
  ],
  references: {
    warehouseId: {
      find: (text, { books }) =>
        findByName(books.stock.warehouses, text, ({ code, name }) => [code, name])?.id,
      missing: 'warehouse.notSelected',
    },
    treasuryAccountId: { ...accountNamed, missing: 'treasury.accountNotSelected' },
  },
};
