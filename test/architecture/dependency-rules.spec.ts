import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(config)(config) as { forbidden: { name: string }[] };
const rules = forbidden.map(({ name }) => name).filter((name) => !/-floor-\d+$/.test(name));

/** Cruises the seeded tree, laid out as the repository is, in which each file breaks one rule. */
function cruiseSeeded(): Violation[] {
  const args = ['--config', config, '--do-not-follow', '(^\\.\\./|node_modules)'];
  const answer = execFileSync(process.execPath, [cruiser, ...args, '--output-type', 'json', '.'], {
    cwd: resolve('test/architecture/seeded'),
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  return (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('the dependency rules', () => {
  let violations: Violation[];
  beforeAll(() => {
    violations = cruiseSeeded();
  });

  it.each(rules)('catch the violation seeded for %s', (rule) => {
    const caughtIn = violations
      .filter((violation) => violation.rule.name === rule)
      .map(({ from }) => basename(from, '.ts'));
    expect(caughtIn).toContain(rule === 'no-cycle' ? 'cycle-back' : rule);
  });

  it('let through what follows them', () => {
    expect(violations.filter(({ from }) => from.endsWith('fine.ts'))).toEqual([]);
  });
});
