import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { secondIn } from '../calendar.js';
import type { DecideContext } from '../decide.js';
import type { DocumentIssuedData } from '../documents/index.js';
import { sha256 } from '../sha256.js';
import { refuse } from '../refusal.js';
import { isDeclared } from './alterations.js';
import { base64OfHex } from './base64.js';
import type { DocumentSignature, FiscalSettings } from './fiscal.events.js';

/**
 * Signs a document after the last of its series: days, number, total and the signature before
 * (docs/rules.md, C1, C8), so that none can be taken out or changed. Receipts, purchases, internal
 * documents and those of training are not signed. Refused while the key is not in its place.
 */
export function signatureOf(
  books: Books,
  issued: DocumentIssuedData,
  { now, keys }: Pick<DecideContext, 'now' | 'keys'>,
): DocumentSignature | undefined {
  const settings = books.fiscal.settings.get();
  const { signatureMode: mode } = settings;
  if (mode === 'off' || !isDeclared(issued, 'saft')) return undefined;
  const previous = books.fiscal.signatures.get(issued.seriesId) ?? '';
  const enteredAt = secondIn(books.companies.settings.get().timeZone, now);
  const gross = formatMinor((issued.exchange ?? issued.totals).totalMinor);
  const message = `${issued.issuedOn};${enteredAt};${issued.reference};${gross};${previous}`;
  const made = sign(mode, message);
  const characters = [0, 10, 20, 30].map((at) => made.hash.charAt(at)).join('');
  return { mode, ...made, previous, enteredAt, characters };

  function sign(by: DocumentSignature['mode'], text: string) {
    if (by === 'sha256-chain') return { hash: base64OfHex(sha256(text)), control: '0' };
    const version = versionOf(settings, keys?.versions ?? []);
    if (keys === undefined || !keys.versions.includes(version)) {
      return refuse('fiscal.keyMissing', { version });
    }
    const hash = keys.sign(by === 'rsa-sha1' ? 'sha1' : 'sha256', version, text);
    return { hash, control: controlOf(version, issued) };
  }
}

/** The version that signs: the chosen one, or the newest. */
export const versionOf = ({ signatureKey }: FiscalSettings, versions: readonly string[]): string =>
  signatureKey ?? versions.at(-1) ?? '1';

const paperShape = /^([A-Z]{2}) ?([A-Za-z0-9]+\/\d+)$/;

/** Of a document that was written on paper, its type and number there: `1-FTM ab/0001`. */
function controlOf(version: string, { recovered }: DocumentIssuedData): string {
  const [, type, number] = paperShape.exec(recovered?.reference ?? '') ?? [];
  return type === undefined || number === undefined ? version : `${version}-${type}M ${number}`;
}
