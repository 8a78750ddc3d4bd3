import { partyCategories, regions } from '@balcao/projections';
import { ChangeNamedBody, NewNamedBody } from '../registers/named.bodies.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangePartyCategoryBody, NewPartyCategoryBody } from './party-category.bodies.js';
import { partyControllers } from './party.routes.js';

const client = { isClient: true, isSupplier: false };
const supplier = { isClient: false, isSupplier: true };
const entity = { isClient: true, isSupplier: true };

/** Clients, suppliers, entities that are both, their categories, and regions. */
export const partiesControllers = [
  ...partyControllers('clients', client, { isClient: true }),
  ...partyControllers('suppliers', supplier, { isSupplier: true }),
  ...partyControllers('entities', entity, entity),
  registerReads({
    path: 'party-categories',
    view: 'parties.view',
    collection: partyCategories,
    csvColumns: ['kind', 'name'],
  }),
  registerCommands({
    path: 'party-categories',
    manage: 'parties.manage',
    newBody: NewPartyCategoryBody,
    changeBody: ChangePartyCategoryBody,
    register: (body) => ({ type: 'RegisterPartyCategory', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangePartyCategory', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchivePartyCategory', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestorePartyCategory', id, ...expected }),
  }),
  registerReads({
    path: 'regions',
    view: 'parties.view',
    collection: regions,
    csvColumns: ['name'],
  }),
  registerCommands({
    path: 'regions',
    manage: 'parties.manage',
    newBody: NewNamedBody,
    changeBody: ChangeNamedBody,
    register: (body) => ({ type: 'RegisterRegion', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeRegion', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveRegion', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreRegion', id, ...expected }),
  }),
];
