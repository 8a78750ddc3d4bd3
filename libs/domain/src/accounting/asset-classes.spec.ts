import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf, specify } from '../testing/index.js';
import { accountOf } from './account-of.js';
import { assetClassDeciders } from './asset-classes.js';

describe('classes of assets', () => {
  const adopting = specify(assetClassDeciders.AdoptAssetClasses);
  const registering = specify(assetClassDeciders.RegisterAssetClass);

  it('are taken over with the rates of the law, once', () => {
    const { events } = adopting(...aCompany()).when({ type: 'AdoptAssetClasses' });
    expect(events).toHaveLength(12);
    expect(events).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ code: 'LIG', rate: '25' }) }),
    );
    expect(adopting(...aCompany(), ...events).when({ type: 'AdoptAssetClasses' }).events).toEqual(
      [],
    );
  });

  it('say the accounts of what is depreciated', () => {
    const books = booksOf(...adopting(...aCompany()).when({ type: 'AdoptAssetClasses' }).events);
    const accounts = (id: string) =>
      ['fixedAssets', 'accumulatedDepreciation', 'depreciation'].map((role) =>
        accountOf(books, `${role}:${id}`),
      );
    expect(accounts('asset_class_lig')).toEqual(['324', '382', '651']);
    expect(accounts('asset_class_pat')).toEqual(['332', '383', '652']);
  });

  it.each([
    [{ rate: '100.5' }, 'asset.rateOutOfRange', {}, 'rate'],
    [{ account: '999' }, 'accounting.accountNotFound', { code: '999' }, 'account'],
  ] as const)('are refused with %j', (wrong, code, params, path) => {
    const fields = { code: 'X', name: 'Outra', rate: '10', account: '329', ...wrong };
    registering(...aCompany())
      .when({ type: 'RegisterAssetClass', id: 'X', fields })
      .thenRefused(code, params, path);
    const right = { ...fields, rate: '0', account: '329' };
    const command = { type: 'RegisterAssetClass', id: 'X', fields: right } as const;
    expect(registering(...aCompany()).when(command).events).toHaveLength(1);
  });
});
