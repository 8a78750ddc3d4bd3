import { RequestError } from './request-error.js';

/** The refusal of a filter that names `subject`. */
export function invalidFilter(subject: string): RequestError {
  const params = { subject };
  const path = subject === 'filter' ? 'filter' : `filter.${subject}`;
  return new RequestError(422, 'request.invalidFilter', params, [
    { path, code: 'request.invalidFilter', params },
  ]);
}
