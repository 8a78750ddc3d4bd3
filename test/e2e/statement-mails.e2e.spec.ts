import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  FinancialStatementAnswer,
  HistoryPage,
  SendingAnswer,
  SendingsAccepted,
} from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { onePoint } from './support/files.js';
import { mercearia } from './support/goods.js';
import { mailsOf, mailsTo } from './support/mails.js';
import { noticed, userIdOf } from './support/notices.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const to = 'contas@hotel.co.mz';
const order = { to: [to], language: 'pt', from: '2026-01-01', until: '2026-03-31' } as const;
const path = `/clients/${hotel.id}`;
const subject = 'Extracto de conta de Mercearia Sitoe, Lda, 01/01/2026 – 31/03/2026';

const monthly = {
  id: 'MONTHLY',
  report: 'account_statement',
  name: 'Extracto do hotel',
  filter: JSON.stringify({ of: 'clients', party: hotel.id }),
  by: '',
  period: 'thisMonth',
  columns: [],
  format: 'pdf',
  every: 'month',
  day: 1,
  hour: 7,
  recipients: [to],
  language: 'en',
};

describe('statements that go out', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.rows('/documents', await amelia.done('/documents/D1/issue', twoSacks));
  });
  afterAll(() => shop.server.end());

  const sendings = async (): Promise<readonly SendingAnswer[]> =>
    (await amelia.read(`${path}/statement/sendings`)) as readonly SendingAnswer[];

  const sent = (): Promise<SendingAnswer> =>
    until(async () =>
      (await sendings()).find(({ state }) => state === 'sent' || state === 'failed'),
    );

  async function due(id: string): Promise<void> {
    const { reportJobs } = shop.server.api.backend;
    const job = { id: `due${id}`, name: 'report.mail', companyId: mercearia.id, actorId: 'test' };
    await reportJobs.enqueue({ ...job, payload: { id, timeZone: 'Africa/Maputo' } });
    await until(async () => {
      const { state } = (await reportJobs.get(mercearia.id, job.id)) ?? {};
      return state === 'done' || state === 'failed';
    });
  }

  const sentEvents = async () => {
    const { entries } = (await amelia.read(`${path}/history`)) as HistoryPage;
    return entries.filter(({ type }) => type === 'StatementSent');
  };

  it('by hand to each address, with the balance, and stand in the history of the client', async () => {
    const answer = await amelia.post(`${path}/statement/send`, { ...order, note: 'Bom dia.' });
    expect(answer.status).toBe(202);
    expect((answer.body as SendingsAccepted).ids).toHaveLength(1);
    expect(await sent()).toMatchObject({ to, language: 'pt', failure: null });
    const [mail] = await mailsTo(shop.server, to, subject);
    expect(mail?.text).toContain('Bom dia.');
    expect(mail?.text).toMatch(/Saldo: [\d\s\u202f\u00a0]+,\d\d MZN/);
    expect(await sentEvents()).toMatchObject([
      {
        data: {
          id: hotel.id,
          ledger: 'client',
          to,
          language: 'pt',
          from: '2026-01-01',
          until: '2026-03-31',
        },
      },
    ]);
    expect(JSON.stringify(await sentEvents())).not.toContain('Bom dia');
  });

  it('under the logo of the company, as documents do', async () => {
    const [plain] = await mailsTo(shop.server, to, subject);
    expect(plain?.source).not.toContain('cid:logo');
    const kept = await amelia.file('/companies/current/images', onePoint);
    const { id: logoId } = kept.body as { readonly id: string };
    await amelia.done('/companies/current', { logoId });
    await amelia.post(`${path}/statement/send`, { ...order, until: '2026-03-30' });
    const [mail] = await mailsTo(shop.server, to, subject.replace('31/03', '30/03'));
    expect(mail?.source).toContain('cid:logo');
    expect(mail?.source).toMatch(/Content-ID: <logo>/i);
    expect(mail?.source).toMatch(/filename=\S*\.pdf/);
  });

  it('by themselves in the words of a statement, noted as well, each day once', async () => {
    expect((await amelia.post('/report-schedules', monthly)).status).toBe(200);
    await due('MONTHLY');
    const mails = (await mailsOf(shop.server)).filter((mail) => mail.subject.startsWith('Account'));
    expect(mails).toMatchObject([{ to }]);
    expect(mails[0]?.subject).toContain('1 Mar 2026 – 31 Mar 2026');
    expect(await sentEvents()).toHaveLength(3);
  });

  it('of all days say up to which, in words and in the file', async () => {
    await amelia.post(`${path}/statement/send`, { to: [to], language: 'pt' });
    const all = 'Extracto de conta de Mercearia Sitoe, Lda, todos os movimentos até ';
    const mail = await until(async () =>
      (await mailsOf(shop.server)).find(({ subject: words }) => words.startsWith(all)),
    );
    expect(mail.subject.slice(all.length)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(mail.text).toMatch(/Período: todos os movimentos até \d\d\/\d\d\/\d{4}/);
  });

  it('and cannot be sent are notified to the person who had them sent', async () => {
    const { reportJobs } = shop.server.api.backend;
    const payload = { ledger: 'client', partyId: 'NOBODY', days: {}, to, language: 'pt' };
    const job = { id: 'LOST', name: 'statement.mail', companyId: mercearia.id };
    await reportJobs.enqueue({ ...job, actorId: await userIdOf(amelia), payload });
    expect(await noticed(amelia, 'reportFailed')).toMatchObject({ params: { name: 'NOBODY', to } });
  });

  it('are refused without an account, without an address and without the permission', async () => {
    const nobody = amelia.post('/clients/NOBODY/statement/send', order);
    expect(await refusal(nobody)).toMatchObject({ status: 404 });
    const asSupplier = amelia.post(`/suppliers/${hotel.id}/statement/send`, order);
    expect(await refusal(asSupplier)).toMatchObject({ status: 404 });
    const mails = amelia.get(`/suppliers/${hotel.id}/statement/sendings`);
    expect(await refusal(mails)).toMatchObject({ status: 404 });
    const wrong = amelia.post(`${path}/statement/send`, { ...order, to: ['hotel'] });
    expect(await refusal(wrong)).toMatchObject({
      status: 422,
      errors: [{ path: 'to.0', code: 'email.invalid' }],
    });
    const noDay = amelia.post(`${path}/statement/send`, { ...order, until: '2026-02-30' });
    expect(await refusal(noDay)).toMatchObject({ status: 422 });
    const permissions = ['reports.view', 'documents.view'] as const;
    const celeste = await joined(shop, 'celeste', { role: 'auditor', permissions });
    expect(await refusal(celeste.post(`${path}/statement/send`, order))).toMatchObject({
      status: 403,
    });
    const own = { ...monthly, id: 'OWN' };
    expect(await refusal(celeste.post('/report-schedules', own))).toMatchObject({
      code: 'identity.permissionMissing',
    });
  });

  it('of the finances automatically too, and compared with other days as a file', async () => {
    const finances = { ...monthly, id: 'FINANCES', report: 'financial_statement', filter: '{}' };
    expect((await amelia.post('/report-schedules', finances)).status).toBe(200);
    await due('FINANCES');
    const subjects = (await mailsOf(shop.server)).map((mail) => mail.subject);
    expect(subjects).toContain('Mercearia Sitoe, Lda: Extracto do hotel, 2 Mar 2026');
    const days = 'from=2026-03-01&to=2026-03-31&compareFrom=2026-02-01&compareTo=2026-02-28';
    const statement = `/reports/financial-statement?${days}`;
    const answer = (await amelia.read(statement)) as FinancialStatementAnswer;
    expect(answer.previous).toMatchObject({ from: '2026-02-01', sales: { netMinor: 0 } });
    amelia.language = 'pt';
    const file = await amelia.get(`${statement}&format=csv`);
    amelia.language = 'en';
    const [heading, sales] = file.text.split('\r\n');
    expect(heading).toBe('\uFEFFParte;Nome;Valor;Moeda;Antes;Diferença');
    const amount = ((answer.sales?.netMinor ?? 0) / 100).toFixed(2).replace('.', ',');
    expect(sales).toBe(`Resultado do período;Vendas sem IVA;${amount};MZN;0,00;${amount}`);
  });
});
