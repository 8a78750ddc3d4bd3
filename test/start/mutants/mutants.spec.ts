import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { prepare, sourcesOf } from '../../../scripts/mutants/faulty-sources.mjs';
import { instrumented, mutantsOf, sampleOf, withFault } from '../../../scripts/mutants/mutate.mjs';
import { tryInRounds } from '../../../scripts/mutants/rounds.mjs';
import { Compiler } from '../../../scripts/mutants/types.mjs';

const sample = 'test/start/mutants/sample.ts';

/** What the faults of one line are, as the line reads with each of them. */
const readings = (line: string): readonly string[] =>
  mutantsOf('line.ts', line).map((mutant) => withFault(line, mutant));

const numbered = (content: string) =>
  mutantsOf('line.ts', content).map((mutant, at) => ({ ...mutant, id: at + 1 }));

describe('the faults of a file', () => {
  it.each([
    ['a < b;', ['(a <= b);']],
    ['a >= 2n;', ['(a > 2n);', 'a >= ((2n + 1n));']],
    ['if (a) throw b;', ['if ((!(a))) throw b;', 'if ((false)) throw b;']],
    ['if (a) b = c;', ['if ((!(a))) b = c;']],
    ['a ? b : c;', ['(!(a)) ? b : c;']],
    ['a ?? b;', ['(a);']],
    ['f();', ['(undefined);']],
    ['x = { a, b: c };', ['x = { ...{}, b: c };', 'x = { a, ...{} };']],
    ['x = rows.filter(f);', ['x = (rows);']],
    ['x = rows.some(f);', ['x = (rows.every(f));']],
    ['x = Math.max(a, b);', ['x = (Math.min(a, b));']],
    ["@Allow('stock.view') class A {}", ["@(Allow('catalog.view')) class A {}"]],
    ["@Allow('catalog.view') class A {}", ["@(Allow('documents.view')) class A {}"]],
    ['x = true;', ['x = (false);']],
  ])('are those of %s', (line, expected) => {
    expect(readings(line)).toEqual(expected);
  });

  it.each(['type A = 1 | true;', "x = 'a' + b;", 'enum A { B = 1 }', 'class A { 1() {} }'])(
    'are none in %s',
    (line) => {
      expect(readings(line)).toEqual([]);
    },
  );

  it('know whether they are there as the file is loaded', () => {
    const found = mutantsOf('line.ts', 'const a = 1; const f = () => 2;');
    expect(found.map(({ before, isStatic }) => [before, isStatic])).toEqual([
      ['1', true],
      ['2', false],
    ]);
  });

  it('are asleep in the file until one is switched on', () => {
    const content = 'limit > 3 && !isMember ? { no: limit } : { yes: limit }';
    const mutants = numbered(content);
    const script = instrumented(content, mutants);
    const values = [2, 3, 4].flatMap((limit) => [true, false].map((isMember) => [limit, isMember]));
    const answers = (on: number) =>
      values.map(([limit, isMember]) => {
        const __isFaulty = (id: number): boolean => id === on;
        return JSON.stringify(runInNewContext(`(${script})`, { __isFaulty, limit, isMember }));
      });
    expect(answers(0)).toEqual([
      '{"yes":2}',
      '{"yes":2}',
      '{"yes":3}',
      '{"yes":3}',
      '{"yes":4}',
      '{"no":4}',
    ]);
    expect(mutants).toHaveLength(6);
    for (const { id } of mutants) expect(answers(id)).not.toEqual(answers(0));
  });

  it('are drawn evenly from all kinds, the same for the same seed', () => {
    const fields = numbered('x = { a, b, c, d, e, f }; if (a) throw b; y = 1;');
    const kinds = (size: number) =>
      sampleOf(fields, size, '1')
        .map(({ kind }) => kind)
        .toSorted();
    expect(kinds(4)).toEqual(['condition negated', 'field left out', 'guard left out', 'number']);
    expect(sampleOf(fields, 5, '1')).toEqual(sampleOf(fields, 5, '1'));
    expect(sampleOf(fields, 99, '1')).toHaveLength(fields.length);
  });
});

describe('trying the faults of a sample', () => {
  it('finds those that its tests notice, one that hangs too, and no others', async () => {
    const { mutants } = prepare([sample]);
    const caught = await tryInRounds(mutants, () => ['test/start/mutants/sample.spec.ts'], {
      hangsAfterMs: 8_000,
      show: () => undefined,
    });
    const named = (isNoticed: boolean) =>
      mutants
        .filter(({ id }) => caught.has(id) === isNoticed)
        .map(({ kind, before }) => `${kind}: ${before}`);
    expect(named(false)).toEqual([
      'field left out: guest: 10',
      'number: 10',
      'guard left out: amount <= 0',
      'operator: amount <= 0',
      'number: 0',
    ]);
    expect([...caught.values()]).toContain('tests hang');
    expect(named(true)).toContain('number: 100');
  });

  it('knows what the compiler refuses', () => {
    const file = 'libs/pricing/src/allocate.ts';
    const content = 'export const a = (b: number): { c: number } => ({ c: b / 2 });\n';
    const compiler = new Compiler(new Map([[file, content]]));
    const found = mutantsOf(file, content).map((mutant, at) => ({ ...mutant, id: at + 1 }));
    expect(found.map((mutant) => [mutant.kind, compiler.refuses(mutant)])).toEqual([
      ['field left out', true],
      ['number', false],
    ]);
    expect(readFileSync(file, 'utf8')).not.toBe(content);
  });

  it('takes sources only, and says what is not there', () => {
    expect(sourcesOf('test/start/mutants').toSorted()).toEqual([sample]);
    expect(() => sourcesOf('test/nowhere')).toThrow('There is no test/nowhere.');
  });
});
