import { limits, type DeclaredRoute, type Limit } from '@balcao/api';
import { errorCatalogue, type ErrorKind } from '@balcao/domain';
import ts from 'typescript';
import type { Answer } from './answers.js';
import { descendants, type Sources } from './sources.js';

/** The refusals that every operation may share, by their status. */
export const refusals = {
  400: { name: 'Malformed', says: 'The request could not be read.' },
  401: { name: 'NotSignedIn', says: 'Neither a session nor an API key that is valid.' },
  403: { name: 'Forbidden', says: 'The caller may not do this.' },
  404: { name: 'NotFound', says: 'Something that was named does not exist.' },
  408: { name: 'TooSlow', says: 'The request did not arrive in time.' },
  409: { name: 'Conflict', says: 'It does not fit what is recorded.' },
  410: { name: 'Gone', says: 'What was asked for is no longer there.' },
  412: { name: 'Stale', says: 'Somebody else was first, or it would do something else by now.' },
  413: { name: 'TooLarge', says: 'The body is too large.' },
  415: { name: 'UnsupportedType', says: 'The body is of a type that the route does not take.' },
  422: { name: 'Invalid', says: 'What was sent cannot be accepted; `errors` names each field.' },
  429: { name: 'TooMany', says: 'Too much at once; Retry-After says when to try again.' },
  503: {
    name: 'Unavailable',
    says: 'Not possible at the moment; Retry-After says when to try again.',
  },
} as const;

/** The status of a refusal. */
export type RefusalStatus = keyof typeof refusals;

/** Whether a status, as a description names it, is one of these. */
export const isRefusal = (status: string): status is `${RefusalStatus}` => status in refusals;

const statusOfKind: Readonly<Record<ErrorKind, RefusalStatus>> = {
  invalid: 422,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  stale: 412,
};

/** So many codes are no choice any more: the type says that it may be any. */
const anyCode = 60;

/** Every code that an answer may have, with the statuses that it comes with. */
export function codesByStatus({ checker, files }: Sources): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, Set<string>>();
  const add = (status: number, code: string): void => {
    found.set(status, (found.get(status) ?? new Set()).add(code));
  };
  for (const [code, { kind }] of Object.entries(errorCatalogue)) {
    if (code !== 'request.failed') add(statusOfKind[kind], code);
  }
  for (const { status, code } of Object.values<Limit>(limits)) add(status, code);
  for (const { expression, arguments: given } of files.flatMap((file) =>
    descendants(file, ts.isNewExpression),
  )) {
    const [status, code] = given ?? [];
    if (expression.getText() !== 'RequestError' || status === undefined) continue;
    const codes = literalsOf(checker, code);
    if (codes.length >= anyCode) continue;
    for (const one of literalsOf(checker, status)) {
      for (const each of codes) add(Number(one), String(each));
    }
  }
  return new Map([...found].map(([status, codes]) => [status, [...codes].sort()]));
}

/** The values that an expression may have, as far as its type names them. */
function literalsOf(checker: ts.TypeChecker, node: ts.Expression | undefined) {
  if (node === undefined) return [];
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
  );
}

/** What of an operation decides how it can be refused. */
export interface RefusedOperation {
  readonly route: DeclaredRoute;
  readonly hasBody: boolean;
  /** It says which revision, or which rehearsal, it is based on. */
  readonly isBasedOnWhatWasSeen: boolean;
}

/** The statuses that an operation can be refused with. */
export function refusalsOf(operation: RefusedOperation): readonly RefusalStatus[] {
  const { route, hasBody, isBasedOnWhatWasSeen } = operation;
  const { method, access, path } = route;
  const isRead = method === 'GET';
  const isPublic = access.kind === 'public';
  const isMember = access.kind === 'permission';
  const applies: Readonly<Record<RefusalStatus, boolean>> = {
    400: true,
    401: !isPublic,
    403: isMember || !isRead,
    404: path.includes(':'),
    408: hasBody,
    409: isMember || !isRead,
    410: path === '/events',
    412: isBasedOnWhatWasSeen,
    413: hasBody,
    415: hasBody,
    422: isMember || hasBody || path.includes(':'),
    429: !(isPublic && isRead),
    503: path !== '/health',
  };
  const statuses = Object.keys(refusals).map(Number) as RefusalStatus[];
  return statuses.filter((status) => applies[status]);
}

/** The refusals as shared answers, each with the codes that it comes with. */
export function sharedRefusals(codes: ReadonlyMap<number, readonly string[]>) {
  const answers = Object.entries(refusals).map(([status, { name, says }]) => [
    name,
    refusal(says, codes.get(Number(status)) ?? []),
  ]);
  const failed = 'A fault of the server. `requestId` finds it in the log.';
  return {
    ...(Object.fromEntries(answers) as Record<string, Answer>),
    Failed: refusal(failed, ['request.failed']),
  };
}

function refusal(description: string, codes: readonly string[]): Answer {
  const problem = { $ref: '#/components/schemas/Problem' };
  const code = { type: 'string', enum: codes };
  const schema = { allOf: [problem, { type: 'object', properties: { code } }] };
  return { description, content: { 'application/problem+json': { schema } } };
}
