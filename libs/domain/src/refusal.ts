import { errorCatalogue, type ErrorCode, type ErrorParams } from './errors.js';
import type { ErrorKind } from './kernel/index.js';

/** One thing that is wrong; `path` names the field, `lines.2.quantity`, or is empty. */
export interface Problem {
  readonly path: string;
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A refusal by a rule: everything that is wrong, the first of which names the whole. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(
    first: Problem,
    readonly problems: readonly Problem[] = [first],
  ) {
    super(first.code);
    this.name = 'DomainError';
    this.code = first.code;
    this.kind = errorCatalogue[first.code].kind;
    this.params = first.params;
  }
}

/** A broken promise between parts of the program: never the caller's fault. */
export class BugError extends Error {
  readonly code = 'request.failed' satisfies ErrorCode;

  constructor(why: string) {
    super(why);
    this.name = 'BugError';
  }
}

/** The parameters of a code's message; they may be left out where the message has none. */
export type RefusalArguments<C extends ErrorCode> =
  ErrorParams<C> extends undefined
    ? [params?: ErrorParams<C>, path?: string]
    : [params: ErrorParams<C>, path?: string];

/** Refuses; `never`, so that it narrows: `found ?? refuse('record.notFound', { id })`. */
export function refuse<C extends ErrorCode>(code: C, ...args: RefusalArguments<C>): never {
  const [params, path = ''] = args;
  throw new DomainError({ path, code, params: { ...params } });
}

/** Runs the rule of another command; what it refuses is named by the fields of this one. */
export function renaming<T>(nameOf: (path: string) => string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problems = error.problems.map(({ path: named, code, params }): Problem => {
      const path = nameOf(named);
      return {
        path,
        code,
        params: params['field'] === named ? { ...params, field: path } : params,
      };
    });
    const [first] = problems;
    throw first === undefined ? error : new DomainError(first, problems);
  }
}

/** Stops on a bug. */
export function assert(condition: boolean, why: string): asserts condition {
  if (!condition) throw new BugError(why);
}

/** Collects what is wrong, so that one refusal names it all. */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #within: string;

  /** `within` names the part of a command that the paths are of. */
  constructor(within = '') {
    this.#within = within;
  }

  get count(): number {
    return this.#found.length;
  }

  add<C extends ErrorCode>(path: string, code: C, ...args: RefusalArguments<C>): void {
    const [params] = args;
    const whole = this.#within === '' ? path : `${this.#within}.${path}`;
    this.#found.push({ path: whole, code, params: { ...params } });
  }

  /** Adds a problem that another library has named. */
  push(problem: Problem): void {
    this.#found.push(problem);
  }

  /** Refuses when anything was found. */
  refuseIfAny(): void {
    const [first] = this.#found;
    if (first !== undefined) throw new DomainError(first, this.#found);
  }
}
