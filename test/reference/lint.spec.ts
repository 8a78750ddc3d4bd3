import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { keptDescription } from './kept.js';

/** All that is recommended, except for what the product has decided otherwise. */
const rules = {
  // The product has no licence for others, and its server is wherever it is installed.
  'info-license': 'off',
  'no-server-example.com': 'off',
  // `/documents/totals` is no document: a fixed name comes before an id.
  'no-ambiguous-paths': 'off',
  // What everybody may call has no security, and says so.
  'security-defined': 'error',
} as const;

async function faultsOf(description: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer ?? ''}`,
  );
}

describe('the description of the API', () => {
  it('has nothing that the linter of OpenAPI finds', async () => {
    expect(await faultsOf(keptDescription())).toEqual([]);
  });

  it('would be found to lack a summary', async () => {
    const { paths, ...others } = keptDescription();
    const path = { ...paths['/api/regions'] };
    const { summary, ...get } = path['get'] ?? { summary: '' };
    expect(summary).not.toBe('');
    const spoilt = { ...others, paths: { '/api/regions': { ...path, get } } };
    expect(await faultsOf(spoilt)).toContainEqual(expect.stringContaining('operation-summary'));
  });
});
