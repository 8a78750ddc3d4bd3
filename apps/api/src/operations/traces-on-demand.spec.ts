import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The files that import a module for more than its types when they are loaded. */
const importersOf = (module: RegExp): readonly string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) => {
      const text = readFileSync(`${sources}/${path}`, 'utf8');
      const imports = text.matchAll(/^import (?!type )[^;]* from '([^']+)';/gms);
      return [...imports].some(([, from = '']) => module.test(from));
    });

describe('the code that writes traces', () => {
  it('is loaded by nothing but itself, and so by nobody who asks for none', () => {
    const clients = importersOf(/^@opentelemetry\//);
    expect(clients.filter((path) => !path.startsWith('operations/traces/'))).toEqual([]);
    const outside = importersOf(/traces\/(traces|span-log)\.js$/);
    expect(outside).toEqual([]);
  });
});
