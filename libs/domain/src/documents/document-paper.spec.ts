import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aShop, issuedInShop, monday, specify } from '../testing/index.js';
import type { CopyKind } from './document.events.js';
import { attachFile, changeDocumentTexts, detachFile, printDocument } from './document-paper.js';

const past = [...aShop(), ...issuedInShop({ note: 'Entregar à tarde' })];
const id = 'FT_2026.1';
const printed = (copy: CopyKind = 'original'): JournalEvent => ({
  type: 'DocumentPrinted',
  data: { id, copy, on: monday },
});
const cancelled: JournalEvent = {
  type: 'DocumentCancelled',
  data: { id, on: monday, reason: 'engano' },
};

describe('printing a document', () => {
  const given = specify(printDocument);
  const print = (copy: CopyKind) => ({ type: 'PrintDocument', id, copy }) as const;

  it('prints the original once', () => {
    given(...past)
      .when(print('original'))
      .then(printed());
    given(...past, printed())
      .when(print('original'))
      .thenRefused('document.originalPrinted');
  });

  it('tells the file by its digest, where one was drawn', () => {
    const sha256 = '5f'.repeat(32);
    given(...past)
      .when({ ...print('original'), sha256 })
      .then({ type: 'DocumentPrinted', data: { id, copy: 'original', on: monday, sha256 } });
  });

  it('prints later copies after the original, and those for the file at any time', () => {
    for (const copy of ['second', 'third'] as const) {
      given(...past)
        .when(print(copy))
        .thenRefused('document.originalNotPrinted');
      given(...past, printed())
        .when(print(copy))
        .then(printed(copy));
    }
    given(...past)
      .when(print('duplicate'))
      .then(printed('duplicate'));
  });

  it('prints no original of what is cancelled, and nothing of what is not there', () => {
    given(...past, cancelled)
      .when(print('original'))
      .thenRefused('document.cancelledNotPrinted');
    given(...past)
      .when({ type: 'PrintDocument', id: 'FT_2026.2', copy: 'original' })
      .thenRefused('document.notFound');
  });
});

describe('changing the texts of a document', () => {
  const given = specify(changeDocumentTexts);
  const change = { type: 'ChangeDocumentTexts', id, texts: { note: 'Entregar de manhã' } } as const;
  const changed: JournalEvent = {
    type: 'DocumentTextsChanged',
    data: { id, before: { note: 'Entregar à tarde' }, after: { note: 'Entregar de manhã' } },
  };

  it('is possible until the original is printed', () => {
    given(...past)
      .when(change)
      .then(changed);
    given(...past, printed('duplicate'))
      .when(change)
      .then(changed);
    given(...past, printed())
      .when(change)
      .thenRefused('document.originalPrinted');
  });

  it('goes on from the texts as they are, and changes nothing twice', () => {
    given(...past, changed)
      .when({ ...change, texts: {} })
      .then({
        type: 'DocumentTextsChanged',
        data: { id, before: { note: 'Entregar de manhã' }, after: {} },
      });
    given(...past, changed)
      .when(change)
      .then();
  });

  it('is refused for what is cancelled, and in a closed series', () => {
    given(...past, cancelled)
      .when(change)
      .thenRefused('document.alreadyCancelled');
    given(...past, { type: 'SeriesClosed', data: { id: 'FT_2026' } })
      .when(change)
      .thenRefused('series.closed');
  });
});

describe('a file with a document', () => {
  const file = {
    attachmentId: 'att1',
    blobId: 'blob1',
    name: 'encomenda.pdf',
    contentType: 'application/pdf',
    size: 18_231,
    sha256: '5f'.repeat(32),
  };
  const attach = { type: 'AttachFile', id, ...file } as const;
  const { attachmentId, ...kept } = file;
  const attachment = { id: attachmentId, ...kept };
  const attached: JournalEvent = { type: 'DocumentFileAttached', data: { id, attachment } };

  it('is kept, also when the original is printed, until it is taken off', () => {
    specify(attachFile)(...past, printed())
      .when(attach)
      .then(attached);
    specify(attachFile)(...past, attached)
      .when(attach)
      .thenRefused('document.attachmentExists');
    const detach = { type: 'DetachFile', id, attachmentId } as const;
    specify(detachFile)(...past, attached)
      .when(detach)
      .then({ type: 'DocumentFileDetached', data: { id, attachment } });
    specify(detachFile)(...past)
      .when(detach)
      .thenRefused('document.attachmentNotFound');
  });

  it('has a name and an end to its size and number', () => {
    const given = specify(attachFile);
    given(...past)
      .when({ ...attach, size: 10_000_001 })
      .thenRefused('document.attachmentTooLarge');
    given(...past)
      .when({ ...attach, name: ' ' })
      .thenRefused('field.required');
    const twenty = Array.from({ length: 20 }, (_each, at): JournalEvent => {
      const data = { id, attachment: { ...attachment, id: `a${at}` } };
      return { type: 'DocumentFileAttached', data };
    });
    given(...past, ...twenty)
      .when(attach)
      .thenRefused('document.tooManyAttachments', { max: 20 });
    expect(given(...past, ...twenty.slice(1)).when(attach).events).toHaveLength(1);
  });
});
