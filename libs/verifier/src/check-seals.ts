import { zeros, type Manifest, type PackedEvent, type PackedSeal } from './pack.js';
import { Findings, type CheckReport } from './report.js';
import { sha256 } from './sha256.js';

/** The digest of a seal: SHA-256 over its facts, one a line. */
export function sealDigest(companyId: string, seal: PackedSeal): string {
  const { number, on, from, to, events, hash, previous, series } = seal;
  const facts = ['balcao-seal-1', companyId, number, on, from, to, events, hash, previous];
  return sha256([...facts, ...series.map(({ id, last }) => `${id}=${last}`)].join('\n'));
}

/** The code of a seal, as papers and mails have it. */
export const sealCode = (digest: string): string =>
  `${digest.slice(0, 4)}-${digest.slice(4, 8)}`.toUpperCase();

/** Whether a code or digest that people have is of a seal. */
export function isSeal({ digest }: Pick<PackedSeal, 'digest'>, sentence: string): boolean {
  const written = sentence.replace(/[\s-]/g, '').toLowerCase();
  return written.length >= 8 && digest.startsWith(written);
}

/** Whether the seals follow one another, and are those of these events. */
export function checkSeals(
  seals: readonly PackedSeal[],
  events: ReadonlyMap<number, PackedEvent>,
  { company, events: stated }: Manifest,
  outside?: string,
): CheckReport {
  const findings = new Findings('seals');
  let before: PackedSeal | undefined;
  for (const seal of seals) {
    findings.looked += 1;
    const { number, digest } = seal;
    const item = `${number}`;
    if (sealDigest(company.id, seal) !== digest) findings.add('sealChanged', item);
    const follows =
      number === (before?.number ?? 0) + 1 &&
      seal.previous === (before?.digest ?? zeros) &&
      seal.from === (before?.to ?? -1) + 1 &&
      seal.events === seal.to + 1;
    if (!follows) findings.add('sealOrder', item);
    if (seal.to >= stated.from) fitEvents(seal, events, findings);
    before = seal;
  }
  if (outside !== undefined && !seals.some((seal) => isSeal(seal, outside))) {
    findings.add('sealOutside', outside);
  }
  const listed = new Set(seals.map(({ revision }) => revision));
  for (const { type, revision, data } of events.values()) {
    if (type !== 'JournalSealed' || listed.has(revision)) continue;
    findings.add('sealMissing', String(data['number']));
  }
  return findings.report;
}

function fitEvents(
  seal: PackedSeal,
  events: ReadonlyMap<number, PackedEvent>,
  findings: Findings,
): void {
  const item = `${seal.number}`;
  const sealed = events.get(seal.to)?.metadata['hash'];
  if (sealed !== seal.hash) findings.add('sealElsewhere', item, seal.hash, text(sealed));
  const own = events.get(seal.revision)?.data['digest'];
  if (own !== seal.digest) findings.add('sealElsewhere', item, seal.digest, text(own));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '—');
