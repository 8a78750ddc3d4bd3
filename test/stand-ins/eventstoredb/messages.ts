import { Metadata, type ServiceError, status as grpcStatus, type status } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, Logged, MemoryLog, Outcome, Proposed } from './memory-log.js';

/** Ticks of 100 ns in a millisecond; the server counts them since 1970. */
const ticksPerMs = 10_000n;

export function readEvent(logged: Logged): streams.ReadResp {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(logged.id))
    .setStreamIdentifier(identifierOf(logged.stream))
    .setStreamRevision(String(logged.revision))
    .setCommitPosition(String(logged.position))
    .setPreparePosition(String(logged.position))
    .setCustomMetadata(logged.metadata)
    .setData(logged.data);
  const created = String(BigInt(logged.created) * ticksPerMs);
  const described = { type: logged.type, 'content-type': logged.contentType, created };
  for (const [key, value] of Object.entries(described)) event.getMetadataMap().set(key, value);
  const read = new streams.ReadResp.ReadEvent().setEvent(event);
  return new streams.ReadResp().setEvent(read.setCommitPosition(String(logged.position)));
}

export function confirmation(id: string): streams.ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id);
  return new streams.ReadResp().setConfirmation(confirmed);
}

export function caughtUp(): streams.ReadResp {
  return new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
}

export function checkpoint(position: bigint): streams.ReadResp {
  const at = new streams.ReadResp.Checkpoint()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(at);
}

export function streamNotFound(name: string): streams.ReadResp {
  const absent = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(name));
  return new streams.ReadResp().setStreamNotFound(absent);
}

export function appendAnswer(outcome: Outcome, hasPosition = true): streams.AppendResp {
  if (outcome.kind === 'wrongVersion') return wrongVersion(outcome.actual);
  const position = new streams.AppendResp.Position()
    .setCommitPosition(String(outcome.last.position))
    .setPreparePosition(String(outcome.last.position));
  const success = new streams.AppendResp.Success().setCurrentRevision(
    String(outcome.last.revision),
  );
  if (hasPosition) success.setPosition(position);
  else success.setNoPosition(new shared.Empty());
  return new streams.AppendResp().setSuccess(success);
}

function wrongVersion(actual: number): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (actual < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(actual));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

export function expectedOf(options: streams.AppendReq.Options): Expected {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : 'any';
}

export function proposedOf(message: streams.AppendReq.ProposedMessage): Proposed {
  const described = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: described.get('type') ?? '',
    contentType: described.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function nameOf(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

/** A failure as the server sends it: `exception` and what else belongs to it are trailers. */
export function failure(
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): Pick<ServiceError, 'code' | 'details' | 'metadata'> {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return { code, details, metadata };
}

/** What is answered of a stream that was deleted for good; nothing of another. */
export function refusalOfDeleted(log: Pick<MemoryLog, 'isDeleted'>, stream: string) {
  if (!log.isDeleted(stream)) return undefined;
  const trailers = { exception: 'stream-deleted', 'stream-name': stream };
  return failure(grpcStatus.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, trailers);
}

function identifierOf(name: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name, 'utf8'));
}
