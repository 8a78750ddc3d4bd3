import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyAnswer, TillStart } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { hotel, mercearia, openShop, rice, twoSacks, type Shop } from './support/shop.js';

const year = { from: '2026-01-01', to: '2026-12-31' } as const;
const certificates = { AO: '123/AGT/2025', PT: '2230/AT' };

describe('the certificate of the program', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ certificates });
  });
  afterAll(() => shop.server.end());

  /** A company of the country that has issued one invoice. */
  async function companyIn(country: string): Promise<Browser> {
    const { amelia } = shop;
    const id = `MERCEARIA_${country}`;
    await amelia.found({ ...mercearia, id, country, acceptNuitWarning: true });
    amelia.company = id;
    await amelia.done('/articles', rice);
    await amelia.done('/clients', { ...hotel, acceptNuitWarning: true });
    await amelia.done('/documents/D1/issue', twoSacks);
    return amelia;
  }

  async function saftOf(browser: Browser, kind: 'saft-ao' | 'saft-pt' | 'saft-mz') {
    const { id } = await fiscalFileMade(browser, { kind, ...year });
    const { text } = await browser.get(`/fiscal/files/${id}/file`).buffer(true);
    return /<Software\w+Number>[^<]*</.exec(text)?.[0];
  }

  it.each([
    ['AO', 'saft-ao', 'Processado por programa validado n.º 123/AGT/2025', '123/AGT/2025'],
    ['PT', 'saft-pt', 'Processado por programa certificado n.º 2230/AT', '2230'],
  ] as const)(
    'of %s stands on its papers and in its file',
    async (country, kind, sentence, number) => {
      const browser = await companyIn(country);
      const { text } = await browser.get('/documents/FT_2026.1/paper?language=pt');
      expect(text).toContain(sentence);
      const { certificate } = (await browser.read('/companies/current')) as CompanyAnswer;
      const { papers } = (await browser.read('/pos/start')) as TillStart;
      const own = certificates[country];
      expect([certificate, ...papers.map((paper) => paper.certificate)]).toEqual([
        own,
        ...papers.map(() => own),
      ]);
      expect(await saftOf(browser, kind)).toMatch(new RegExp(`>${number}<$`));
    },
  );

  it('is none where its country has given none: made by a computer, and 0 in the file', async () => {
    const browser = await companyIn('MZ');
    const { text } = await browser.get('/documents/FT_2026.1/paper?language=pt');
    expect(text).toContain('Processado por computador');
    expect(text).not.toContain('programa');
    expect(await saftOf(browser, 'saft-mz')).toBe('<SoftwareCertificateNumber>0<');
  });
});
