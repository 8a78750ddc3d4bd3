import { type sendUnaryData, type ServerReadableStream, status } from '@grpc/grpc-js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendFault, Faults } from './faults.js';
import type { Expected, MemoryLog, Proposed } from './memory-log.js';
import {
  appendAnswer,
  expectedOf,
  failure,
  nameOf,
  proposedOf,
  refusalOfDeleted,
} from './messages.js';

/** The server's own limit on what one append may carry. */
const bytesPerAppend = 1_048_576;

interface Sent {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly Proposed[];
}

type Call = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type Answer = sendUnaryData<streams.AppendResp>;

export interface AppendHost {
  readonly log: MemoryLog;
  readonly faults: Faults;
  readonly port: number;
  dropConnections(): void;
}

/** Streams.Append: the options first, then an event a message. */
export function serveAppend(host: AppendHost): (call: Call, answer: Answer) => void {
  return (call, answer) => {
    let sent: Sent = { stream: '', expected: 'any', events: [] };
    const events: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      const options = request.getOptions();
      const message = request.getProposedMessage();
      if (options !== undefined) {
        const stream = nameOf(options.getStreamIdentifier());
        sent = { stream, expected: expectedOf(options), events };
      }
      if (message !== undefined) events.push(proposedOf(message));
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      // A request that was cut off ends too, a moment before it says so; none of it is written.
      setImmediate(() => {
        if (call.cancelled) return;
        const { delayMs } = host.faults;
        if (delayMs === 0) take(host, sent, answer);
        else setTimeout(take, delayMs, host, sent, answer);
      });
    });
  };
}

function take(host: AppendHost, sent: Sent, answer: Answer): void {
  const write = () => written(host, sent);
  const fault = host.faults.appends.shift() ?? 'none';
  const refusal = refusalOf(host, fault, sent) ?? refusalOfDeleted(host.log, sent.stream);
  if (refusal !== undefined) {
    answer(refusal);
    return;
  }
  if (fault === 'hold') {
    host.faults.hold(write);
    return;
  }
  if (fault !== 'loseRequest') {
    const { outcome, isReadable, afterMs } = write();
    const settle = () => {
      const isAnswered = fault === 'none' || fault === 'noPosition';
      if (isAnswered && isReadable) answer(null, appendAnswer(outcome, fault !== 'noPosition'));
      else if (isAnswered || fault === 'timedOut') {
        answer(failure(status.ABORTED, 'Operation timed out'));
      }
    };
    if (afterMs === 0) settle();
    else setTimeout(settle, afterMs);
  }
  if (fault === 'loseRequest' || fault === 'loseAnswer') host.dropConnections();
}

/**
 * Judged and written at once, readable when it is indexed. What is on its way to the index is known
 * when it comes a second time, but that caller never learns what became of it.
 */
function written({ log, faults }: AppendHost, { stream, events, expected }: Sent) {
  const outcome = log.appendUnread(stream, events, expected);
  if (outcome.kind !== 'written') return { outcome, isReadable: true, afterMs: 0 };
  const { last, isAgain } = outcome;
  if (isAgain && !log.isIndexed(last)) {
    return { outcome, isReadable: false, afterMs: faults.indexDelayMs };
  }
  const afterMs = isAgain ? 0 : faults.indexDelayMs;
  const index = () => {
    log.index(last);
  };
  if (afterMs === 0) index();
  else setTimeout(index, afterMs);
  return { outcome, isReadable: true, afterMs };
}

function refusalOf(host: AppendHost, fault: AppendFault, { events }: Sent) {
  if (typeof fault === 'object') return failure(fault.code, fault.details);
  if (fault === 'refuse') return failure(status.UNAVAILABLE, 'Server not ready');
  if (fault === 'noAccess') {
    return failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  }
  if (fault === 'notLeader') {
    return failure(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(host.port),
    });
  }
  const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > bytesPerAppend) {
    return failure(status.INVALID_ARGUMENT, 'Maximum Append Size Exceeded', {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(bytesPerAppend),
    });
  }
  return host.log.isFullFor(events)
    ? failure(status.UNAVAILABLE, 'Server Is Not Ready: its memory is full')
    : undefined;
}

/** As the server counts an event: the name of its type is of two bytes a character. */
const sizeOf = ({ data, metadata, type }: Proposed): number =>
  data.length + metadata.length + 2 * type.length;
