import { expect, it } from '@jest/globals';
import { errorCatalogue } from '@balcao/domain';
import { productSources, repositoryFiles, textOf } from './repository.js';

const domain = 'libs/domain/src';

/** What the domain refuses, without the catalogues that only list what can be refused. */
const refusing = productSources(domain).filter((path) => !path.includes('/errors'));
const trying = repositoryFiles().filter(
  (path) => path.startsWith(domain) && /\.spec\.ts$|\/testing\//.test(path),
);

it('finds each refusal of the domain in a row of its table or in a test', () => {
  const [rules = '', tests = ''] = [refusing, trying].map((paths) => paths.map(textOf).join('\n'));
  const codes = Object.keys(errorCatalogue).filter((code) => rules.includes(`'${code}'`));
  expect(codes.length).toBeGreaterThan(450);
  expect(codes.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
