import type { Accepted } from '@balcao/contracts';
import { Browser } from './browser.js';
import { TestServer } from './server.js';

export const owner = {
  firstName: 'Amélia',
  lastName: 'Sitoe',
  email: 'amelia@sitoe.co.mz',
  password: 'mercearia-2026',
};

export const mercearia = {
  id: 'MERCEARIA',
  name: 'Mercearia Sitoe, Lda',
  nuit: '400339910',
  address: 'Av. Eduardo Mondlane 1270',
  city: 'Maputo',
};

export const rice = {
  id: 'RICE',
  code: 'ARZ25',
  name: 'Arroz 25 kg',
  kind: 'article',
  unit: 'sc',
  salePrice: '1450.00',
  vatId: 'vat_NOR',
  movesStock: true,
};

export const hotel = {
  id: 'HOTEL',
  code: 'C001',
  name: 'Hotel Costa do Sol',
  nuit: '400123454',
  paymentTermsDays: 7,
};

/** An invoice of two sacks of rice: 2 900.00 and 16 % VAT make 3 364.00. */
export const twoSacks = {
  documentTypeId: 'FT',
  clientId: hotel.id,
  lines: [{ articleId: rice.id, quantity: '2', unitPrice: '1450.00', vatId: 'vat_NOR' }],
};

/** A server on which Amélia has set up her company. */
export interface Shop {
  readonly server: TestServer;
  readonly amelia: Browser;
}

export async function openShop(): Promise<Shop> {
  const server = await TestServer.open();
  const amelia = new Browser(server, 'amelia');
  const answer = await amelia.post('/setup', { ...owner, company: mercearia });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  amelia.begin(answer);
  return { server, amelia };
}

/** A shop with something to sell and somebody to sell it to. */
export async function openStockedShop(): Promise<Shop & { readonly last: Accepted }> {
  const shop = await openShop();
  await shop.amelia.done('/articles', rice);
  const last = await shop.amelia.done('/clients', hotel);
  return { ...shop, last };
}
