import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { numbersBefore } from './on-paper.js';
import { registerToSell } from './open-shift.js';
import { readPaperNumber } from './paper-number.js';
import type { ReleaseTill, ReportTillNumber, TakeTill } from './pos.commands.js';
import { DEVICE_NAME_MAX } from './pos.limits.js';
import { laneKey, noStand } from './pos.slice.js';
import { missingSeries } from './till-series.js';
import type { TillTaken } from './till.events.js';

const deviceName = required(text(DEVICE_NAME_MAX));
const deviceShape = /^[A-Za-z0-9_]{8,64}$/;

/**
 * Gives a till to one device. A device that resumes keeps its device sequence, and so does one that
 * takes a till that was released; any other starts a new sequence with its own series, since papers
 * numbered in the old one may still arrive. Missing series of the year are opened.
 */
export const takeTill: Decide<TakeTill> = (books, command, context) => {
  const register = registerToSell(books, command.cashRegisterId, context);
  const problems = new Problems();
  const device = deviceName.read(command.device, 'device', problems) ?? '';
  const { deviceId } = command;
  if (!deviceShape.test(deviceId)) {
    problems.add('deviceId', 'field.invalid', { field: 'deviceId' });
  }
  problems.refuseIfAny();
  const stand = books.pos.stands.get(register.id) ?? noStand;
  const isElsewhere = stand.deviceId !== undefined && stand.deviceId !== deviceId;
  if (isElsewhere && command.takesOver !== true) {
    refuse('pos.tillOpenElsewhere', { register: register.name, device: stand.device ?? '' });
  }
  const lane = laneFor(books, command);
  const series = missingSeries(books, register, yearOf(todayIn(books, context)), lane);
  // A device that goes on where it stopped may come into another year.
  if (stand.deviceId === deviceId && stand.lane === lane) return series;
  const data: Writable<TillTaken['data']> = { id: register.id, lane, deviceId, device };
  if (isElsewhere) {
    data.isForced = true;
    data.before = { lane: stand.lane, deviceId: stand.deviceId };
  }
  return [{ type: 'TillTaken', data }, ...series];
};

/** The sequence that the device knows or that was released complete; otherwise a new one. */
function laneFor(books: Books, { cashRegisterId, deviceId, lane }: TakeTill): number {
  const known = lane === undefined ? undefined : books.pos.lanes.get(laneKey(cashRegisterId, lane));
  if (lane !== undefined && known?.deviceId === deviceId) return lane;
  const stand = books.pos.stands.get(cashRegisterId) ?? noStand;
  const head = books.pos.lanes.get(laneKey(cashRegisterId, stand.lane));
  if (stand.deviceId === undefined && head) return stand.lane;
  // Nothing was ever sent: there is no paper of the lane that the books could contradict.
  if (stand.deviceId === deviceId && head?.sequence === 0) return stand.lane;
  let next = 1;
  while (books.pos.lanes.has(laneKey(cashRegisterId, next))) next += 1;
  return next;
}

/** Releases a till after the device has sent everything. */
export const releaseTill: Decide<ReleaseTill> = (books, { cashRegisterId, deviceId }) => {
  const stand = books.pos.stands.get(cashRegisterId);
  if (stand?.deviceId === undefined) return [];
  if (stand.deviceId !== deviceId) {
    const register = books.pos.cashRegisters.get(cashRegisterId)?.name ?? cashRegisterId;
    refuse('pos.tillOpenElsewhere', { register, device: stand.device ?? '' });
  }
  return [{ type: 'TillReleased', data: { id: cashRegisterId, lane: stand.lane, deviceId } }];
};

/**
 * A paper of the till shows a number that the books have not seen: the entries up to it are
 * missing.
 */
export const reportTillNumber: Decide<ReportTillNumber> = (books, command) => {
  const { cashRegisterId: id, lane = 0, sequence = 0, reference } = command;
  if (reference !== undefined) {
    const { documentId, series, number } = readPaperNumber(books, id, reference);
    if (number <= books.documents.lastRevisions.length(series.id)) return [];
    const behind = documentId.replace(/\d+$/, `${number + 1}`);
    return numbersBefore(books, behind, id, 'neverReceived');
  }
  const head =
    books.pos.lanes.get(laneKey(id, lane)) ?? refuse('pos.laneUnknown', { lane }, 'lane');
  if (!Number.isSafeInteger(sequence) || sequence < 1) {
    refuse('field.invalid', { field: 'sequence' }, 'sequence');
  }
  if (sequence <= head.sequence) return [];
  const data = { id, lane, from: head.sequence + 1, to: sequence };
  return [{ type: 'TillEntriesMissing', data }];
};
