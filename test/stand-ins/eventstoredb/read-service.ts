import { randomUUID } from 'node:crypto';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Faults } from './faults.js';
import type { Logged, MemoryLog } from './memory-log.js';
import {
  caughtUp,
  checkpoint,
  confirmation,
  failure,
  nameOf,
  readEvent,
  refusalOfDeleted,
  streamNotFound,
} from './messages.js';

type Call = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

export interface ReadHost {
  readonly log: MemoryLog;
  readonly faults: Faults;
  eventsSent: number;
  dropConnectionOf(peer: string): void;
}

const { BACKWARDS: backwards } = streams.ReadReq.Options.ReadDirection;
/** Events that a filtered subscription looks through before it may say where it is. */
const searchWindow = 32;

/** Streams.Read: reads and subscriptions, of one stream or of all, from a position on. */
export function serveRead(host: ReadHost): (call: Call) => void {
  return (call) => {
    const options = call.request.getOptions();
    call.on('error', () => undefined);
    if (host.faults.readsAreMute) return;
    const refusal = options && refusalOf(host.log, options);
    if (refusal !== undefined) {
      call.emit('error', refusal);
      return;
    }
    if (options === undefined) call.end();
    else if (options.hasSubscription()) void follow(host, call, options);
    else void read(host, call, options);
  };
}

async function read(host: ReadHost, call: Call, options: Options): Promise<void> {
  const { log } = host;
  const stream = options.getStream();
  const name = nameOf(stream?.getStreamIdentifier());
  const all = () => (stream === undefined ? log.events : log.stream(name));
  const begin = stream === undefined ? 0 : log.beginOf(name);
  let events = all();
  if (stream !== undefined && events.length === 0) call.write(streamNotFound(name));
  const isForwards = options.getReadDirection() !== backwards;
  const start = stream === undefined ? startInAll(log, options) : startInStream(stream);
  let left = Number(options.getCount());
  let at = isForwards
    ? Math.max(start ?? 0, begin)
    : Math.min(start ?? events.length, events.length - 1);
  for (let sent = 0; left > 0 && at >= begin && !call.cancelled; at += isForwards ? 1 : -1) {
    const event = events[at];
    if (event === undefined) break;
    await sendEvent(host, call, event);
    left -= 1;
    sent += 1;
    // No snapshot: each page may have more than there was when the read began.
    if (sent % searchWindow === 0) events = all();
  }
  call.end();
}

/** Follows all streams; only those are served, as nobody follows a single one. */
async function follow(host: ReadHost, call: Call, options: Options): Promise<void> {
  const { log } = host;
  const passes = filterOf(options);
  const multiplier = options.getFilter()?.getCheckpointintervalmultiplier() ?? 0;
  const all = options.getAll();
  const from = startInAll(log, options) ?? log.events.length;
  // From a position means behind the event that lies there.
  let at = all?.hasPosition() === true ? from + 1 : from;
  let looked = 0;
  let isReported = false;
  const isSilenced = host.faults.hearsSilence();
  await send(call, confirmation(randomUUID()));
  while (!call.cancelled && !isSilenced()) {
    const event = log.events[at];
    if (event === undefined) {
      if (!isReported) {
        await sendGoingLive(host, call, multiplier > 0);
        isReported = true;
        continue;
      }
      if (at >= log.events.length) await growth(log, call);
      continue;
    }
    // Fallen behind, and to catch up once more, of which only the end is reported.
    if (log.events.length - at > searchWindow) isReported = false;
    at += 1;
    looked += 1;
    if (passes(event) && !(await sendInTime(host, call, event))) return;
    const isDue = multiplier > 0 && looked % (multiplier * searchWindow) === 0;
    if (isDue) await send(call, checkpoint(event.position));
    if (looked % searchWindow === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Two messages since 24.2, where it sifts: how far it has looked, and that it is live. */
async function sendGoingLive(host: ReadHost, call: Call, isSifted: boolean): Promise<void> {
  const last = host.log.events.at(-1)?.position;
  const place = host.faults.checkpointIsBad ? 2n ** 64n - 1n : last;
  if (isSifted && place !== undefined) await send(call, checkpoint(place));
  await send(call, caughtUp());
}

function filterOf(options: Options): (event: Logged) => boolean {
  const filter = options.getFilter();
  const byStream = filter?.getStreamIdentifier();
  const expression = byStream ?? filter?.getEventType();
  if (expression === undefined) return () => true;
  const subject = (event: Logged) => (byStream === undefined ? event.type : event.stream);
  const prefixes = expression.getPrefixList();
  const regex = new RegExp(expression.getRegex(), 'u');
  return prefixes.length > 0
    ? (event) => prefixes.some((prefix) => subject(event).startsWith(prefix))
    : (event) => regex.test(subject(event));
}

/**
 * A stream that was deleted for good is refused, and so is a place within the log that is no
 * event's; one behind its end is believed.
 */
function refusalOf(log: MemoryLog, options: Options) {
  const { events } = log;
  const stream = options.getStream();
  if (stream !== undefined) return refusalOfDeleted(log, nameOf(stream.getStreamIdentifier()));
  const place = options.getAll()?.getPosition();
  if (place === undefined) return undefined;
  const wanted = BigInt(place.getCommitPosition());
  const isBehind = wanted > (events.at(-1)?.position ?? 0n);
  if (isBehind || events.some(({ position }) => position === wanted)) return undefined;
  return options.hasSubscription()
    ? failure(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.')
    : failure(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');
}

/** Where a read of all streams begins; undefined at the end. */
function startInAll(log: MemoryLog, options: Options): number | undefined {
  const all = options.getAll();
  if (all?.hasEnd() === true) return undefined;
  const position = all?.getPosition();
  return position === undefined ? 0 : log.indexOf(BigInt(position.getCommitPosition()));
}

function startInStream(stream: streams.ReadReq.Options.StreamOptions): number | undefined {
  if (stream.hasEnd()) return undefined;
  return stream.hasRevision() ? Number(stream.getRevision()) : 0;
}

async function sendEvent(host: ReadHost, call: Call, event: Logged): Promise<void> {
  host.eventsSent += 1;
  await send(call, readEvent(event));
}

/** Whether the reader took it in time; it is cut off where not. */
async function sendInTime(host: ReadHost, call: Call, event: Logged): Promise<boolean> {
  const patienceMs = host.faults.readerPatienceMs;
  if (patienceMs === undefined) {
    await sendEvent(host, call, event);
    return true;
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const isInTime = await Promise.race([sendEvent(host, call, event).then(() => true), late]);
  clearTimeout(timer);
  if (!isInTime) {
    host.faults.readersCutOff += 1;
    if (host.faults.slowReadersLoseConnections) host.dropConnectionOf(call.getPeer());
    else call.emit('error', failure(status.ABORTED, 'Consumer too slow'));
  }
  return isInTime;
}

/** Writes as the reader reads. */
async function send(call: Call, message: streams.ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done).off('close', done).off('cancelled', done);
      resolve();
    };
    call.on('drain', done).on('close', done).on('cancelled', done);
  });
}

/** Waits for an append, or for the end of the call. */
async function growth(log: MemoryLog, call: Call): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      leave();
      call.off('close', done).off('cancelled', done);
      resolve();
    };
    const leave = log.follow(done);
    call.on('close', done).on('cancelled', done);
  });
}
