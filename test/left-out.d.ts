type Tests = () => void | Promise<void>;
/** Describes what needs something of the machine; without it each test is counted and says why. */
export declare function describeUnless(
  missing: string | undefined,
  name: string,
  tests: () => void,
): void;
/** A test that needs something of the machine; without it, it is counted and says why. */
export declare function itUnless(missing: string | undefined, name: string, test: Tests): void;
/** Counts what cannot be tried at all on this machine, and says why. */
export declare function leaveOut(name: string, why: string): void;
export {};
