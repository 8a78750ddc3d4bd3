import { mercearia } from '../../e2e/support/goods.js';
import { serviceAdminsOnly, type PlannedStep, type Story } from './step.js';

const names = ['Ref;Texto', 'C201;Padaria do Índico', 'C202;Bazar Central'].join('\r\n');
const reading = JSON.stringify({
  kind: 'clients',
  fileName: 'clientes.csv',
  fields: { 0: 'code', 1: 'name' },
});
const form = { form: { plan: reading } };
const nothing = (why: string) => ({ refused: { code: 'record.notFound', why } });
const done = 'it is done before anybody can stop it';
const idOf = (story: Story, route: string) => String(story.answerOf(route)['id']);

/** The columns as the file of clients was read. */
async function mappingId({ server }: Story): Promise<string> {
  const events = await server.events(`journal-${mercearia.id}`);
  const kept = events.find(({ type }) => type === 'ImportMappingKept');
  return (kept?.data as { readonly id: string } | undefined)?.id ?? '';
}

/** Files that are read in, and work on many rows. */
export const many: readonly PlannedStep[] = [
  ['POST /imports/read', '', names, form],
  ['POST /imports/check', '', names, form],
  ['POST /imports/rows', '', names, form],
  ['POST /imports/refused', '', names, form],
  [
    'POST /imports/:id/commit',
    'IMPORT1',
    names,
    { ...form, waitsFor: (story) => story.ended('/imports/IMPORT1') },
  ],
  [
    'POST /imports/:id/cancel',
    'IMPORT1',
    {},
    { refused: { code: 'import.alreadyFinished', why: done } },
  ],
  [
    'POST /imports/:id/resume',
    'IMPORT1',
    {},
    { refused: { code: 'import.alreadyFinished', why: done } },
  ],
  [
    'POST /imports/:id/undo',
    'IMPORT1',
    {},
    { waitsFor: (story) => story.ended('/imports/IMPORT1') },
  ],
  ['POST /imports/:id/redo', 'IMPORT1', {}],
  async (story) => [
    'POST /imports/mappings/:id/rename',
    await mappingId(story),
    { name: 'Sistema antigo' },
  ],
  async (story) => ['POST /imports/mappings/:id/remove', await mappingId(story), {}],
  ['PUT /drafts/:draftId', 'DRAFT4', { content: { documentTypeId: 'FT', lines: [] } }],
  [
    'POST /bulk/rehearse',
    '',
    { action: 'articles.archive', rows: [{ id: 'DELIVERY', name: 'Transporte' }] },
  ],
  [
    'POST /bulk',
    '',
    { action: 'articles.archive', rows: [{ id: 'DELIVERY', name: 'Transporte' }] },
    { waitsFor: (story) => story.ended(`/bulk/${idOf(story, 'POST /bulk')}`) },
  ],
  (story) => ['POST /bulk/:id/stop', idOf(story, 'POST /bulk'), {}],
  (story) => [
    'POST /bulk/:id/again',
    idOf(story, 'POST /bulk'),
    {},
    { waitsFor: (all) => all.ended(`/bulk/${idOf(all, 'POST /bulk/:id/again')}`) },
  ],
  (story) => ['POST /bulk/:id/undo', idOf(story, 'POST /bulk'), {}],
];

