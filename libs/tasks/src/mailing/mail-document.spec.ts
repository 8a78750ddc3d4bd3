import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryFailed, DeliveryRefused, type Mail } from '@balcao/delivery';
import { JobFailedForGood } from '@balcao/jobs';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { mailDocument } from './mail-document.js';
import { mailDocumentJob, mailDocumentOrder } from './mail-document-order.js';
import { readPaper } from './read-paper.js';

const to = 'contas@hotelindico.co.mz';
const asked = { companyId: shopId, actorId: 'amina' };

/** Of the file that a mail carries. */
const digestOf = (mail: Mail | undefined): string =>
  createHash('sha256')
    .update(mail?.attachments?.[0]?.content ?? '')
    .digest('hex');

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
        isSupplier: false,
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
    const handle = mailDocument({ journals, blobs: ground.blobs, mail });
    expect(await handle(run({ note: 'Bom dia,\nsegue a fatura.' }))).toEqual({ to });
    await handle(run());
    expect(await sent()).toEqual([
      {
        type: 'DocumentSent',
        data: {
          id: 'FT_2026.1',
          partyId: 'hotel',
          to,
          language: 'pt',
          sha256: digestOf(mails[0]),
        },
      },
    ]);
    expect(mails.map(({ id }) => id)).toEqual(['mail1', 'mail1']);
    const [first] = mails;
    expect(first?.subject).toBe('Factura FT 2026/1 de Mercearia Zambeze, Lda.');
    expect(first?.text).toContain('> Bom dia,\n> segue a fatura.');
    expect(first?.text).toContain('Vencimento: 01/04/2026');
    const [file] = first?.attachments ?? [];
    expect(file).toMatchObject({ name: 'FT-2026-1.pdf', contentType: 'application/pdf' });
    expect(new TextDecoder('latin1').decode(file?.content.subarray(0, 5))).toBe('%PDF-');
  });

  it('whose answer is lost goes again under its own id, and stands in the history once', async () => {
    const { mails, mail } = postOffice();
    const journals = ground.node();
    let isLost = true;
    const dying: typeof journals.execute = (companyId, command) => {
      const { type } = command.body;
      if (type !== 'RecordDocumentSent' || !isLost) return journals.execute(companyId, command);
      isLost = false;
      return Promise.reject(new Error('the power failed'));
    };
    const broken = {
      inspect: journals.inspect.bind(journals),
      history: journals.history.bind(journals),
      hasExecuted: journals.hasExecuted.bind(journals),
      execute: dying,
    };
    const handle = mailDocument({ journals: broken, blobs: ground.blobs, mail });
    await expect(handle(run())).rejects.toThrow('the power failed');
    expect(await sent()).toEqual([]);
    await handle(run());
    expect(mails.map(({ id }) => id)).toEqual(['mail1', 'mail1']);
    expect(mails.map((one) => digestOf(one))).toEqual([digestOf(mails[0]), digestOf(mails[0])]);
    expect(await sent()).toHaveLength(1);
  });

  it('is the original the first time, and a second copy afterwards', async () => {
    const papers = { journals: ground.node(), blobs: ground.blobs };
    const order = { companyId: shopId, actorId: 'amina', documentId: 'FT_2026.1' };
    const copyOf = async (jobId: string) =>
      (await readPaper(papers, { ...order, jobId, language: 'pt' }))?.paper.copy;
    expect(await copyOf('mail1')).toBe('Original');
    expect(await copyOf('mail1')).toBe('Original');
    expect(await copyOf('mail2')).toBe('Segunda via');
  });

  it('says on its paper that it was cancelled', async () => {
    await ground.done({ type: 'CancelDocument', id: 'FT_2026.1', reason: 'engano' });
    const papers = { journals: ground.node(), blobs: ground.blobs };
    const order = { jobId: 'mail1', companyId: shopId, actorId: 'amina' };
    const read = await readPaper(papers, { ...order, documentId: 'FT_2026.1', language: 'en' });
    expect(read?.paper).toMatchObject({ stamp: 'CANCELLED', copy: 'Duplicate' });
  });

  it('is tried again after a failure, and not after a refusal', async () => {
    const fails = mailDocument({
      journals: ground.node(),
      blobs: ground.blobs,
      mail: postOffice(new DeliveryFailed('no time')).mail,
    });
    await expect(fails(run())).rejects.toThrow(DeliveryFailed);
    const refuses = mailDocument({
      journals: ground.node(),
      blobs: ground.blobs,
      mail: postOffice(new DeliveryRefused('nobody here')).mail,
    });
    await expect(refuses(run())).rejects.toThrow(JobFailedForGood);
    expect(await sent()).toEqual([]);
  });

  it('is one of the company', async () => {
    const { mails, mail } = postOffice();
    const handle = mailDocument({ journals: ground.node(), blobs: ground.blobs, mail });
    await expect(handle(run({ documentId: 'FT_2026.9' }))).rejects.toThrow(JobFailedForGood);
    expect(mails).toEqual([]);
    expect(runOf({ id: 'mail1', name: mailDocumentJob, payload: 1 }).job.name).toBe(
      'mail.document',
    );
  });
});
