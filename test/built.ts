import { describeUnless } from './left-out.js';

/**
 * Why tests of the built server are left out: `undefined` where it was built from these sources.
 * @throws where it was built from others: such tests fail where nothing is wrong, and pass where
 * something is.
 */
export function unbuilt(): string | undefined {
  const build = process.env['BALCAO_BUILD'];
  if (build === 'stale') throw new Error('The build is older than the sources: npm run build');
  return build === 'built' ? undefined : 'the server is not built';
}

/** Describes what runs the built product; without one, each test is counted and says so. */
export const describeBuilt = (name: string, tests: () => void): void => {
  describeUnless(unbuilt(), name, tests);
};
