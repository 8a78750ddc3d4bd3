import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, aShop, issuedInShop, mercearia, specify } from '../testing/index.js';
import { partiesDeciders } from './parties.deciders.js';

const { id, ...fields } = mercearia.data;
const shop = aShop();

describe('registering a party', () => {
  const given = specify(partiesDeciders.RegisterParty);
  const register = (differing: object = {}, options: object = {}) =>
    ({ type: 'RegisterParty', id, fields: { ...fields, ...differing }, ...options }) as const;
  const refused = (differing: object) => given(...aCompany()).when(register(differing));

  it('keeps what was sent', () => {
    given(...aCompany())
      .when(register())
      .then(mercearia);
  });

  it('is of the country of the company, unless another is named', () => {
    const countryOf = (sent: object, ...past: readonly JournalEvent[]) => {
      const [registered] = given(...past).when(register(sent)).events;
      return registered?.type === 'PartyRegistered' ? registered.data.country : undefined;
    };
    const [company, ...rest] = aCompany();
    const inPortugal = { ...company, data: { ...company?.data, country: 'PT' } } as JournalEvent;
    const none = { country: undefined, nuit: undefined };
    expect(countryOf(none, ...aCompany())).toBe('MZ');
    expect(countryOf(none, inPortugal, ...rest)).toBe('PT');
    expect(countryOf({ ...none, country: 'ZA' }, inPortugal, ...rest)).toBe('ZA');
  });

  it('names the fields that are wrong in the words of the product', () => {
    const { problems } = refused({
      nuit: '1234',
      email2: 'nobody',
      phoneCode: '+12345',
      phone1: '82 123',
      country: '',
      creditLimitMinor: -1,
      paymentTermsDays: 3651,
    }).refusal;
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['nuit', 'nuit.invalid'],
      ['email2', 'email.invalid'],
      ['phoneCode', 'phone.invalidCode'],
      ['phone1', 'phone.invalid'],
      ['country', 'country.notSelected'],
      ['creditLimitMinor', 'field.negative'],
      ['paymentTermsDays', 'field.outOfRange'],
    ]);
  });

  it('has telephone numbers that are kept in one way, landlines and those abroad too', () => {
    const phones = { phone1: '+258 21 49 01 15', phone2: '00351 21 123 45 67' };
    const [registered] = refused(phones).events;
    expect(registered?.data).toMatchObject({ phone1: '21490115', phone2: '+351211234567' });
  });

  it('has the dialling code next to its numbers, in any way in which people write one', () => {
    for (const phoneCode of ['+351', '351', '00351', '(+351)', ' + 351 ']) {
      const [registered] = refused({ phoneCode, phone1: '912 345 678' }).events;
      expect(registered?.data).toMatchObject({ phoneCode: '+351', phone1: '+351912345678' });
    }
    const [ours] = refused({ phoneCode: '00258', phone1: '84 123 4567' }).events;
    expect(ours?.data).toMatchObject({ phoneCode: '+258', phone1: '841234567' });
    refused({ phoneCode: '+351', phone1: '123' }).thenRefused(
      ...(['phone.invalidForCode', {}, 'phone1'] as const),
    );
    refused({ phoneCode: '+258', phone1: '123' }).thenRefused('phone.invalid', {}, 'phone1');
    const [fromPortugal] = refused({ country: 'PT', phone1: '351 912345678' }).events;
    expect(fromPortugal?.data).toMatchObject({ phone1: '+351912345678' });
  });

  it('is of a client, a supplier or both', () => {
    refused({ isClient: false }).thenRefused('party.neitherClientNorSupplier');
    expect(refused({ isClient: false, isSupplier: true }).events).toHaveLength(1);
  });

  it('names a category and a region that exist', () => {
    refused({ categoryId: 'none' }).thenRefused('category.notSelected', {}, 'categoryId');
    refused({ regionId: 'none' }).thenRefused('party.regionNotFound', {}, 'regionId');
    const region = { type: 'RegionRegistered', data: { id: 'gaza', name: 'Gaza' } } as const;
    const inGaza = given(...aCompany(), region).when(register({ regionId: 'gaza' }));
    expect(inGaza.events).toHaveLength(1);
  });

  it('is sorted into a category of its own kind that is in use', () => {
    const category = (kind: 'client' | 'supplier' | 'entity', categoryId: string) =>
      ({
        type: 'PartyCategoryRegistered',
        data: { id: categoryId, name: 'Grossistas', kind },
      }) as const;
    const past = [
      ...aCompany(),
      category('client', 'buyers'),
      category('supplier', 'sellers'),
      category('entity', 'both'),
    ];
    const sorted = (categoryId: string, kind: object) =>
      given(...past).when(register({ categoryId, ...kind }));
    const client = { isClient: true, isSupplier: false };
    const supplier = { isClient: false, isSupplier: true };
    const entity = { isClient: true, isSupplier: true };
    for (const [categoryId, kind] of [
      ['buyers', client],
      ['buyers', entity],
      ['sellers', supplier],
      ['both', entity],
    ] as const) {
      expect(sorted(categoryId, kind).events).toHaveLength(1);
    }
    sorted('sellers', client).thenRefused('category.notSelected', {}, 'categoryId');
    sorted('both', supplier).thenRefused('category.notSelected', {}, 'categoryId');
    given(...past, { type: 'PartyCategoryArchived', data: { id: 'buyers' } })
      .when(register({ categoryId: 'buyers' }))
      .thenRefused('category.notSelected', {}, 'categoryId');
  });

  it('warns of a NUIT whose last digit does not fit, and takes it once accepted', () => {
    const doubtful = { nuit: '101935626' };
    refused(doubtful).thenRefused('nuit.checkDigit', doubtful, 'nuit');
    const accepted = given(...aCompany()).when(register(doubtful, { acceptNuitWarning: true }));
    expect(accepted.events[0]).toMatchObject({ data: doubtful });
    refused({ nuit: '000000000' }).thenRefused('nuit.reserved', { nuit: '000000000' });
  });
});

