import { describe, expect, it } from '@jest/globals';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { aContext, aShop, booksOf, factsFor, issue, issuedInShop } from '../testing/index.js';
import type { DeclarePeriod } from './fiscal.commands.js';
import type { DeclaredFile } from './fiscal.events.js';
import { evolveAll } from '../testing/index.js';

const april = { now: '2026-04-03T07:00:00.000Z' };
const file: DeclaredFile = {
  fileId: 'fiscal-march',
  fileKind: 'declaration-csv',
  fileName: 'march.zip',
  size: 900,
  sha256: 'ab',
  revision: 40,
  madeOn: '2026-04-02',
};
const declare = (differing: Partial<DeclarePeriod> = {}): DeclarePeriod => ({
  type: 'DeclarePeriod',
  period: '2026-03',
  ...file,
  alterations: [],
  readTo: 1_000,
  ...differing,
});
const marchDeclared: JournalEvent = {
  type: 'PeriodDeclared',
  data: { id: '2026-03', ...file, on: '2026-04-03' },
};
const shop = [...aShop(), ...issuedInShop({}, {})];

function run(
  past: readonly JournalEvent[],
  command: Command,
  context: Parameters<typeof aContext>[0] = april,
) {
  return decide(booksOf(...past), command, aContext({ ...factsFor(command, past), ...context }));
}

describe('declaring a month', () => {
  it('keeps the file, its position and its day', () => {
    expect(run(shop, declare({ receipt: 'AT-1' }))).toEqual([
      {
        type: 'PeriodDeclared',
        data: { id: '2026-03', ...file, on: '2026-04-03', receipt: 'AT-1' },
      },
    ]);
  });

  it('names at once what has changed since the file was made', () => {
    const kind = 'cancelled';
    const ids = { documentId: 'FT_2026.1', reference: 'FT 2026/1', partyId: 'mercearia' };
    const change = {
      kind,
      ...ids,
      issuedOn: '2026-03-02',
      baseMinor: -1,
      vatMinor: -1,
      totalMinor: -2,
    } as const;
    const [, altered] = run(shop, declare({ alterations: [change] }));
    expect(altered).toEqual({ type: 'DeclaredPeriodAltered', data: { id: '2026-03', ...change } });
  });

  it('is refused before the month has ended', () => {
    expect(() => run(shop, declare({ period: '2026-04' }))).toThrow('fiscal.periodNotEnded');
    expect(() => run(shop, declare({ period: '2026-13' }))).toThrow('fiscal.invalidPeriod');
  });

  it('is refused when documents came since the changes were looked for', () => {
    expect(() => run(shop, declare({ readTo: 3 }))).toThrow('fiscal.changedMeanwhile');
  });
});

describe('a declared month', () => {
  const declared = [...shop, marchDeclared];
  const cancel = {
    type: 'CancelDocument',
    id: 'FT_2026.1',
    reason: 'Erro',
    altersDeclared: true,
  } as const;

  it('is altered by a document that is taken back', () => {
    const events = run(declared, cancel);
    expect(events.at(-1)).toEqual({
      type: 'DeclaredPeriodAltered',
      data: {
        id: '2026-03',
        kind: 'cancelled',
        documentId: 'FT_2026.1',
        reference: 'FT 2026/1',
        issuedOn: '2026-03-02',
        partyId: 'mercearia',
        baseMinor: -45_000,
        vatMinor: -7_200,
        totalMinor: -52_200,
      },
    });
  });

  it('is altered by a document dated back, and not by one of April', () => {
    const back = issue({ draftId: 'd8', issuedOn: '2026-03-31' });
    expect(run(declared, back).at(-1)).toMatchObject({
      type: 'DeclaredPeriodAltered',
      data: { kind: 'issued', vatMinor: 7_200 },
    });
    const types = run(declared, issue({ draftId: 'd9' })).map(({ type }) => type);
    expect(types).toEqual(['DocumentIssued']);
  });

  it('is as it was declared when the document is put back', () => {
    const books = booksOf(...declared);
    const cancelled = run(declared, cancel);
    evolveAll(books, cancelled, declared.length);
    expect(books.fiscal.declarations.get('2026-03')?.changes).toHaveLength(1);
    const past = [...declared, ...cancelled];
    const restored = run(past, { type: 'RestoreDocument', id: 'FT_2026.1' });
    evolveAll(books, restored, past.length);
    expect(books.fiscal.declarations.get('2026-03')?.changes).toEqual([]);
  });

  it('remembers clients who are renamed, and none before anything was declared', () => {
    const renamed: JournalEvent = {
      type: 'PartyChanged',
      data: { id: 'mercearia', before: { nuit: '400339910' }, after: { nuit: '400005834' } },
    };
    const phoned: JournalEvent = {
      type: 'PartyChanged',
      data: { id: 'mercearia', before: {}, after: { phone1: '841234567' } },
    };
    const { renamed: before } = booksOf(...shop, renamed).fiscal;
    expect(before.get()).toEqual([]);
    const { renamed: after } = booksOf(...declared, renamed, phoned).fiscal;
    expect(after.get()).toMatchObject([{ partyId: 'mercearia', after: { nuit: '400005834' } }]);
  });

  it('has nothing left to put right once that is said', () => {
    const past = [...declared, ...run(declared, cancel)];
    const settle = {
      type: 'SettleDeclaredChanges',
      period: '2026-03',
      until: past.length,
    } as const;
    const settled = run(past, { ...settle, note: 'NC 2026/4' });
    const { declarations } = booksOf(...past, ...settled).fiscal;
    expect(declarations.get('2026-03')).toMatchObject({
      changes: [],
      settled: { note: 'NC 2026/4' },
    });
    expect(() => run(past, { ...settle, note: ' ' })).toThrow('fiscal.noteRequired');
    expect(() => run(shop, { ...settle, note: 'x' })).toThrow('fiscal.notDeclared');
  });

  it('is replaced by a later file, and open again once the mark is withdrawn', () => {
    const again = [...declared, ...run(declared, declare({ fileId: 'second' }))];
    expect(booksOf(...again).fiscal.declarations.get('2026-03')).toMatchObject({ times: 2 });
    const withdraw = { type: 'WithdrawDeclaration', period: '2026-03', reason: 'Engano' } as const;
    const { declarations } = booksOf(...again, ...run(again, withdraw)).fiscal;
    expect(declarations.has('2026-03')).toBe(false);
  });
});

describe('the mode of signing', () => {
  const keys = { versions: ['1'], sign: () => 'x' };
  const change = (fields: object): Command => ({ type: 'ChangeFiscalSettings', fields });

  it('asks for a key where one is needed', () => {
    const rsa = change({ signatureMode: 'rsa-sha256' });
    expect(() => run(shop, rsa)).toThrow('fiscal.keyMissing');
    expect(run(shop, rsa, { ...april, keys })).toMatchObject([
      { type: 'FiscalSettingsChanged', data: { after: { signatureMode: 'rsa-sha256' } } },
    ]);
    expect(run(shop, change({ signatureMode: 'sha256-chain' }))).toHaveLength(1);
  });

  it('is not turned off while a signed series is open', () => {
    const on = run(shop, change({ signatureMode: 'sha256-chain' }));
    const past = [...shop, ...on];
    const signed = [...past, ...run(past, issue({ draftId: 'd5' }))];
    const off = change({ signatureMode: 'off' });
    expect(() => run(signed, off)).toThrow('fiscal.seriesSigned');
    const closed: JournalEvent = { type: 'SeriesClosed', data: { id: 'FT_2026' } };
    expect(run([...signed, closed], off)).toHaveLength(1);
  });
});
