import type { ToldFile } from './digests.js';
import type { Manifest, ManifestFile, PackedEvent, PackFiles } from './pack.js';
import { pdfTitle } from './pdf-title.js';
import { Findings, type CheckReport } from './report.js';

type Paper = ManifestFile & { readonly documentId: string };

const isPaper = (file: ManifestFile): file is Paper => file.documentId !== undefined;

/**
 * Whether each paper is of a document that was issued, is the one of that document by its own
 * words and by the digest that the journal has of its file, and none of them is missing. A pack may
 * be without papers, and so may a type of document; early ones were packed without being noted.
 */
export function checkPapers(
  files: PackFiles,
  manifest: Manifest,
  events: readonly PackedEvent[],
  digests: ReadonlyMap<string, ToldFile>,
): CheckReport {
  const findings = new Findings('papers');
  const issued = issuedIn(events);
  const papers = manifest.files.filter(isPaper);
  const types = new Set<string>();
  const isNoted = [...digests.values()].some(({ event }) => event.type === 'PapersSealed');
  const ofDocument = new Map([...digests].map(([sum, { documentId }]) => [documentId, sum]));
  for (const { name, documentId, sha256 } of papers) {
    findings.looked += 1;
    const document = issued.get(documentId);
    if (document === undefined) {
      findings.add('paperUnknown', name);
      continue;
    }
    types.add(document.typeId);
    const bytes = files.get(name);
    // That the file is the one of the list is checked with all the others.
    if (isNoted && digests.get(sha256)?.documentId !== documentId) {
      findings.add('paperUnsealed', name, ofDocument.get(documentId), sha256);
    }
    const title = bytes && pdfTitle(bytes);
    if (title === undefined || !` ${title}`.endsWith(` ${document.reference}`)) {
      findings.add('paperOfAnother', name, document.reference, title ?? '');
    }
  }
  const known = new Set(papers.map(({ documentId }) => documentId));
  const { from, to } = manifest.period;
  for (const [id, { reference, typeId, issuedOn }] of issued) {
    if (issuedOn < from || issuedOn > to || known.has(id) || !types.has(typeId)) continue;
    findings.add('paperMissing', reference);
  }
  return findings.report;
}

interface Issued {
  readonly reference: string;
  readonly typeId: string;
  readonly issuedOn: string;
}

/** What the events say was issued, by ids. */
function issuedIn(events: readonly PackedEvent[]): ReadonlyMap<string, Issued> {
  const issued = new Map<string, Issued>();
  for (const { type, data } of events) {
    if (type !== 'DocumentIssued') continue;
    const [id, reference, typeId, issuedOn] = [
      ...[data['id'], data['reference'], data['typeId'], data['issuedOn']],
    ].map((value) => (typeof value === 'string' ? value : ''));
    if (id !== undefined && reference !== undefined) {
      issued.set(id, { reference, typeId: typeId ?? '', issuedOn: issuedOn ?? '' });
    }
  }
  return issued;
}
