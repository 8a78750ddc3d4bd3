import type { ChangeParty, RegisterParty } from '@balcao/domain';
import { parties, partyCategories, regions } from '@balcao/projections';
import { ChangeNamedBody, NewNamedBody } from '../registers/named.bodies.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangeClientBody, NewClientBody } from './client.bodies.js';

/** A client is sent without saying so, and is of Mozambique where no country is named. */
function registerClient({ acceptNuitWarning, ...body }: NewClientBody): RegisterParty {
  const { id, fields } = newFields(body);
  const { isClient = true, isSupplier = false, country = 'MZ', ...rest } = fields;
  return {
    type: 'RegisterParty',
    id,
    fields: { ...rest, isClient, isSupplier, country },
    ...(acceptNuitWarning !== undefined && { acceptNuitWarning }),
  };
}

function changeClient(id: string, { acceptNuitWarning, ...body }: ChangeClientBody): ChangeParty {
  return {
    type: 'ChangeParty',
    id,
    ...changedFields(body),
    ...(acceptNuitWarning !== undefined && { acceptNuitWarning }),
  };
}

/** Clients, their categories, and regions. */
export const partiesControllers = [
  registerReads({
    path: 'clients',
    view: 'parties.view',
    collection: parties,
    only: { isClient: true },
    csvColumns: ['code', 'name', 'nuit', 'address1', 'phone1', 'email1', 'balanceMinor'],
  }),
  registerCommands({
    path: 'clients',
    manage: 'parties.manage',
    newBody: NewClientBody,
    changeBody: ChangeClientBody,
    register: registerClient,
    change: changeClient,
    archive: (id, expected) => ({ type: 'ArchiveParty', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreParty', id, ...expected }),
  }),
  registerReads({
    path: 'party-categories',
    view: 'parties.view',
    collection: partyCategories,
    csvColumns: ['name'],
  }),
  registerCommands({
    path: 'party-categories',
    manage: 'parties.manage',
    newBody: NewNamedBody,
    changeBody: ChangeNamedBody,
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
