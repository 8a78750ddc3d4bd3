import { describe, it } from '@jest/globals';

type Tests = () => void | Promise<void>;

const nameOf = (name: string, why: string): string => `${name} (left out: ${why})`;

/** Describes what needs something of the machine; without it each test is counted and says why. */
export function describeUnless(missing: string | undefined, name: string, tests: () => void): void {
  if (missing === undefined) describe(name, tests);
  else describe.skip(nameOf(name, missing), tests);
}

/** A test that needs something of the machine; without it, it is counted and says why. */
export function itUnless(missing: string | undefined, name: string, test: Tests): void {
  if (missing === undefined) it(name, test);
  else it.skip(nameOf(name, missing), test);
}

/** Counts what cannot be tried at all on this machine, and says why. */
export function leaveOut(name: string, why: string): void {
  it.skip(nameOf(name, why), () => undefined);
}
