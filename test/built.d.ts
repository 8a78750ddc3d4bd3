/**
 * Why tests of the built server are left out: `undefined` where it was built from these sources.
 * @throws where it was built from others: such tests fail where nothing is wrong, and pass where
 * something is.
 */
export declare function unbuilt(): string | undefined;
/** Describes what runs the built product; without one, each test is counted and says so. */
export declare const describeBuilt: (name: string, tests: () => void) => void;
