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

/** Puts each problem at its field; the first of a field counts. */
export function formErrors(problems: readonly FieldProblem[]): FormErrors {
  const root: FormErrors = {};
  for (const { path, message } of problems) put(root, path.split('.'), message);
  return root;
}

function put(
  tree: FormErrors,
  [first = 'root', ...rest]: readonly string[],
  message: string,
): void {
  if (rest.length === 0) {
    tree[first] ??= message;
    return;
  }
  const inner = tree[first];
  const branch = typeof inner === 'object' ? inner : {};
  tree[first] = branch;
  put(branch, rest, message);
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
