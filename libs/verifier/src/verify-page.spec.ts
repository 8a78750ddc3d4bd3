import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from './sha256.js';
import { canonicalJson } from './canonical-json.js';
import { minorOf } from './declaration.js';
import { findingCodes, checks } from './report.js';
import { verifyPage } from './verify-page.js';
import { verifierWords } from './words.js';

const root = new URL('../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');

describe('the page that checks packs', () => {
  it('is made of the sources as they are', async () => {
    const sources = createHash('sha256');
    for (const name of readdirSync(new URL('src/', root)).sort()) {
      if (!name.endsWith('.spec.ts')) sources.update(`${name}\n${read(`src/${name}`)}\n`);
    }
    sources.update(read('page/template.html'));
    const page = (await verifyPage()).toString();
    const [, made] = /<meta name="sources" content="([^"]*)"/.exec(page) ?? [];
    // Otherwise: node scripts/verify-page.mjs
    expect(made).toBe(sources.digest('hex'));
  });

  it('needs nothing from elsewhere', async () => {
    const page = (await verifyPage()).toString();
    expect(page.match(/(?:src|href)="[^"]*"|\bimport\s*\(|from\s*"[^"]*"/g)).toBeNull();
  });

  it('has its sentences in both languages', () => {
    for (const { checks: named, findings } of Object.values(verifierWords)) {
      expect(Object.keys(named)).toEqual([...checks]);
      expect(Object.keys(findings)).toEqual([...findingCodes]);
    }
  });
});

describe('what the verifier works out by itself', () => {
  it('is the SHA-256 of everybody, whatever the length', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000]) {
      const content = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
      const expected = createHash('sha256').update(content).digest('hex');
      expect(sha256(content)).toBe(expected);
    }
    expect(sha256('ção')).toBe(createHash('sha256').update('ção').digest('hex'));
  });

  it('is JSON in the order of names', () => {
    expect(canonicalJson({ b: [1, null, 'é'], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,null,"é"]}',
    );
  });

  it('reads amounts to the cent, and nothing else as an amount', () => {
    expect([minorOf('1234.50'), minorOf('-0.05'), minorOf('7')]).toEqual([123_450, -5, 700]);
    expect([minorOf(''), minorOf('1,00'), minorOf('1.005')].map(Number.isNaN)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
