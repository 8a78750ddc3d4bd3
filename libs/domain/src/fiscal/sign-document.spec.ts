import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decide } from '../commands.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import {
  aContext,
  aShop,
  booksOf,
  evolveAll,
  factsFor,
  issue,
  issuedInShop,
} from '../testing/index.js';
import type { DocumentKeys } from './document-keys.js';
import { base64OfHex } from './base64.js';
import type { FiscalSettings } from './fiscal.events.js';

/** Names the key and what it signed: a test sees both. */
const keys: DocumentKeys = {
  versions: ['1', '2'],
  sign: (digest, version, message) => `${digest}/${version}(${message})`,
};
const set = (after: Partial<FiscalSettings>): JournalEvent => ({
  type: 'FiscalSettingsChanged',
  data: { id: 'moderna', before: { signatureMode: 'off' }, after },
});

/** Issues documents one after the other and answers them. */
function issued(
  settings: readonly JournalEvent[],
  ...commands: readonly ReturnType<typeof issue>[]
): readonly DocumentIssuedData[] {
  const past = [...aShop(), ...settings];
  const books = booksOf(...past);
  let revision = past.length;
  return commands.map((command) => {
    const events = decide(books, command, aContext({ ...factsFor(command, past), keys }));
    evolveAll(books, events, revision);
    revision += events.length;
    past.push(...events);
    const document = events.find(({ type }) => type === 'DocumentIssued');
    if (document?.type !== 'DocumentIssued') throw new Error('no document');
    return document.data;
  });
}

const two = [issue({ draftId: 'd1' }), issue({ draftId: 'd2' })] as const;

describe('issuing a document', () => {
  it('signs days, number, total and the signature before it', () => {
    const [first, second] = issued([set({ signatureMode: 'rsa-sha1' })], ...two);
    expect(first?.signature).toMatchObject({
      mode: 'rsa-sha1',
      hash: 'sha1/2(2026-03-02;2026-03-02T09:30:00;FT 2026/1;522.00;)',
      control: '2',
      previous: '',
      enteredAt: '2026-03-02T09:30:00',
      characters: 's629',
    });
    const before = first?.signature?.hash ?? '';
    expect(second?.signature?.previous).toBe(before);
    expect(second?.signature?.hash).toContain(`FT 2026/2;522.00;${before})`);
  });

  it('signs with the version that is chosen, and over the digest of its mode', () => {
    const chosen = set({ signatureMode: 'rsa-sha256', signatureKey: '1' });
    expect(issued([chosen], issue())[0]?.signature?.hash).toMatch(/^sha256\/1\(/);
  });

  it('chains by a digest without any key', () => {
    const [first, second] = issued([set({ signatureMode: 'sha256-chain' })], ...two);
    const message = `2026-03-02;2026-03-02T09:30:00;FT 2026/2;522.00;${first?.signature?.hash}`;
    const hash = createHash('sha256').update(message).digest('base64');
    expect(second?.signature).toMatchObject({ hash, control: '0' });
  });

  it('signs nothing while the mode is off', () => {
    expect(issued([], issue())[0]).not.toHaveProperty('signature');
  });

  it('begins the chain of a series where the mode is turned on in its midst', () => {
    const past = [...issuedInShop({ draftId: 'd1' }), set({ signatureMode: 'rsa-sha1' })];
    expect(issued(past, issue({ draftId: 'd9' }))[0]?.signature?.previous).toBe('');
  });

  it('goes on over a document that was cancelled', () => {
    const past = [...aShop(), set({ signatureMode: 'rsa-sha1' })];
    const books = booksOf(...past);
    const [first] = decide(books, issue({ draftId: 'd1' }), aContext({ keys }));
    if (first?.type !== 'DocumentIssued') throw new Error('no document');
    evolveAll(books, [first], past.length);
    const cancel = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Erro' } as const;
    const facts = factsFor(cancel, [...past, first]);
    evolveAll(books, decide(books, cancel, aContext(facts)), past.length + 1);
    const [second] = decide(books, issue({ draftId: 'd2' }), aContext({ keys }));
    expect(second?.data).toMatchObject({ signature: { previous: first.data.signature?.hash } });
  });

  it('is refused while the key is not in its place', () => {
    const books = booksOf(...aShop(), set({ signatureMode: 'rsa-sha1', signatureKey: '7' }));
    expect(() => decide(books, issue(), aContext({ keys }))).toThrow('fiscal.keyMissing');
    expect(() => decide(books, issue(), aContext())).toThrow('fiscal.keyMissing');
  });
});

describe('a digest in base64', () => {
  it.each(['', '00', 'ff01', '0102ff', '9f86d081884c7d65'])('of %s is what others make', (hex) => {
    expect(base64OfHex(hex)).toBe(Buffer.from(hex, 'hex').toString('base64'));
  });
});
