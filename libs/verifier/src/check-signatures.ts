import { amountOf } from './figures.js';
import { jsonOf } from './json-of.js';
import { keysName, type PackedEvent, type PackFiles, type PublicKey } from './pack.js';
import { isObject } from './read-events.js';
import { Findings, type CheckReport } from './report.js';
import { isRsaMode, isSignedWith } from './rsa.js';
import { sha256 } from './sha256.js';

/**
 * Whether each document that is signed says what was signed, with the key of its version, and
 * follows the one before it in its series. A series that has begun to be signed goes on.
 */
export function checkSignatures(files: PackFiles, events: readonly PackedEvent[]): CheckReport {
  const findings = new Findings('signatures');
  const keys = publicKeys(files);
  const lasts = new Map<string, string>();
  for (const { type, data } of events) {
    if (type !== 'DocumentIssued' || data['isTraining'] === true) continue;
    const [series, reference] = [text(data['seriesId']), text(data['reference'])];
    const last = lasts.get(series);
    const { signature } = data;
    if (!isObject(signature)) {
      if (last !== undefined) findings.add('signatureMissing', reference);
      continue;
    }
    findings.looked += 1;
    const [hash, previous] = [text(signature['hash']), text(signature['previous'])];
    if (last !== undefined && last !== previous) findings.add('signatureOrder', reference);
    lasts.set(series, hash);
    const message = [
      ...[text(data['issuedOn']), text(signature['enteredAt']), reference],
      ...[grossOf(data), previous],
    ].join(';');
    const verdict = verdictOf(keys, signature, message, hash);
    if (verdict !== undefined) findings.add(verdict, reference);
  }
  return findings.report;
}

/** What is wrong with a signature; nothing where it is one. */
function verdictOf(
  keys: ReadonlyMap<string, PublicKey>,
  { mode, control }: PackedEvent['data'],
  message: string,
  hash: string,
): 'signatureWrong' | 'signatureUnproved' | undefined {
  if (mode === 'sha256-chain')
    return base64Of(sha256(message)) === hash ? undefined : 'signatureWrong';
  // `1-FTM ab/0001` of what was written on paper: the version of the key stands first.
  const [version = ''] = text(control).split('-');
  const key = keys.get(version);
  if (key === undefined) return 'signatureUnproved';
  return isRsaMode(mode) && isSignedWith(key, mode, message, hash) ? undefined : 'signatureWrong';
}

function publicKeys(files: PackFiles): ReadonlyMap<string, PublicKey> {
  const keys = jsonOf(files, keysName);
  const read = (Array.isArray(keys) ? keys : []).filter(isObject);
  return new Map(
    read.map(({ version, n, e }) => {
      return [text(version), { version: text(version), n: text(n), e: text(e) }];
    }),
  );
}

/** In the currency of the company, with two decimals. */
function grossOf({ exchange, totals }: PackedEvent['data']): string {
  const worth = exchange ?? totals;
  const total = isObject(worth) ? worth['totalMinor'] : undefined;
  return typeof total === 'number' ? amountOf(total) : '';
}

const base64Of = (hex: string): string =>
  btoa(hex.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
