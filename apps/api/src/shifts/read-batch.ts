import type { TillBatchBody, TillEntry } from '@balcao/contracts';
import { TILL_BATCH_MAX } from '@balcao/domain';
import { problemsIn } from '../http/body.js';
import { checkList, checkObject, isPlainObject, notOfItsType } from '../http/shapes.js';
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
  if (!isPlainObject(sent)) throw new RequestError(422, 'request.malformed');
  const { entries, ...head } = sent;
  const problems = [
    ...problemsIn(BatchHead, head),
    ...below(checkList(entries, TILL_BATCH_MAX, entryProblems), 'entries'),
  ];
  if (problems.length > 0) throw new RequestError(422, 'request.invalidFields', {}, problems);
  // Every part of it was checked.
  return sent as unknown as TillBatchBody;
}

function entryProblems(entry: unknown): readonly RequestProblem[] {
  if (!isPlainObject(entry)) return notOfItsType;
  const { said, ...head } = entry;
  const problems = problemsIn(TillEntryHead, head);
  if (problems.length > 0) return problems;
  // The head has been checked.
  const { kind } = head as unknown as Pick<TillEntry, 'kind'>;
  return below(checkObject(saidShapes[kind], said), 'said');
}

const below = (problems: readonly RequestProblem[], path: string) =>
  problems.map((problem) => ({
    ...problem,
    path: problem.path === '' ? path : `${path}.${problem.path}`,
  }));
