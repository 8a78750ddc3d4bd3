/** One thing that is wrong with what was sent; `path` names the field, `lines.2.quantity`. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The message in the caller's language. */
  readonly message: string;
}

/**
 * Every error's body, `application/problem+json` (RFC 9457); `title` is in the caller's language.
 */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldProblem[];
  /** Quoted by the user to those who look it up in the logs. */
  readonly requestId?: string;
}
