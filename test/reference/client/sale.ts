import createClient from 'openapi-fetch';
import type { paths } from './api.js';

/** What a sale has come to. */
export interface Sold {
  readonly documentId: string;
  readonly status: string;
  readonly totalMinor: number;
  readonly balanceMinor: number;
  readonly refusedWith: string | undefined;
}

/** A whole sale by a client that knows nothing of the product but its description. */
export async function sell(baseUrl: string): Promise<Sold> {
  const session = { cookie: '', token: '', company: '' };
  let keys = 0;
  const api = createClient<paths, 'application/json' | 'application/problem+json'>({ baseUrl });
  api.use({
    onRequest({ request }) {
      if (session.cookie === '') return;
      request.headers.set('cookie', session.cookie);
      request.headers.set('x-csrf-token', session.token);
      request.headers.set('x-company', session.company);
    },
  });
  const header = () => ({ 'Idempotency-Key': `sale-client-${(keys += 1)}` });

  const setUp = await api.POST('/api/setup', {
    body: {
      firstName: 'Amélia',
      lastName: 'Sitoe',
      email: 'amelia@sitoe.co.mz',
      password: 'mercearia-2026',
      company: {
        name: 'Mercearia Sitoe, Lda',
        nuit: '400339910',
        city: 'Maputo',
        address: 'Av. Eduardo Mondlane 1270',
      },
    },
  });
  const opened = answered(setUp);
  session.cookie = setUp.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  session.token = opened.csrfToken;
  session.company = opened.companyId;

  const client = { id: 'HOTEL', code: 'C001', name: 'Hotel Costa do Sol' };
  answered(await api.POST('/api/clients', { params: { header: header() }, body: client }));
  const article = {
    ...({ id: 'RICE', code: 'ARZ25', name: 'Arroz 25 kg', kind: 'article', unit: 'sc' } as const),
    salePrice: '1450.00',
    vatId: 'vat_NOR',
    movesStock: false,
  };
  answered(await api.POST('/api/articles', { params: { header: header() }, body: article }));

  const line = { articleId: 'RICE', quantity: '2', unitPrice: '1450.00', vatId: 'vat_NOR' };
  const issued = answered(
    await api.POST('/api/documents/{draftId}/issue', {
      params: { path: { draftId: 'DRAFT1' }, header: header() },
      body: { documentTypeId: 'FT', clientId: 'HOTEL', lines: [line] },
    }),
  );
  const documentId = 'id' in issued ? issued.id : '';
  const params = { path: { id: documentId } };
  const invoice = answered(await api.GET('/api/documents/{id}', { params }));
  answered(
    await api.POST('/api/payments', {
      params: { header: header() },
      body: {
        documentTypeId: 'RC',
        partyId: 'HOTEL',
        rows: [{ methodId: 'method_cash', amountMinor: invoice.totalMinor }],
        allocations: [{ documentId, amountMinor: invoice.totalMinor }],
      },
    }),
  );
  const paid = answered(await api.GET('/api/documents/{id}', { params }));
  const filter = { query: { filter: JSON.stringify({ id: 'HOTEL' }) } };
  const [hotel] = answered(await api.GET('/api/clients', { params: filter }));
  const refused = await api.POST('/api/regions', {
    params: { header: header() },
    body: { id: 'NORTH', name: '' },
  });
  return {
    documentId,
    status: paid.status,
    totalMinor: paid.totalMinor,
    balanceMinor: hotel?.balanceMinor ?? -1,
    refusedWith: refused.error?.code,
  };
}

/** The answer, where there is one: a sale has no step that may fail. */
function answered<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
