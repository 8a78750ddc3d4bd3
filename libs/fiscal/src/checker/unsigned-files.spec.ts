import { describe, expect, it } from '@jest/globals';
import { mozambique } from '../saft/index.js';
import { check, fileOf } from '../testing/index.js';

const mozambican = await fileOf(mozambique());

describe('the checker', () => {
  it('misses no client or product of a file that is made without them, and says so', async () => {
    const without = mozambican.replaceAll(/<(Customer|Supplier|Product)>[^]*?<\/\1>\n/g, '');
    const { problems } = await check(without);
    const reported = problems.filter(({ code }) => /^(reference|file)/.test(code));
    expect(reported.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'file.noMasters'],
    ]);
  });

  it('says once that nothing is signed where no certified program is named', async () => {
    const unsigned = mozambican
      .replace(/<(Software(?:Certificate|Validation)Number)>[^<]*</, '<$1>0<')
      .replaceAll(/<Hash>[^<]*</g, '<Hash>0<');
    const { problems } = await check(unsigned);
    const reported = problems.filter(({ code }) => code.startsWith('signature'));
    expect(reported.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'signature.none'],
    ]);
  });
});
