import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { itOnPublished } from '../../../../test/published.js';
import { checkValue } from './check-value.js';
import { readNotation } from './notation.js';
import { readXsd } from './read-xsd.js';
import { renderXsd } from './render-xsd.js';
import { angolanSchema, mozambicanSchema, portugueseSchema } from './saft-schemas.js';
import type { Particle, Schema, TypeRule } from './schema.js';
import { SchemaValidator, type SchemaProblem } from './validator.js';
import { amount, cents, day, matching, oneOf, text, time, wholeNumber } from './values.js';

/** Reads elements written as `A` and `/` through a content. */
function problemsOf(content: string, schema: string): readonly SchemaProblem[] {
  const types = new Map<string, TypeRule>([['Root', { content: readNotation(content) }]]);
  const problems: SchemaProblem[] = [];
  const validator = new SchemaValidator({ namespace: '', root: 'Root', types }, (problem) =>
    problems.push(problem),
  );
  validator.open('Root');
  for (const name of schema.split(' ').filter(Boolean)) {
    validator.open(name);
    validator.close('');
  }
  validator.close('');
  return problems;
}

describe('the content of an element', () => {
  it.each([
    ['A B? C*', 'A'],
    ['A B? C*', 'A B C C'],
    ['A (B | C)', 'A C'],
    ['(A B)+', 'A B A B'],
    ['(A? | B?) C', 'C'],
    ['(A? B?)* C?', 'B A B C'],
    ['A?', ''],
  ])('%s is told by %s', (content, schema) => {
    expect(problemsOf(content, schema)).toEqual([]);
  });

  it.each([
    ['A B', 'A', 'incomplete', 'B'],
    ['A B', 'B', 'unexpected', 'A'],
    ['A (B | C) D', 'A B C D', 'unexpected', 'D'],
    ['A B? C', 'A A C', 'unexpected', 'B, C'],
    ['A', 'A X', 'unexpected', ''],
  ])('%s is not told by %s', (content, schema, code, expected) => {
    expect(problemsOf(content, schema)[0]).toMatchObject({ code, expected });
  });

  it('goes on after one mistake without telling of others', () => {
    expect(problemsOf('A B C D', 'A C D')).toHaveLength(1);
    expect(problemsOf('A B C', 'A X B C')).toHaveLength(1);
  });
});

describe('the text of an element', () => {
  it.each([
    ['', text(3), 'tooShort'],
    ['abcd', text(3), 'tooLong'],
    ['X', oneOf('N A'), 'notOneOf'],
    ['12345', matching('[0-9]{4}'), 'pattern'],
    ['-0.01', amount, 'tooSmall'],
    ['12,5', amount, 'type'],
    ['12.5', cents, 'pattern'],
    ['13', wholeNumber(1, 12), 'tooLarge'],
    ['2026-02-30', day, 'type'],
    ['2026-03-02', time, 'type'],
    ['2026-03-02T24:00:00', time, 'type'],
  ])('%s is refused', (sentence, rule, kind) => {
    expect(checkValue(sentence, rule)?.kind).toBe(kind);
  });

  it.each([
    ['東京𠮷', text(3)],
    ['.5', amount],
    ['0', amount],
    ['12.50', cents],
    ['2024-02-29', day],
    ['2026-03-02T14:30:00Z', time],
  ])('%s is taken', (sentence, rule) => {
    expect(checkValue(sentence, rule)).toBeUndefined();
  });
});

/** A group around one part is that part. */
function collapsed(particle: Particle): Particle {
  if (particle.kind === 'element') return particle;
  const [only, ...others] = particle.parts;
  if (only === undefined || others.length > 0) return particle;
  const isOptional = particle.isOptional || only.isOptional;
  const isRepeated = particle.isRepeated || only.isRepeated;
  return collapsed({ ...only, isOptional, isRepeated });
}

/** Every element with its children, in order and by how often, down from the root. */
function outline(schema: Schema): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const shape = (loose: Particle, path: string): string => {
    const particle = collapsed(loose);
    const often = `${particle.isOptional ? '?' : ''}${particle.isRepeated ? '+' : ''}`;
    if (particle.kind === 'element') {
      visit(`${path}/${particle.name}`, particle.type);
      return `${particle.name}${often}`;
    }
    const inner = particle.parts.map((part) => shape(part, path));
    const joined = inner.join(particle.kind === 'choice' ? ' | ' : ' ');
    return often === '' && particle.kind === 'sequence' ? joined : `(${joined})${often}`;
  };
  const visit = (path: string, type: string): void => {
    const rule = schema.types.get(type);
    if (rule !== undefined && 'content' in rule) lines.set(path, shape(rule.content, path));
  };
  visit(schema.root, schema.root);
  return lines;
}

describe('our schemas', () => {
  const published = [
    ['Portugal', portugueseSchema, 'SAFTPT_1_04_01_NO_ASSERT_NO_ALL.xsd'],
    ['Angola', angolanSchema, 'SAFTAO1.01_01.xsd'],
  ] as const;

  describe.each(published)('of %s', (_country, ours, name) => {
    itOnPublished(name, 'have the elements of the published one', (theirs) => {
      // A reason and its code come together, which the Portuguese schema says by an assertion.
      const together = (line: string) =>
        line.replace(
          'TaxExemptionReason? TaxExemptionCode?',
          '(TaxExemptionReason TaxExemptionCode)?',
        );
      const expected = new Map(
        [...outline(readXsd(theirs))].map(([path, line]) => [path, together(line)]),
      );
      expect(Object.fromEntries(outline(ours))).toEqual(Object.fromEntries(expected));
    });
  });

  it('of Mozambique are the schema that we give to others', () => {
    const about = 'SAF-T (MZ): a draft, as no official schema has been published.';
    const rendered = renderXsd(mozambicanSchema, about);
    expect(readFileSync('libs/fiscal/schemas/saft-mz.xsd', 'utf8')).toBe(rendered);
  });

  it('read again what they are written as', () => {
    const again = readXsd(renderXsd(mozambicanSchema, 'draft'));
    expect(Object.fromEntries(outline(again))).toEqual(
      Object.fromEntries(outline(mozambicanSchema)),
    );
  });
});
