import { issuedIn } from './issued.js';
import {
  eventsName,
  sealsName,
  type Manifest,
  type ManifestFile,
  type PackedEvent,
} from './pack.js';
import { isObject } from './read-events.js';
import { Findings, type CheckReport } from './report.js';

/** Files that come after the event of their pack: the chain and its seal prove them. */
const behind: ReadonlySet<string> = new Set([eventsName, sealsName]);

/** The event that sealed the pack, by the id that the manifest names. */
export const sealedPackOf = (
  events: readonly PackedEvent[],
  { sealedBy }: Manifest,
): PackedEvent | undefined =>
  events.find(({ type, data }) => type === 'PackSealed' && data['id'] === sealedBy);

/**
 * Whether the manifest says what the journal sealed of this pack: each fact and each file. The pack
 * ends with the first seal after that event, and leaves no document of its period out of its files.
 */
export function checkPack(events: readonly PackedEvent[], manifest: Manifest): CheckReport {
  const findings = new Findings('pack');
  const sealed = sealedPackOf(events, manifest);
  if (sealed === undefined) findings.add('packUnsealed', manifest.sealedBy);
  else {
    fitFacts(findings, manifest, sealed.data);
    fitFiles(findings, manifest, sealed.data);
    const end = events.find(({ type, revision }) => {
      return type === 'JournalSealed' && revision > sealed.revision;
    });
    if (end !== events.at(-1)) {
      findings.add('packEnd', `${events.at(-1)?.revision}`, `${end?.revision ?? '—'}`);
    }
  }
  findLater(findings, events, manifest);
  return findings.report;
}

const fiscal = /^(?:Document(?:Issued|Cancelled|Restored)|Payment(?:Recorded|Cancelled|Restored))$/;

/** What changed in the period while the pack was made: the events say it, the files do not. */
function findLater(
  findings: Findings,
  events: readonly PackedEvent[],
  { documentsUntil, period: { from, to } }: Manifest,
): void {
  const issued = issuedIn(events);
  for (const { type, revision, data } of events) {
    if (revision <= documentsUntil || !fiscal.test(type)) continue;
    const later = issued.get(String(data['id']));
    if (later === undefined || later.issuedOn < from || later.issuedOn > to) continue;
    findings.add('documentLater', later.reference);
  }
}

function fitFacts(
  findings: Findings,
  { format: _format, sealedBy: id, files: _files, events, ...facts }: Manifest,
  { files: _sealedFiles, papers: _papers, ...sealed }: PackedEvent['data'],
): void {
  const found = flat({ ...facts, id, eventsFrom: events.from });
  const expected = flat(sealed);
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    findings.looked += 1;
    const [wanted = '—', said = '—'] = [expected.get(name), found.get(name)];
    if (wanted !== said) findings.add('packDiffers', name, wanted, said);
  }
}

/** Each value by its path, `period.from`. */
function flat(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, one]) => [
      ...flat(one, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

function fitFiles(
  findings: Findings,
  { files }: Manifest,
  { files: of }: PackedEvent['data'],
): void {
  const sealed = Array.isArray(of) ? of.filter(isObject) : [];
  const left = new Map(sealed.map(({ name, sha256 }) => [String(name), String(sha256)]));
  for (const { name, sha256 } of files.filter(isSealedHere)) {
    findings.looked += 1;
    const expected = left.get(name);
    left.delete(name);
    if (expected !== sha256) findings.add('fileUnsealed', name, expected ?? '—', sha256);
  }
  for (const [name, expected] of left) findings.add('fileMissing', name, expected, '—');
}

/** Papers have events of their own. */
const isSealedHere = ({ name, documentId }: ManifestFile): boolean =>
  documentId === undefined && !behind.has(name);
