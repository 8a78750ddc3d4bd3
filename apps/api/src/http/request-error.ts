import type { RequestErrorCode } from '@balcao/messages';

/** One thing that is wrong with what was sent. */
export interface RequestProblem {
  /** `lines.2.quantity`; empty for the request as a whole. */
  readonly path: string;
  readonly code: RequestErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A request that is refused before any rule of the business is asked. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: RequestErrorCode,
    readonly params: Readonly<Record<string, unknown>> = {},
    readonly problems: readonly RequestProblem[] = [],
  ) {
    super(code);
  }
}
