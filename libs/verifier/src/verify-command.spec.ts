import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { hashOf } from './check-chain.js';
import { sealDigest } from './check-seals.js';
import { packFormat, zeros, type PackedEvent } from './pack.js';
import { sha256 } from './sha256.js';
import { verifyCommand } from './verify-command.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const company = { id: 'MERCEARIA', name: 'Mercearia Sol', nuit: '400123450' };
const period = { from: '2026-01-01', to: '2026-12-31' };
const attachments = { compared: 0, changed: [] };
/** What the list of the pack and the event that sealed it both say. */
const facts = {
  company,
  period,
  attachments,
  madeAt: '2026-11-27T08:00:00.000Z',
  documentsUntil: 1,
};

/** Two events of a company and those of its pack, as they are stored. */
function packedEvents() {
  const events: PackedEvent[] = [];
  const record = (type: string, data: PackedEvent['data']): void => {
    const event = { revision: events.length, type, data, metadata: {} };
    const before = events.at(-1)?.metadata['hash'];
    const hash = hashOf(typeof before === 'string' ? before : zeros, event);
    events.push({ ...event, metadata: { hash } });
  };
  for (const id of ['rice', 'beans']) record('ArticleRegistered', { id, lines: [1] });
  const empty = { files: [], papers: [] };
  record('PackSealed', { id: 'pack_1', ...facts, eventsFrom: 0, ...empty });
  const sealed = { number: 1, on: '2026-11-27', from: 0, to: 2, events: 3, series: [] };
  const hash = String(events[2]?.metadata['hash']);
  const seal = { revision: 3, ...sealed, hash, previous: zeros, digest: '' };
  const digest = sealDigest(company.id, seal);
  record('JournalSealed', { id: 'seal_1', ...seal, digest });
  return { events, seals: [{ ...seal, digest }] };
}

/** `other` stands in the place of files, and the list of the pack is made of them as they are. */
function wholePack(other = {}): Readonly<Record<string, Uint8Array>> {
  const { events, seals } = packedEvents();
  const files: Readonly<Record<string, Uint8Array>> = {
    'events.jsonl': bytes(events.map((event) => `${JSON.stringify(event)}\n`).join('')),
    'seals.json': bytes(JSON.stringify(seals)),
    ...other,
  };
  const manifest = {
    format: packFormat,
    sealedBy: 'pack_1',
    ...facts,
    events: { from: 0, before: zeros, count: 4, last: events[3]?.metadata['hash'] },
    files: Object.entries(files).map(([name, content]) => {
      return { name, size: content.length, sha256: sha256(content) };
    }),
  };
  return { 'manifest.json': bytes(JSON.stringify(manifest)), ...files };
}

const textOf = (name: string): string => new TextDecoder().decode(wholePack()[name]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What the command answers and says of a pack. */
function verified(...words: readonly string[]) {
  const texts: string[] = [];
  const write = (text: string): void => {
    texts.push(text);
  };
  const code = verifyCommand(words, { out: write, error: write });
  return { code, said: texts.join('\n') };
}

function archived(content: Uint8Array, ...words: readonly string[]) {
  const path = join(folder, 'pack.zip');
  writeFileSync(path, content);
  return verified(path, ...words);
}

function unpacked(files: Readonly<Record<string, Uint8Array>>) {
  const path = join(folder, 'pack');
  mkdirSync(path, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return verified(path);
}

describe('the check of a pack from the command line', () => {
  it('answers 0 where everything fits, of an archive and of a folder', () => {
    expect(archived(zipSync(wholePack()))).toMatchObject({ code: 0 });
    expect(unpacked(wholePack())).toMatchObject({ code: 0 });
  });

  it('says how it is called', () => {
    expect(verified()).toEqual({ code: 2, said: expect.stringContaining('PACK.zip-or-FOLDER') });
  });

  it('says that there is no such file', () => {
    const path = join(folder, 'none.zip');
    expect(verified(path)).toEqual({ code: 2, said: `${path}: File or folder not found.` });
  });

  it('says what the system said where a file cannot be read', () => {
    const path = join(folder, 'loop.zip');
    symlinkSync(path, path);
    expect(verified(path, 'pt')).toEqual({
      code: 2,
      said: `${path}: O sistema não deixa que seja lido (ELOOP).`,
    });
  });

  it('says that a file is no pack', () => {
    expect(archived(bytes('FT 2026/1'))).toEqual({
      code: 2,
      said: expect.stringContaining('This is not a readable inspection pack.'),
    });
  });

  it('says that an archive was cut off, wherever that is', () => {
    const whole = zipSync(wholePack());
    for (let length = 2; length < whole.length; length += 7) {
      const { code, said } = archived(whole.subarray(0, length), 'pt');
      expect({ length, code, said }).toEqual({
        length,
        code: 2,
        said: expect.stringContaining('ficou incompleto ao ser copiado'),
      });
    }
  });

  const spoilt = {
    'is empty': () => '',
    'is no JSON': () => '{"format":',
    'is no text': () => '\ufffd\u0000',
    'is null': () => 'null',
    'holds null': () => '[null]',
    'is a number': () => '7',
    'ends in the middle': (content: string) => content.slice(0, content.length / 2),
    'has a list where an object was': (content: string) => content.replace(/\{.*?\}/s, '[]'),
    'has null for each list': (content: string) => content.replace(/\[.*?\]/gs, 'null'),
    'has null for each text': (content: string) => content.replace(/:"[^"]*"/g, ':null'),
  };
  const cases = Object.keys(wholePack()).flatMap((name) =>
    Object.entries(spoilt)
      .map(([how, spoil]) => [name, how, spoil(textOf(name))] as const)
      .filter(([, , content]) => content !== textOf(name)),
  );

  it.each(cases)('says that something does not fit where %s %s', (name, _, content) => {
    const { code, said } = unpacked({ ...wholePack(), [name]: bytes(content) });
    expect(code).toBe(1);
    expect(said).toContain('Not intact: something does not match.');
    expect(said).toContain(name);
  });

  it('meets what nobody can have written, where the list of the pack says the same, in words', () => {
    const seal = { digest: 'a'.repeat(64), series: [null] };
    const { code, said } = unpacked(wholePack({ 'seals.json': bytes(JSON.stringify([seal])) }));
    expect(code).toBe(1);
    expect(said).toContain('What this check reads does not have the shape of a pack: seals.json');
  });
});
