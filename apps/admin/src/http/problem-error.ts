import type { FieldProblem, Problem } from '@balcao/contracts';

/** A tree of messages by field, as forms take it: `{ lines: [, , { quantity: '…' }] }`. */
export interface FormErrors {
  [field: string]: FormErrors | string;
}

/** What a form needs to show the problems at their fields; read by react-admin. */
interface ErrorBody {
  readonly errors?: FormErrors;
}

/** An answer that is no success. `status` 0: no answer came at all. */
export class ProblemError extends Error {
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.title);
    this.name = 'ProblemError';
    this.body = problem.errors.length === 0 ? {} : { errors: formErrors(problem.errors) };
  }
}

/** A part of one record in a list, `lines.0.accountId`: each has an input of its own. */
const partOfEntry = /^(\w+)\.(\d+)\.(\w+)/;

/** The first problem of each field; in a list of records, of each field of each record. */
export function formErrors(problems: readonly FieldProblem[]): FormErrors {
  const errors: FormErrors = {};
  const ofEntries = problems.filter(({ path }) => partOfEntry.test(path));
  for (const { path, message } of ofEntries) {
    const [, list = '', at = '', part = ''] = partOfEntry.exec(path) ?? [];
    const entry = within(within(errors, list), at);
    entry[part] ??= message;
  }
  for (const { path, message } of problems.filter((each) => !ofEntries.includes(each))) {
    const [field = ''] = path.split('.');
    if (field === '' || field === 'root') within(errors, 'root')['whole'] ??= message;
    // A problem of the list as a whole stands at the top where its records have their own.
    else if (typeof errors[field] === 'object') within(errors, 'root')[field] ??= message;
    else errors[field] ??= message;
  }
  return errors;
}

/** The errors below a name, begun where there are none yet. */
function within(errors: FormErrors, name: string): FormErrors {
  const known = errors[name];
  if (typeof known === 'object') return known;
  const begun: FormErrors = {};
  errors[name] = begun;
  return begun;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/** Reads an error's body; one that is no problem document becomes a problem without details. */
export function parseProblem(status: number, body: unknown, fallbackTitle: string): Problem {
  const value = isObject(body) ? body : {};
  const errors = Array.isArray(value['errors']) ? value['errors'] : [];
  return {
    type: text(value['type'], 'about:blank'),
    title: text(value['title'], fallbackTitle),
    status,
    code: text(value['code'], 'unknown'),
    params: isObject(value['params']) ? value['params'] : {},
    errors: errors.filter(isObject).map((error) => ({
      path: text(error['path'], 'root'),
      code: text(error['code'], 'unknown'),
      params: isObject(error['params']) ? error['params'] : {},
      message: text(error['message'], fallbackTitle),
    })),
    ...(typeof value['requestId'] === 'string' && { requestId: value['requestId'] }),
  };
}
