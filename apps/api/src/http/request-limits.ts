import { importLimits } from '@balcao/contracts';

const kilobyte = 1_024;
const megabyte = 1_048_576;

/** What one request may take of the server. */
export const requestLimits = {
  /** Of a body that anybody may send, signed in or not. */
  publicBodyBytes: 64 * kilobyte,
  jsonBytes: megabyte,
  /** Of a body that is a file. */
  fileBytes: 10 * megabyte,
  /** Of a form with a file in it, and with the fields about the file. */
  formBytes: importLimits.fileBytes + 2 * megabyte,
  /** Objects and lists inside one another, in JSON. */
  jsonDepth: 32,
  /** Problems that one answer names; validation stops there. */
  problems: 100,
  /** Of an id in an address. */
  paramCharacters: 200,
  /** Of a whole request; what stops on its way is ended long before. */
  requestTimeoutMs: 1_800_000,
  keepAliveMs: 65_000,
  /** A client that was refused before its request could be read has so long to read why. */
  lingerMs: 2_000,
} as const;
