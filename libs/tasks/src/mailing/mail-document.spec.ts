import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryFailed, DeliveryRefused, type Mail } from '@balcao/delivery';
import { JobFailedForGood } from '@balcao/jobs';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { mailDocument } from './mail-document.js';
import { mailDocumentJob, mailDocumentOrder } from './mail-document-order.js';

const to = 'contas@hotelindico.co.mz';
const asked = { companyId: shopId, actorId: 'amina' };

/** A post office that keeps what it takes. */
function postOffice(refusal?: Error) {
  const mails: Mail[] = [];
  const send = (mail: Mail) => {
    if (refusal) return Promise.reject(refusal);
    mails.push(mail);
    return Promise.resolve();
  };
  return { mails, mail: { send, close: () => Promise.resolve() } };
}

describe('a document that is sent by mail', () => {
  let ground: ShopGround;

  beforeEach(async () => {
    ground = await openShopGround();
    await ground.done({
      type: 'RegisterParty',
      id: 'hotel',
      fields: {
        code: 'C001',
        name: 'Hotel <Índico> & Filhos',
        isClient: true,
        country: 'MZ',
        nuit: '400339910',
      },
      acceptNuitWarning: true,
    });
    await ground.done({
      type: 'IssueDocument',
      draftId: 'draft1',
      documentTypeId: 'FT',
      clientId: 'hotel',
      paymentTermsDays: 30,
      note: 'Entregar à tarde',
      lines: [
        {
          description: 'Arroz 25 kg <promoção>',
          unit: 'saco',
          quantity: '2',
          unitPrice: '1250.00',
          discounts: ['10'],
          vatId: 'vat_NOR',
        },
      ],
    });
  });
  afterEach(() => ground.end());

  const run = (order: Partial<Parameters<typeof mailDocumentOrder>[2]> = {}) =>
    runOf(
      mailDocumentOrder('mail1', asked, {
        kind: 'document',
        documentId: 'FT_2026.1',
        to,
        language: 'pt',
        ...order,
      }),
    );
  const sent = async () => (await ground.written()).filter(({ type }) => type === 'DocumentSent');

  it('goes with the whole document, and is noted in its history once', async () => {
    const { mails, mail } = postOffice();
    const journals = ground.node();
    const handle = mailDocument({ journals, mail });
    expect(await handle(run({ note: 'Bom dia,\nsegue a fatura.' }))).toEqual({ to });
    await handle(run());
    expect(await sent()).toEqual([
      { type: 'DocumentSent', data: { id: 'FT_2026.1', to, language: 'pt' } },
    ]);
    expect(mails.map(({ id }) => id)).toEqual(['mail1', 'mail1']);
    const [first] = mails;
    expect(first?.subject).toBe('Factura FT 2026/1 de Mercearia Zambeze, Lda.');
    expect(first?.text).toContain('> Bom dia,\n> segue a fatura.');
    expect(first?.text).toContain('Vence a: 01-04-2026');
    const [file] = first?.attachments ?? [];
    expect(file).toMatchObject({ name: 'FT-2026-1.html' });
    const html = new TextDecoder().decode(file?.content);
    for (const part of [
      'NUIT 400123456',
      'NUIT 400339910',
      'Hotel &lt;Índico&gt; &amp; Filhos',
      'Arroz 25 kg &lt;promoção&gt;',
      'Entregar à tarde',
      'Base tributável',
      'dois mil seiscentos e dez meticais',
      'Processado por computador',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('says on its paper that it was cancelled', async () => {
    await ground.done({ type: 'CancelDocument', id: 'FT_2026.1', reason: 'engano' });
    const { mails, mail } = postOffice();
    await mailDocument({ journals: ground.node(), mail })(run({ language: 'en' }));
    const html = new TextDecoder().decode(mails[0]?.attachments?.[0]?.content);
    expect(html).toContain('CANCELLED');
  });

  it('is tried again after a failure, and not after a refusal', async () => {
    const fails = mailDocument({
      journals: ground.node(),
      mail: postOffice(new DeliveryFailed('no time')).mail,
    });
    await expect(fails(run())).rejects.toThrow(DeliveryFailed);
    const refuses = mailDocument({
      journals: ground.node(),
      mail: postOffice(new DeliveryRefused('nobody here')).mail,
    });
    await expect(refuses(run())).rejects.toThrow(JobFailedForGood);
    expect(await sent()).toEqual([]);
  });

  it('is one of the company', async () => {
    const { mails, mail } = postOffice();
    const handle = mailDocument({ journals: ground.node(), mail });
    await expect(handle(run({ documentId: 'FT_2026.9' }))).rejects.toThrow(JobFailedForGood);
    expect(mails).toEqual([]);
    expect(runOf({ id: 'mail1', name: mailDocumentJob, payload: 1 }).job.name).toBe(
      'mail.document',
    );
  });
});
