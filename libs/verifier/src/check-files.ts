import { eventsName, manifestName, type Manifest, type PackFiles } from './pack.js';
import { Findings, type CheckReport } from './report.js';
import { sha256 } from './sha256.js';

/**
 * Whether each file is the one that the manifest lists, and no other is there. Lines of the events
 * that cannot be read are named by their numbers.
 */
export function checkFiles(
  files: PackFiles,
  manifest: Manifest,
  unreadable: readonly number[],
): CheckReport {
  const findings = new Findings('files');
  const listed = new Set([manifestName]);
  for (const { name, size, sha256: expected } of manifest.files) {
    listed.add(name);
    findings.looked += 1;
    const bytes = files.get(name);
    if (bytes === undefined) findings.add('fileMissing', name);
    else if (bytes.length !== size || sha256(bytes) !== expected) findings.add('fileChanged', name);
  }
  for (const name of files.keys()) if (!listed.has(name)) findings.add('fileUnlisted', name);
  const { compared, changed } = manifest.attachments;
  findings.looked += compared;
  for (const name of changed) findings.add('attachmentChanged', name);
  for (const line of unreadable) findings.add('lineUnreadable', `${eventsName} ${line}`);
  return findings.report;
}
