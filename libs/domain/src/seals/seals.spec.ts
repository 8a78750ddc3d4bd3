import { describe, expect, it } from '@jest/globals';
import { aShop, issuedInShop, monday, specify } from '../testing/index.js';
import { sealCode, sealDigest } from './seal-digest.js';
import { sealsDeciders } from './seals.deciders.js';
import type { MadeFile, SealedPack } from './seals.events.js';

const given = specify(sealsDeciders.SealJournal);
const shop = [...aShop(), ...issuedInShop({}, {})];
const hash = 'ab'.repeat(32);
const head = { revision: shop.length - 1, hash };

describe('sealing a journal', () => {
  it('ties the chain, the count and the last number of each series together', () => {
    const [event] = given(...shop).when({ type: 'SealJournal' }, { head }).events;
    if (event?.type !== 'JournalSealed') throw new Error('a seal is made');
    const { id, digest, ...sealed } = event.data;
    expect({ id, ...sealed }).toEqual({
      id: 'seal_1',
      number: 1,
      on: monday,
      from: 0,
      to: shop.length - 1,
      events: shop.length,
      hash,
      previous: '0'.repeat(64),
      series: [{ id: 'FT_2026', last: 2 }],
    });
    expect(digest).toBe(sealDigest('moderna', sealed));
    expect(sealCode(digest)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  });

  it('follows the seal before, which is within what it seals', () => {
    const first = given(...shop).when({ type: 'SealJournal' }, { head }).events;
    const later = { revision: shop.length + 5, hash: 'cd'.repeat(32) };
    const again = given(...shop, ...first).when(
      { type: 'SealJournal', on: '2026-03-01' },
      { head: later },
    );
    const [one, two] = [first[0], again.events[0]];
    if (one?.type !== 'JournalSealed' || two?.type !== 'JournalSealed')
      throw new Error('two seals');
    expect(two.data).toMatchObject({
      number: 2,
      on: '2026-03-01',
      from: shop.length,
      previous: one.data.digest,
    });
  });

  it('has nothing to do where nothing happened since', () => {
    const first = given(...shop).when({ type: 'SealJournal' }, { head }).events;
    const at = { revision: shop.length, hash };
    given(...shop, ...first)
      .when({ type: 'SealJournal' }, { head: at })
      .then();
  });

  it('differs in its digest by each of its facts', () => {
    const facts = {
      number: 1,
      on: monday,
      from: 0,
      to: 9,
      events: 10,
      hash,
      previous: '0'.repeat(64),
      series: [{ id: 'FT_2026', last: 2 }],
    };
    const others = [
      { ...facts, number: 2 },
      { ...facts, on: '2026-03-03' },
      { ...facts, from: 1 },
      { ...facts, to: 8 },
      { ...facts, events: 11 },
      { ...facts, hash: 'cd'.repeat(32) },
      { ...facts, previous: hash },
      { ...facts, series: [{ id: 'FT_2026', last: 3 }] },
      { ...facts, series: [] },
    ];
    const digests = [facts, ...others].map((one) => sealDigest('moderna', one));
    expect(new Set([...digests, sealDigest('other', facts)]).size).toBe(others.length + 2);
  });
});

describe('papers of an inspection', () => {
  const given = specify(sealsDeciders.SealPapers);
  const paper = (id: string) => ({ id, sha256: '5f'.repeat(32) });
  const seal = (...papers: readonly { id: string; sha256: string }[]) =>
    ({ type: 'SealPapers', id: 'papers_1', papers }) as const;

  it('are identified by the digests of their files', () => {
    const papers = [paper('FT_2026.1'), paper('FT_2026.2')];
    given(...shop)
      .when(seal(...papers))
      .then({ type: 'PapersSealed', data: { id: 'papers_1', papers } });
  });

  it('are of documents that there are', () => {
    given(...shop)
      .when(seal(paper('FT_2026.1'), paper('FT_2026.3')))
      .thenRefused('document.notFound');
  });
});

describe('an inspection pack', () => {
  const given = specify(sealsDeciders.SealPack);
  const pack: SealedPack = {
    id: 'pack_1',
    company: {
      id: 'moderna',
      name: 'Moderna',
      nuit: '400123454',
      country: 'MZ',
      currency: 'MZN',
      timeZone: 'Africa/Maputo',
    },
    period: { from: '2026-03-01', to: '2026-03-31' },
    madeAt: '2026-04-01T08:00:00.000Z',
    eventsFrom: 0,
    documentsUntil: 9,
    attachments: { compared: 0, changed: [] },
    files: [{ name: 'verify.html', size: 12, sha256: '5f'.repeat(32) }],
    papers: [],
  };
  const sealed = { type: 'PackSealed', data: pack } as const;

  it('is recorded with the digest of each of its files', () => {
    given(...shop)
      .when({ type: 'SealPack', ...pack })
      .then(sealed);
  });

  it('is recorded once', () => {
    given(...shop, sealed)
      .when({ type: 'SealPack', ...pack, papers: ['papers_1'] })
      .thenRefused('record.idTaken');
  });
});

describe('a file that was made from the books', () => {
  const file: MadeFile = {
    id: 'file_1',
    kind: 'fiscalFile' as const,
    blobId: 'fiscal_1',
    name: 'saft.xml',
    from: '2026-03-01',
    to: '2026-03-31',
    revision: 9,
    size: 12,
    sha256: '5f'.repeat(32),
  };
  const made = { type: 'FileMade', data: file } as const;
  const given = specify(sealsDeciders.NoteMadeFile);

  it('is recorded with its digest', () => {
    given(...shop)
      .when({ type: 'NoteMadeFile', ...file })
      .then(made);
  });

  it('is recorded once', () => {
    given(...shop, made)
      .when({ type: 'NoteMadeFile', ...file, size: 13 })
      .thenRefused('record.idTaken');
  });
});
