export const owner = {
  firstName: 'Amélia',
  lastName: 'Sitoe',
  email: 'amelia@sitoe.co.mz',
  password: 'mercearia-2026',
};

/** As it is registered: the server names it. */
export const merceariaDetails = {
  name: 'Mercearia Sitoe, Lda',
  nuit: '400339910',
  address: 'Av. Eduardo Mondlane 1270',
  city: 'Maputo',
};

export const mercearia = { id: 'MERCEARIA', ...merceariaDetails };

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
