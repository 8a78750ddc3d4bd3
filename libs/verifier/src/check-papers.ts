import type { KnownFile } from './digests.js';
import { issuedIn } from './issued.js';
import type { Manifest, ManifestFile, PackedEvent, PackFiles } from './pack.js';
import { pdfTitle } from './pdf-title.js';
import { isObject } from './read-events.js';
import { Findings, type CheckReport } from './report.js';

type Paper = ManifestFile & { readonly documentId: string };

const isPaper = (file: ManifestFile): file is Paper => file.documentId !== undefined;

/**
 * Whether each paper is of a document that was issued, is the one of that document by its own
 * words and by the digest that the journal has of its file, and none of those that were sealed for
 * this pack is missing. A paper of which the journal has no digest is not proved.
 */
export function checkPapers(
  files: PackFiles,
  manifest: Manifest,
  events: readonly PackedEvent[],
  digests: ReadonlyMap<string, KnownFile>,
  sealed: PackedEvent | undefined,
): CheckReport {
  const findings = new Findings('papers');
  const issued = issuedIn(events);
  const left = papersOf(events, sealed);
  const expected = new Map(left);
  for (const { name, documentId, sha256 } of manifest.files.filter(isPaper)) {
    findings.looked += 1;
    const document = issued.get(documentId);
    if (document === undefined) {
      findings.add('paperUnknown', name);
      continue;
    }
    left.delete(documentId);
    const bytes = files.get(name);
    // That the file is the one of the list is checked with all the others.
    if (digests.get(sha256)?.documentId !== documentId) {
      const wanted = expected.get(documentId);
      if (wanted === undefined) findings.add('paperUnproved', name);
      else findings.add('paperUnsealed', name, wanted, sha256);
    }
    const title = bytes && pdfTitle(bytes);
    if (title === undefined || !` ${title}`.endsWith(` ${document.reference}`)) {
      findings.add('paperOfAnother', name, document.reference, title ?? '');
    }
  }
  for (const id of left.keys()) findings.add('paperMissing', issued.get(id)?.reference ?? id);
  return findings.report;
}

/** The digests of the papers that were sealed for a pack, by their documents. */
function papersOf(
  events: readonly PackedEvent[],
  sealed: PackedEvent | undefined,
): Map<string, string> {
  const ids: ReadonlySet<unknown> = new Set(
    Array.isArray(sealed?.data['papers']) ? sealed.data['papers'] : [],
  );
  const papers = events.flatMap(({ type, data }) => {
    const isOfPack = type === 'PapersSealed' && ids.has(data['id']);
    return isOfPack && Array.isArray(data['papers']) ? data['papers'].filter(isObject) : [];
  });
  return new Map(papers.map(({ id, sha256 }) => [String(id), String(sha256)]));
}
