import {
  partyRegister,
  type ChangeParty,
  type PartyFields,
  type RegisterParty,
} from '@balcao/domain';
import { parties } from '@balcao/projections';
import { erasedByName } from '../erasures/erased-by.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangePartyBody, NewPartyBody } from './party.bodies.js';
import { parsePartyList } from './party-list.js';

/** What a party is that is sent without saying so. */
interface PartyKind {
  readonly isClient: boolean;
  readonly isSupplier: boolean;
}

/** The first columns of a file; other fields of the register follow these. */
const firstColumns = [
  ...(['code', 'name', 'nuit', 'companyRegistration', 'categoryId', 'regionId'] as const),
  ...(['address1', 'address2', 'country', 'contact1', 'contact2'] as const),
  ...(['phoneCode', 'phone1', 'phone2', 'email1', 'email2'] as const),
  ...(['paymentTermsDays', 'creditLimitMinor', 'debitLimitMinor'] as const),
  ...(['isClient', 'isSupplier'] as const),
];

const partyFields = Object.keys(partyRegister.fields) as readonly (keyof PartyFields)[];
const partyColumns = [...new Set<keyof PartyFields>([...firstColumns, ...partyFields])];

type PartyList = 'commercial/clients' | 'commercial/suppliers' | 'commercial/entities';

/** The routes of clients, of suppliers, or of entities that are both. */
export function partyControllers(resource: PartyList, kind: PartyKind) {
  return [
    registerReads({
      list: resource,
      collection: parties,
      parse: parsePartyList,
      csvColumns: [
        ...partyColumns,
        'isArchived',
        resource === 'commercial/suppliers' ? 'supplierBalanceMinor' : 'balanceMinor',
      ],
      fromBooks: erasedByName,
      sums: ['balanceMinor', 'supplierBalanceMinor'],
    }),
    registerCommands({
      resource,
      newBody: NewPartyBody,
      changeBody: ChangePartyBody,
      register: (body) => registerParty(body, kind),
      change: changeParty,
    }),
  ];
}

/** Of the company's country where none is named. */
function registerParty({ acceptNuitWarning, ...body }: NewPartyBody, kind: PartyKind) {
  const { id, fields } = newFields(body);
  const { isClient, isSupplier } = { ...kind, ...fields };
  const command: RegisterParty = {
    type: 'RegisterParty',
    id,
    // Where it is missing, the books fill the country in.
    fields: { ...fields, isClient, isSupplier },
    ...(acceptNuitWarning !== undefined && { acceptNuitWarning }),
  };
  return command;
}

function changeParty(id: string, { acceptNuitWarning, ...body }: ChangePartyBody): ChangeParty {
  return {
    type: 'ChangeParty',
    id,
    ...changedFields(body),
    ...(acceptNuitWarning !== undefined && { acceptNuitWarning }),
  };
}
