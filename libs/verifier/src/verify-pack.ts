import { checkChain } from './check-chain.js';
import { checkDeclaration, checkVat } from './check-declaration.js';
import { checkFiles } from './check-files.js';
import { checkNumbers } from './check-numbers.js';
import { checkPack, sealedPackOf } from './check-pack.js';
import { checkPapers } from './check-papers.js';
import { checkSaft } from './check-saft.js';
import { checkSeals, isSeal, sealCode } from './check-seals.js';
import { checkSignatures } from './check-signatures.js';
import { declarationRows } from './declaration.js';
import { digestsIn } from './digests.js';
import { fiscalRecords, partOf } from './fiscal-records.js';
import { jsonOf } from './json-of.js';
import {
  eventsName,
  keysName,
  manifestName,
  packFormat,
  sealsName,
  type Manifest,
  type PackedSeal,
  type PackFiles,
} from './pack.js';
import { eventsOf, isObject } from './read-events.js';
import {
  Findings,
  type Check,
  type CheckReport,
  type LastSeal,
  type PackReport,
  worstOf,
} from './report.js';

/**
 * Checks everything that a pack says against everything else that it says, and against the code or
 * digest of a seal that somebody has from outside: on paper, or in a mail.
 */
export function verifyPack(files: PackFiles, outside?: string): PackReport {
  const manifest = manifestOf(files);
  if (manifest === undefined) {
    const findings = new Findings('files');
    findings.add('manifestUnreadable', manifestName);
    return reportOf(undefined, [], 0, [findings.report]);
  }
  const { events, unreadable } = eventsOf(files);
  const seals = sealsOf(files);
  const byRevision = new Map(events.map((event) => [event.revision, event]));
  const covered = events.filter(({ revision }) => revision <= manifest.documentsUntil);
  const records = () => fiscalRecords(covered, manifest);
  const invoices = () =>
    [...records().documents.values()].filter((one) => partOf(one) === 'invoices');
  const rows = () => declarationRows(files);
  const report = reportOf(manifest, seals, events.length, [
    checked('files', () => checkFiles(files, manifest, unreadable)),
    checked('pack', () => checkPack(events, manifest)),
    checked('papers', () => {
      return checkPapers(
        files,
        manifest,
        events,
        digestsIn(events),
        sealedPackOf(events, manifest),
      );
    }),
    checked('chain', () => checkChain(events, manifest)),
    checked('seals', () => checkSeals(seals, byRevision, manifest, outside)),
    checked('signatures', () => checkSignatures(files, events)),
    checked('numbers', () => checkNumbers(events)),
    checked('declaration', () => checkDeclaration(rows(), invoices(), manifest)),
    checked('vat', () => checkVat(rows(), invoices())),
    checked('saft', () => checkSaft(files, records(), manifest)),
  ]);
  const same = seals.find((seal) => outside !== undefined && isSeal(seal, outside));
  return { ...report, ...(same && { comparedWith: shownSeal(same) }) };
}

/** The file that each check reads, where nothing more exact is known. */
const readBy: Readonly<Record<Check, string>> = {
  files: manifestName,
  pack: manifestName,
  papers: manifestName,
  chain: eventsName,
  seals: sealsName,
  signatures: keysName,
  numbers: eventsName,
  declaration: 'fiscal',
  vat: 'fiscal',
  saft: 'fiscal',
};

/** A check that meets what nobody can have written says so, and the others go on. */
function checked(check: Check, work: () => CheckReport): CheckReport {
  try {
    return work();
  } catch {
    const findings = new Findings(check);
    findings.add('contentUnreadable', readBy[check]);
    return findings.report;
  }
}

const shownSeal = ({ number, on, digest }: PackedSeal): LastSeal => ({
  number,
  on,
  code: sealCode(digest),
});

function reportOf(
  manifest: Manifest | undefined,
  seals: readonly PackedSeal[],
  events: number,
  checks: readonly CheckReport[],
): PackReport {
  const last = seals.at(-1);
  return {
    verdict: worstOf(checks.map(({ verdict }) => verdict)),
    company: manifest === undefined ? '' : `${manifest.company.name}, ${manifest.company.nuit}`,
    period: manifest === undefined ? '' : `${manifest.period.from} – ${manifest.period.to}`,
    events,
    ...(last && { lastSeal: shownSeal(last) }),
    checks,
  };
}

function manifestOf(files: PackFiles): Manifest | undefined {
  // What the product wrote: this is where its type returns.
  const manifest = jsonOf(files, manifestName) as Partial<Manifest> | null | undefined;
  const { format, sealedBy, company, period, events, files: listed } = manifest ?? {};
  if (typeof sealedBy !== 'string' || typeof manifest?.documentsUntil !== 'number')
    return undefined;
  if (format !== packFormat || !Array.isArray(listed) || !listed.every(isObject)) return undefined;
  return company && period && events ? (manifest as Manifest) : undefined;
}

function sealsOf(files: PackFiles): readonly PackedSeal[] {
  const seals = jsonOf(files, sealsName);
  // Seals that cannot be read are missed: events tell of each.
  return Array.isArray(seals) && seals.every(isSealed) ? seals : [];
}

function isSealed(seal: unknown): seal is PackedSeal {
  return isObject(seal) && typeof seal['digest'] === 'string' && Array.isArray(seal['series']);
}
