import { once } from 'node:events';
import { connect } from 'node:net';

const messageOpcode = 2013;
const headerBytes = 16;

/**
 * Sends one command to a server's admin database and answers its reply: enough of the wire protocol
 * to set up a server where no client is installed.
 * @param {number} port
 * @param {Readonly<Record<string, unknown>>} command
 * @returns {Promise<Record<string, unknown>>}
 */
export async function mongoCommand(port, command) {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(5_000, () => socket.destroy(new Error('no answer from mongod')));
  try {
    await once(socket, 'connect');
    socket.write(message({ ...command, $db: 'admin' }));
    return parse((await wholeMessage(socket)).subarray(headerBytes + 5));
  } finally {
    socket.destroy();
  }
}

async function wholeMessage(socket) {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    if (received.length >= 4 && received.length >= received.readInt32LE(0)) return received;
  }
  throw new Error('mongod hung up');
}

function message(body) {
  const document = write(body);
  const header = Buffer.alloc(headerBytes + 5);
  header.writeInt32LE(header.length + document.length, 0);
  header.writeInt32LE(messageOpcode, 12);
  return Buffer.concat([header, document]);
}

/** A document of texts, whole numbers, documents and lists. */
function write(object) {
  const fields = Object.entries(object).map(([name, value]) => {
    const [type, bytes] = field(value);
    return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), bytes]);
  });
  const body = Buffer.concat(fields);
  return Buffer.concat([int32(body.length + 5), body, Buffer.from([0])]);
}

function field(value) {
  if (typeof value === 'number') return [0x10, int32(value)];
  if (typeof value === 'object') return [Array.isArray(value) ? 0x04 : 0x03, write(value)];
  const text = Buffer.from(`${value}\0`);
  return [0x02, Buffer.concat([int32(text.length), text])];
}

function int32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

/** By type: how long a value is, and what of it is of use here. */
const values = {
  0x01: (at) => [8, at.readDoubleLE(0)],
  0x02: (at) => [4 + at.readInt32LE(0), at.toString('utf8', 4, 3 + at.readInt32LE(0))],
  0x03: (at) => [at.readInt32LE(0), parse(at)],
  0x04: (at) => [at.readInt32LE(0), Object.values(parse(at))],
  0x05: (at) => [5 + at.readInt32LE(0), undefined],
  0x07: () => [12, undefined],
  0x08: (at) => [1, at[0] === 1],
  0x09: () => [8, undefined],
  0x0a: () => [0, null],
  0x10: (at) => [4, at.readInt32LE(0)],
  0x11: () => [8, undefined],
  0x12: (at) => [8, Number(at.readBigInt64LE(0))],
};

function parse(document) {
  const end = document.readInt32LE(0) - 1;
  const object = {};
  for (let at = 4; at < end;) {
    const type = document[at];
    const nameEnd = document.indexOf(0, at + 1);
    const read = values[type];
    if (read === undefined) throw new Error(`a value of type ${type} in mongod's answer`);
    const [length, value] = read(document.subarray(nameEnd + 1));
    object[document.toString('utf8', at + 1, nameEnd)] = value;
    at = nameEnd + 1 + length;
  }
  return object;
}
