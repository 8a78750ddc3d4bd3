import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as domain from '@balcao/domain';
import type { AnyFields, FieldShape } from '@balcao/domain';
import { problemsIn } from '../http/body.js';
import { declaredBodies } from './declared-bodies.js';

interface Definition {
  readonly noun: string;
  readonly fields: AnyFields;
}

const isDefinition = (one: unknown): one is Definition =>
  typeof one === 'object' && one !== null && 'noun' in one && 'fields' in one;

const registers = Object.values(domain as Readonly<Record<string, unknown>>).filter(isDefinition);
const fields = registers.flatMap(({ noun, fields: all }) =>
  Object.entries(all).map(([name, field]) => [noun, name, field] as const),
);

interface Schema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const { components } = JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const described = (noun: string): Schema => components.schemas[`New${noun}Body`] as Schema;

const limits = (shape: FieldShape): object => {
  if (shape.kind === 'text') return { maxLength: shape.max };
  if (shape.kind === 'integer') return { minimum: shape.min, maximum: shape.max };
  return shape.kind === 'list' ? { maxItems: shape.max } : {};
};

/** Fields that follow from something else: the path, the company, the other one of two prices. */
const derived: Readonly<Record<string, readonly string[]>> = {
  Party: ['isClient', 'country'],
  Article: ['salePrice'],
};

/** Of another type than any field is. */
const wrong = Symbol.for('wrong');

describe('the bodies of plain registers', () => {
  it('are those of all that there are', () => {
    expect(registers.length).toBeGreaterThan(14);
  });

  it.each(fields)('of %s describe what the domain takes of %s', (noun, name, { shape }) => {
    expect(described(noun).properties[name]).toMatchObject(limits(shape));
  });

  it.each(registers)('of $noun name the fields that have to be sent', ({ noun, fields: all }) => {
    const needed = Object.keys(all).filter((name) => all[name]?.hasToBeSent === true);
    const required = ['id', ...needed.filter((name) => !(derived[noun] ?? []).includes(name))];
    expect([...(described(noun).required ?? [])].sort()).toEqual(required.sort());
  });
});

describe('a body that is declared', () => {
  const { newBody, changeBody } = declaredBodies(domain.articleRegister);

  it('asks for what has to be sent, and a change for nothing', () => {
    const missing = problemsIn(newBody, { id: 'RICE', name: null });
    expect(missing).toContainEqual({ path: 'name', code: 'request.required', params: {} });
    expect(missing.map(({ path }) => path)).not.toContain('barcodes');
    expect(problemsIn(changeBody, {})).toEqual([]);
  });

  it('asks for what follows from another field unless that is sent', () => {
    const { newBody: article } = declaredBodies(domain.articleRegister, {
      instead: { salePrice: 'salePriceWithVat' },
    });
    const pathsOf = (sent: object) =>
      problemsIn(article, { id: 'RICE', ...sent }).map(({ path }) => path);
    expect(pathsOf({})).toContain('salePrice');
    expect(pathsOf({ salePrice: null, salePriceWithVat: null })).toContain('salePrice');
    expect(pathsOf({ salePriceWithVat: '116' })).not.toContain('salePrice');
    expect(pathsOf({ salePrice: 7, salePriceWithVat: '116' })).toContain('salePrice');
  });

  it('lets all that is missing reach the domain, where one of it has a sentence of its own', () => {
    const { newBody: account } = declaredBodies(domain.treasuryAccountRegister);
    expect(problemsIn(account, { id: 'BANK' })).toEqual([]);
    expect(problemsIn(account, { id: 'BANK', name: 7 })).toMatchObject([{ path: 'name' }]);
  });

  it.each(Object.keys(domain.articleRegister.fields))('refuses %s of another type', (field) => {
    const refused = { path: field, code: 'request.invalid' };
    const problems = problemsIn(newBody, { id: 'RICE', [field]: wrong });
    expect(problems).toContainEqual(expect.objectContaining(refused));
  });

  it('refuses what it does not declare, in its records as well', () => {
    const sent = { id: 'RICE', supplierCodes: [{ partyId: 'P', code: '7', colour: 1 }], size: 2 };
    const unknown = problemsIn(newBody, sent).filter(({ code }) => code.includes('unknown'));
    expect(unknown.map(({ path }) => path)).toEqual(['size', 'supplierCodes.0.colour']);
  });

  it('changes neither the id nor what is fixed', () => {
    const category = declaredBodies(domain.partyCategoryRegister, { fixed: ['kind'] });
    expect(problemsIn(changeBody, { id: 'RICE' })).toMatchObject([{ path: 'id' }]);
    expect(problemsIn(category.changeBody, { kind: 'client' })).toMatchObject([{ path: 'kind' }]);
    expect(problemsIn(category.newBody, { id: 'A', name: 'A', kind: 'client' })).toEqual([]);
  });
});