/** What is sent, watched, kept and made in the background. */
export const background: readonly PlannedStep[] = [
  [
    'POST /clients/:id/statement/send',
    'HOTEL',
    { to: ['hotel@costa.co.mz'], language: 'pt' },
    { waitsFor: (story) => story.ended('/clients/HOTEL/statement/sendings') },
  ],
  [
    'POST /clients/:id/statement/sendings/:sendingId/retry',
    'HOTEL NONE',
    {},
    nothing('nothing has failed'),
  ],
  [
    'POST /suppliers/:id/statement/send',
    'MILL',
    { to: ['moagem@matola.co.mz'], language: 'pt' },
    { waitsFor: (story) => story.ended('/suppliers/MILL/statement/sendings') },
  ],
  [
    'POST /suppliers/:id/statement/sendings/:sendingId/retry',
    'MILL NONE',
    {},
    nothing('nothing has failed'),
  ],
  ['PUT /notifications/preferences', '', { off: [], mailed: [] }],
  ['POST /notifications/read', '', {}],
  [
    'POST /views',
    '',
    {
      id: 'VIEW1',
      list: 'commercial/articles',
      name: 'Serviços',
      isShared: true,
      filter: '{"kind":"service"}',
      sort: 'name:asc',
      perPage: 50,
      hiddenColumns: ['unit'],
      columnOrder: [],
    },
  ],
  ['POST /views/:id/rename', 'VIEW1', { name: 'Só serviços' }],
  ['PUT /views/default', '', { list: 'commercial/articles', viewId: 'VIEW1' }],
  ['POST /views/:id/remove', 'VIEW1', {}],
  [
    'POST /report-schedules',
    '',
    {
      id: 'WEEKLY',
      report: 'article_sales',
      name: 'Vendas da semana',
      filter: '{}',
      by: 'article',
      period: 'thisMonth',
      columns: [],
      format: 'pdf',
      every: 'week',
      day: 1,
      hour: 7,
      recipients: ['contas@sitoe.co.mz'],
      language: 'pt',
    },
  ],
  ['POST /report-schedules/:id/remove', 'WEEKLY', {}],
  ['POST /api-keys', '', { name: 'Contabilidade', permissions: ['documents.view'] }],
  ['POST /api-keys', '', { name: 'Loja', permissions: ['catalog.view'] }],
  (story) => ['POST /api-keys/:id/revoke', idOf(story, 'POST /api-keys'), { reason: 'Perdida' }],
  [
    'POST /webhooks',
    '',
    {
      id: 'HOOK1',
      name: 'Contas',
      url: 'https://contas.example.co.mz/',
      types: ['SeriesReopened'],
    },
  ],
  ['POST /webhooks/:id/change', 'HOOK1', { name: 'Contas e mais' }],
  ['POST /webhooks/:id/pause', 'HOOK1', {}],
  ['POST /webhooks/:id/replay', 'HOOK1', { from: 0 }],
  ['POST /webhooks/:id/resume', 'HOOK1', {}],
  ['POST /webhooks/:id/pause', 'HOOK1', {}],
  [
    'POST /webhooks',
    '',
    { id: 'HOOK2', name: 'Loja', url: 'https://loja.example.co.mz/', types: ['SeriesReopened'] },
  ],
  ['POST /webhooks/:id/remove', 'HOOK2', {}],
  ['POST /seals', '', {}],
  ['POST /companies/current/verify-journal', '', {}],
  ['POST /books-check', '', {}],
  ['POST /books-check/repair', '', {}],
  ['POST /system/rebuild', '', { readModels: ['seals'] }, serviceAdminsOnly],
  ['POST /backup/check', '', {}, serviceAdminsOnly],
  [
    'POST /fiscal/files',
    '',
    { kind: 'declaration-csv', from: '2026-03-01', to: '2026-03-31' },
    { waitsFor: (story) => story.ended('/fiscal/files') },
  ],
  [
    'POST /companies/current/exports',
    '',
    {},
    { waitsFor: (story) => story.ended('/companies/current/exports') },
  ],
  ['POST /companies/current/exports/:id/cancel', 'NONE', {}, nothing(done)],
  [
    'POST /inspection-packs',
    '',
    { from: '2026-03-01', to: '2026-03-31', withPapers: false },
    { waitsFor: (story) => story.ended('/inspection-packs') },
  ],
  ['POST /inspection-packs/:id/cancel', 'NONE', {}, nothing(done)],
  ['POST /jobs/:id/cancel', 'NONE', {}, { refused: { code: 'jobs.unknown', why: done } }],
  [
    'POST /jobs/:id/retry',
    'NONE',
    {},
    { refused: { code: 'jobs.unknown', why: 'none has failed' } },
  ],
  [
    'POST /jobs/:id/discard',
    'NONE',
    {},
    { refused: { code: 'jobs.unknown', why: 'none has failed' } },
  ],
];
