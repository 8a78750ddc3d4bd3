import { partyCategories, regions } from '@balcao/projections';
import { ChangeNamedBody, NewNamedBody } from '../registers/named.bodies.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangePartyCategoryBody, NewPartyCategoryBody } from './party-category.bodies.js';
import { partyControllers } from './party.routes.js';

const client = { isClient: true, isSupplier: false };
const supplier = { isClient: false, isSupplier: true };
const entity = { isClient: true, isSupplier: true };

/** Clients, suppliers, entities that are both, their categories, and regions. */
export const partiesControllers = [
  ...partyControllers('commercial/clients', client),
  ...partyControllers('commercial/suppliers', supplier),
  ...partyControllers('commercial/entities', entity),
  registerReads({
    list: 'commercial/clients/categories',
    collection: partyCategories,
    csvColumns: ['kind', 'name'],
  }),
  registerCommands({
    resource: 'commercial/clients/categories',
    newBody: NewPartyCategoryBody,
    changeBody: ChangePartyCategoryBody,
  }),
  registerReads({
    list: 'commercial/regions',
    collection: regions,
    csvColumns: ['name'],
  }),
  registerCommands({
    resource: 'commercial/regions',
    newBody: NewNamedBody,
    changeBody: ChangeNamedBody,
  }),
];
