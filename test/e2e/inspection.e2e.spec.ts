import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventsName,
  sealsName,
  tellPaper,
  reportLines,
  verifyPack,
  type Finding,
  type PackedSeal,
  type PackFiles,
} from '@balcao/verifier';
import { refusal } from './support/browser.js';
import { fileOf } from './support/files.js';
import { listAgain, put, textOf, type Files } from './support/forging.js';
import { joined } from './support/members.js';
import { packMade } from './support/packs.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('an inspection pack', () => {
  let shop: Shop;
  let pack: PackFiles;
  let handedOut: Uint8Array;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/documents/FT_2026.2/print', { copy: 'original', format: 'pdf' });
    handedOut = await fileOf(amelia.get('/documents/FT_2026.2/paper?copy=original&format=pdf'));
    await amelia.done('/seals', {});
    await amelia.done('/documents/D3/issue', twoSacks);
    await amelia.done('/documents/FT_2026.3/cancel', { reason: 'Duplicated' });
    await amelia.done('/documents/D4/issue', twoSacks);
    const auditor = await joined(shop, 'rui', { role: 'auditor' });
    const year = { from: '2026-01-01', to: '2026-12-31', withPapers: true };
    pack = await packMade(auditor, year);
  });
  afterAll(() => shop.server.end());

  it('is compared with a seal from outside, and says with which', () => {
    const { lastSeal, ...report } = verifyPack(pack);
    expect(reportLines(report, 'en').at(-1)).toContain('No outside seal was compared');
    const compared = verifyPack(pack, lastSeal?.code);
    expect(compared).toMatchObject({ verdict: 'fits', comparedWith: lastSeal });
    expect(reportLines(compared, 'pt').at(-1)).toContain(`O selo ${lastSeal?.code}, n.º 3`);
    const [finding] = verifyPack(pack, '0000-0000').checks.flatMap(({ findings }) => findings);
    expect(finding).toMatchObject({ check: 'seals', code: 'sealOutside', item: '0000-0000' });
  });

  it('is intact as it was made, with everything that an inspector looks for', () => {
    const report = verifyPack(pack);
    expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
    expect(report.verdict).toBe('fits');
    expect(Object.fromEntries(report.checks.map(({ check, looked }) => [check, looked]))).toEqual({
      files: [...pack.keys()].length - 1,
      pack: expect.any(Number),
      papers: 4,
      chain: report.events,
      seals: 3,
      signatures: 0,
      numbers: 4,
      declaration: 4,
      vat: 1,
      saft: 4,
    });
    expect([...pack.keys()].filter((name) => name.endsWith('.pdf')).sort()).toEqual(
      [1, 2, 3, 4].map((number) => `papers/FT-2026-${number}.pdf`),
    );
    expect(textOf(pack, 'verify.html')).toContain('<script type="module">');
  });

  const lines = (files: PackFiles): string[] => textOf(files, eventsName).trimEnd().split('\n');
  const lineOf = (files: PackFiles, what: string): number => {
    const found = lines(files).findIndex(
      (line) => line.includes('"type":"DocumentIssued"') && line.includes(`"reference":"${what}"`),
    );
    if (found === -1) throw new Error(`${what} is not there`);
    return found;
  };
  const rewritten = (files: Files, change: (all: string[]) => readonly string[]): void => {
    put(files, eventsName, `${change(lines(files)).join('\n')}\n`);
  };
  const inEvent = (files: Files, what: string, from: RegExp | string, to: string): void => {
    rewritten(files, (all) => {
      const at = lineOf(files, what);
      return all.map((line, index) => (index === at ? line.replace(from, to) : line));
    });
  };
  const inSeals = (files: Files, change: (seal: PackedSeal) => PackedSeal): void => {
    const seals = JSON.parse(textOf(files, sealsName)) as readonly PackedSeal[];
    put(
      files,
      sealsName,
      JSON.stringify(seals.map((seal, at) => (at === 0 ? change(seal) : seal))),
    );
  };
  const csvOf = (files: PackFiles): string =>
    [...files.keys()].find((name) => name.endsWith('.csv')) ?? '';

  /** What is done to a pack, and what is found: the check, and the name of the item. */
  const mutations: readonly (readonly [
    name: string,
    change: (files: Files) => void,
    wanted: Partial<Finding>,
    item: RegExp,
  ])[] = [
    [
      'an amount is changed',
      (files) => {
        inEvent(files, 'FT 2026/2', /"totalMinor":\d+/, '"totalMinor":1');
      },
      { check: 'chain', code: 'eventChanged' },
      /DocumentIssued FT 2026\/2/,
    ],
    [
      'the last event is dropped',
      (files) => {
        rewritten(files, (all) => all.slice(0, -1));
      },
      { check: 'seals', code: 'sealElsewhere' },
      /^3$/,
    ],
    [
      'an event in the middle is dropped',
      (files) => {
        const at = lineOf(files, 'FT 2026/2');
        rewritten(files, (all) => all.filter((_line, index) => index !== at));
      },
      { check: 'numbers', code: 'numberGap' },
      /FT_2026 3/,
    ],
    [
      'two events are swapped',
      (files) => {
        const [one, two] = [lineOf(files, 'FT 2026/1'), lineOf(files, 'FT 2026/2')];
        rewritten(files, (all) =>
          all.map((line, at) => (at === one ? all[two] : at === two ? all[one] : line) ?? ''),
        );
      },
      { check: 'chain', code: 'eventMissing' },
      /FT 2026\/2/,
    ],
    [
      'a byte of a PDF is changed',
      (files) => {
        const bytes = Uint8Array.from(files.get('papers/FT-2026-2.pdf') ?? []);
        bytes[100] = (bytes[100] ?? 0) ^ 1;
        files.set('papers/FT-2026-2.pdf', bytes);
      },
      { check: 'papers', code: 'paperUnsealed' },
      /papers\/FT-2026-2\.pdf/,
    ],
    [
      'a PDF is put in place of another',
      (files) => {
        files.set('papers/FT-2026-2.pdf', files.get('papers/FT-2026-1.pdf') ?? new Uint8Array());
      },
      { check: 'papers', code: 'paperOfAnother', expected: 'FT 2026/2' },
      /papers\/FT-2026-2\.pdf/,
    ],
    [
      'a cell of the declaration is changed',
      (files) => {
        const name = csvOf(files);
        const rows = textOf(files, name).split('\r\n');
        put(
          files,
          name,
          rows.map((row, at) => (at === 2 ? row.replace('.00', '.01') : row)).join('\r\n'),
        );
      },
      { check: 'declaration', code: 'rowDiffers' },
      /FT 2026\/2/,
    ],
    [
      'the events are put in another order',
      (files) => {
        rewritten(files, (all) => [...all].reverse());
      },
      { check: 'chain', code: 'eventMissing' },
      /JournalSealed/,
    ],
    [
      'an event is there twice',
      (files) => {
        const at = lineOf(files, 'FT 2026/1');
        rewritten(files, (all) =>
          all.flatMap((line, index) => (index === at ? [line, line] : line)),
        );
      },
      { check: 'numbers', code: 'numberTwice' },
      /FT_2026 1/,
    ],
    [
      'a seal is changed',
      (files) => {
        inSeals(files, (seal) => ({ ...seal, hash: seal.hash.replace(/^./, 'x') }));
      },
      { check: 'seals', code: 'sealChanged' },
      /^1$/,
    ],
    [
      'the count of a seal is changed',
      (files) => {
        inSeals(files, (seal) => ({ ...seal, events: seal.events - 1 }));
      },
      { check: 'seals', code: 'sealChanged' },
      /^1$/,
    ],
    [
      'a client is renamed',
      (files) => {
        inEvent(files, 'FT 2026/1', hotel.name, 'Outra, Lda');
      },
      { check: 'chain', code: 'eventChanged' },
      /FT 2026\/1/,
    ],
    [
      'a date is changed',
      (files) => {
        inEvent(files, 'FT 2026/4', /"issuedOn":"[^"]*"/, '"issuedOn":"2026-01-31"');
      },
      { check: 'chain', code: 'eventChanged' },
      /FT 2026\/4/,
    ],
  ];

  it.each(mutations)('tells when %s', (_name, change, wanted, item) => {
    const files: Files = new Map(pack);
    change(files);
    const naive = verifyPack(files);
    expect(naive.verdict).toBe('differs');
    const changed = { check: 'files', code: 'fileChanged', item: expect.any(String) };
    expect(naive.checks.flatMap(({ findings }) => findings)).toContainEqual(changed);
    // The list is tied to nothing: what it lists is tied to the events.
    listAgain(files);
    const found = verifyPack(files).checks.flatMap(({ findings }) => findings);
    expect(found.filter((one) => item.test(one.item))).toContainEqual(
      expect.objectContaining(wanted),
    );
  });

  it('knows a file that a client holds by the journal’s own digest, and no changed one', () => {
    const named = { reference: 'FT 2026/2', at: expect.any(String) };
    expect(tellPaper(pack, handedOut)).toEqual({ ...named, how: 'printed' });
    const packed = pack.get('papers/FT-2026-2.pdf') ?? new Uint8Array();
    expect(tellPaper(pack, packed)).toEqual({ ...named, how: 'packed' });
    const changed = Uint8Array.from(handedOut);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(tellPaper(pack, changed)).toBeUndefined();
  });

  it('tells when a PDF is taken out, and off the list', () => {
    const files: Files = new Map(pack);
    files.delete('papers/FT-2026-3.pdf');
    listAgain(files);
    const found = verifyPack(files).checks.flatMap(({ findings }) => findings);
    expect(found).toEqual([{ check: 'papers', code: 'paperMissing', item: 'FT 2026/3' }]);
  });

  it('is distinguished from what is not a pack', () => {
    const none = verifyPack(new Map([['notes.txt', new Uint8Array([1])]]));
    expect(none.verdict).toBe('differs');
    expect(none.checks[0]?.findings[0]?.code).toBe('manifestUnreadable');
  });

  it('is of days of one year, for those who may see what happened', async () => {
    const { amelia } = shop;
    const years = { from: '2025-12-01', to: '2026-01-31', withPapers: false };
    expect((await refusal(amelia.post('/inspection-packs', years))).status).toBe(422);
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    expect((await refusal(celeste.get('/inspection-packs'))).status).toBe(403);
  });
});
