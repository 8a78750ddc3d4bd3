import type { TillBatchBody, TillEntry } from '@balcao/contracts';
import { TILL_BATCH_MAX } from '@balcao/domain';
import { problemsIn } from '../http/body.js';
import { Text, WholeNumber } from '../http/fields.js';
import { RequestError, type RequestProblem } from '../http/request-error.js';
import { TillEntryHead, saidShapes } from './entry.bodies.js';

class BatchHead {
  @Text(64)
  readonly deviceId!: string;

  @WholeNumber({ min: 1 })
  readonly lane!: number;

  @Text(40)
  readonly sentAt!: string;

  @WholeNumber()
  readonly waiting!: number;
}

/**
 * Reads a batch of a till. Its entries keep the very shape that they were sent in, since their
 * hashes cover it. Throws the `RequestError` that names what is wrong.
 */
export function readBatch(sent: unknown): TillBatchBody {
  if (typeof sent !== 'object' || sent === null || !('entries' in sent)) {
    throw new RequestError(422, 'request.malformed');
  }
  const { entries, ...head } = sent;
  if (!Array.isArray(entries) || entries.length > TILL_BATCH_MAX) {
    const problem = { path: 'entries', code: 'request.tooMany', params: { max: TILL_BATCH_MAX } };
    throw new RequestError(422, 'request.invalidFields', {}, [problem as RequestProblem]);
  }
  const problems = [
    ...problemsIn(BatchHead, head),
    ...entries.flatMap((entry: unknown, index) => entryProblems(entry, `entries.${index}`)),
  ];
  if (problems.length > 0) throw new RequestError(422, 'request.invalidFields', {}, problems);
  // Every part of it was checked.
  return sent as TillBatchBody;
}

function entryProblems(entry: unknown, path: string): readonly RequestProblem[] {
  if (typeof entry !== 'object' || entry === null) throw new RequestError(422, 'request.malformed');
  const { said, ...head } = entry as Partial<TillEntry>;
  const problems = problemsIn(TillEntryHead, head);
  if (problems.length > 0 || head.kind === undefined) return below(problems, path);
  return below(problemsIn(saidShapes[head.kind], said), `${path}.said`);
}

const below = (problems: readonly RequestProblem[], path: string) =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
