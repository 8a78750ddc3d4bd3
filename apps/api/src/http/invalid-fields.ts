import { RequestError } from './request-error.js';

/** The refusal of a body whose field at `path` cannot be. */
export function invalidFields(path: string): RequestError {
  const problem = { path, code: 'request.invalid', params: {} } as const;
  return new RequestError(422, 'request.invalidFields', {}, [problem]);
}