describe('changing a party', () => {
  const given = specify(partiesDeciders.ChangeParty);
  const change = (party: string, differing: object) =>
    ({ type: 'ChangeParty', id: party, fields: differing }) as const;
  const sold = [...shop, ...issuedInShop({}, { clientId: 'consumer' })];

  it('may do anything while there are no documents', () => {
    given(...shop)
      .when(change('mercearia', { nuit: '400005834', name: 'Mercearia Nova' }))
      .then({
        type: 'PartyChanged',
        data: {
          id: 'mercearia',
          before: { name: 'Mercearia do Bairro', nuit: '400339910' },
          after: { name: 'Mercearia Nova', nuit: '400005834' },
        },
      });
  });

  it('leaves the NUIT once there are documents', () => {
    given(...sold)
      .when(change('mercearia', { nuit: '400005834' }))
      .thenRefused('party.nuitUsedInDocuments', {}, 'nuit');
    given(...sold)
      .when(change('mercearia', { nuit: null }))
      .thenRefused('party.nuitUsedInDocuments');
    const renamed = given(...sold).when(change('mercearia', { name: 'Mercearia Nova' }));
    expect(renamed.events).toHaveLength(1);
  });

  it('leaves the name while there are documents and no NUIT, which may be filled in', () => {
    given(...sold)
      .when(change('consumer', { name: 'Sr. Tembe' }))
      .thenRefused('party.nameUsedInDocuments', {}, 'name');
    const filledIn = given(...sold).when(change('consumer', { nuit: '100033593' }));
    expect(filledIn.events).toHaveLength(1);
  });

  it('does not ask again about a NUIT that stays', () => {
    const doubtful = { ...mercearia, data: { ...mercearia.data, nuit: '101935626' } };
    const moved = given(...aCompany(), doubtful).when(change('mercearia', { address1: 'Matola' }));
    expect(moved.events).toHaveLength(1);
  });
});

describe('archiving a party', () => {
  const given = specify(partiesDeciders.ArchiveParty);
  const archive = { type: 'ArchiveParty', id: 'consumer' } as const;

  it('spares the default client', () => {
    const chosen = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: {}, after: { defaultClientId: 'consumer' } },
    } as const;
    given(...shop, chosen)
      .when(archive)
      .thenRefused('party.isDefaultClient');
    given(...shop)
      .when(archive)
      .then({ type: 'PartyArchived', data: { id: 'consumer' } });
  });
});

describe('a category of parties', () => {
  const register = (name: string, kind?: 'client' | 'supplier' | 'entity') =>
    ({
      type: 'RegisterPartyCategory',
      id: `new_${kind ?? 'client'}`,
      fields: { name, ...(kind && { kind }) },
    }) as const;
  const retail = {
    type: 'PartyCategoryRegistered',
    data: { id: 'retail', name: 'Retalho' },
  } as const;

  it('has a name that no other of its kind has', () => {
    const given = specify(partiesDeciders.RegisterPartyCategory);
    given(...aCompany(), retail)
      .when(register('RETALHO', 'client'))
      .thenRefused('field.taken', { field: 'name', value: 'RETALHO' }, 'name');
    expect(given(...aCompany(), retail).when(register('Retalho', 'supplier')).events).toHaveLength(
      1,
    );
  });

  it('stays of the kind that it is of', () => {
    const given = specify(partiesDeciders.ChangePartyCategory);
    const change = {
      type: 'ChangePartyCategory',
      id: 'retail',
      fields: { kind: 'entity' },
    } as const;
    given(...aCompany(), retail)
      .when(change)
      .thenRefused('party.categoryKindStays', {}, 'kind');
  });
});
