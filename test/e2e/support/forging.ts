import { createHash } from 'node:crypto';
import { sealDigest, type SealedData } from '@balcao/domain';
import { chainHash } from '@balcao/journal';
import {
  eventsName,
  manifestName,
  sealsName,
  type Manifest,
  type PackFiles,
} from '@balcao/verifier';

/** A pack in the hands of somebody who alters it. */
export type Files = Map<string, Uint8Array>;

/** An event of a pack, to be altered. */
export interface Altered {
  readonly revision: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A file of a pack as text. */
export const textOf = (files: PackFiles, name: string): string =>
  new TextDecoder().decode(files.get(name));

/** Writes a file of a pack. */
export function put(files: Files, name: string, text: string): void {
  files.set(name, new TextEncoder().encode(text));
}

/** Replaces something in a file, which has to be there. */
export function alter(files: Files, name: string, from: RegExp | string, to: string): void {
  const before = textOf(files, name);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} lacks ${String(from)}`);
  put(files, name, after);
}

/** The list of a pack. */
export const manifestOf = (files: PackFiles): Manifest =>
  JSON.parse(textOf(files, manifestName)) as Manifest;

/** The one file of a pack with an ending. */
export const fileNamed = (files: PackFiles, ending: string): string =>
  [...files.keys()].find((name) => name.endsWith(ending)) ?? ending;

/** Takes documents of a pack, its list among them, as the forger wants it. */
export function inManifest(files: Files, change: (manifest: Manifest) => object): void {
  put(files, manifestName, JSON.stringify(change(manifestOf(files))));
}

/** Makes the list again, of the files that are there: anyone can. */
export function listAgain(files: Files): void {
  inManifest(files, (manifest) => ({
    ...manifest,
    files: manifest.files
      .filter(({ name }) => files.has(name))
      .map((file) => ({ ...file, ...digestOf(files, file.name) })),
  }));
}

function digestOf(files: PackFiles, name: string) {
  const bytes = files.get(name) ?? new Uint8Array();
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The events of a pack. */
export const eventsIn = (files: PackFiles): readonly Altered[] =>
  textOf(files, eventsName)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Altered);

/** Writes the events of a pack. */
export function putEvents(files: Files, events: readonly Altered[]): void {
  put(files, eventsName, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

/** Alters what the event of a document says. */
export const inDocument =
  (reference: string, change: (data: Altered['data']) => Altered['data']) =>
  (files: Files): void => {
    const events = eventsIn(files).map((event) =>
      event.type === 'DocumentIssued' && event.data['reference'] === reference
        ? { ...event, data: change(event.data) }
        : event,
    );
    putEvents(files, events);
  };

/**
 * What somebody can do who has everything but the keys: the chain, the seals, the event of the pack
 * and its list are made again, of what is there.
 */
export function sealAgain(files: Files): void {
  const manifest = manifestOf(files);
  const { id } = manifest.company;
  let hash = manifest.events.before;
  let last = { number: 0, to: -1, digest: '0'.repeat(64) };
  const series = new Map<string, number>();
  const seals: object[] = [];
  const until = { documents: 0 };
  const events = eventsIn(files).map(({ type, data, metadata, revision: before }, revision) => {
    if (before <= manifest.documentsUntil) until.documents = revision;
    if (type === 'DocumentIssued' || type === 'PaymentRecorded') {
      series.set(String(data['seriesId']), Number(data['number']));
    }
    const sealed = type === 'JournalSealed' ? sealedAgain(data, revision) : data;
    const fields = type === 'PackSealed' ? packedAgain(data) : sealed;
    const { hash: _hash, ...unhashed } = metadata;
    hash = chainHash(hash, { type, data: fields, metadata: unhashed });
    return { revision, type, data: fields, metadata: { ...unhashed, hash } };
  });
  putEvents(files, events);
  put(files, sealsName, JSON.stringify(seals));
  inManifest(files, (listed) => ({
    ...listed,
    documentsUntil: until.documents,
    events: { ...listed.events, count: events.length, last: hash },
  }));
  listAgain(files);

  function sealedAgain(data: Altered['data'], revision: number): Altered['data'] {
    const { on, id: sealId } = data as { readonly on: string; readonly id: string };
    const to = revision - 1;
    const lasts = [...series].map(([one, number]) => ({ id: one, last: number }));
    const numbers = { number: last.number + 1, on, from: last.to + 1, to, events: revision };
    const seal: SealedData = { ...numbers, hash, previous: last.digest, series: lasts };
    const digest = sealDigest(id, seal);
    last = { number: seal.number, to, digest };
    seals.push({ revision, ...seal, digest });
    return { id: sealId, ...seal, digest };
  }

  function packedAgain(data: Altered['data']): Altered['data'] {
    const listed = data['files'] as readonly { readonly name: string }[];
    const again = listed.map((file) => ({ ...file, ...digestOf(files, file.name) }));
    return { ...data, documentsUntil: until.documents, files: again };
  }
}
