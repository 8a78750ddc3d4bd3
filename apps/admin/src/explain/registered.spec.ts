import { figuresLeftOut, rowFigureKind } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figuresOfList } from './figure-of.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

/** Columns of lists are declared beside the list's resource. */
const lists = sources.filter(({ text }) => /\b(ManagementDefinition<|DocumentColumn\b)/.test(text));

const resourcesIn = (text: string): readonly string[] =>
  [...text.matchAll(/'((?:commercial\/[a-z_/]+)|documents)'/g)].map(([, name = '']) => name);

/** Lists whose resource is made of parts; their folder says where their rows are. */
const named: ReadonlySet<string> = new Set(['documents', 'payments']);

/** Fields whose names say that they are of money or of quantities. */
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+Minor|quantity(?:Micros)?|reserved|onOrder|available|projected|level)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in figuresLeftOut));

describe('every column of a list that shows money or a quantity', () => {
  it('is registered with the events that add up to it', () => {
    const missing = lists.flatMap(({ file, text }) => {
      const collections = resourcesIn(text).flatMap((resource) => figuresOfList(resource) ?? []);
      const [folder = ''] = file.split('/');
      const known = [...collections, ...(named.has(folder) ? [folder] : [])];
      if (known.length === 0) return [];
      return figuresIn(text)
        .filter((field) => known.every((of) => rowFigureKind(of, field) === undefined))
        .map((field) => `${file}: ${field}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('is found in the lists that have any', () => {
    const withFigures = lists.filter(({ text }) => /Minor|isNumeric: true/.test(text));
    expect(withFigures.length).toBeGreaterThan(12);
  });
});

describe('every card of the dashboard that shows money', () => {
  it('explains it, or is among those that are no sums', () => {
    const missing = sources
      .filter(({ file, text }) => file.startsWith('dashboard/') && text.includes('<Amount'))
      .filter(({ text }) => !/<Explain(ed|Button)\b/.test(text))
      .map(({ file }) => file);
    expect(missing).toEqual(proofs);
  });
});

/** The lists that prove the dashboard: each row is a document, and opens it. */
const proofs = ['dashboard/proof/ProofTotalsStrip.tsx', 'dashboard/proof/columns.tsx'];
