import { Buffer } from 'node:buffer';

/** What a cut of the power leaves of what nobody flushed. */
export type Loss = 'dropped' | 'kept' | 'torn';

/** Numbers from 0 to below 1. */
export type Random = () => number;

type Write = { readonly offset: number; readonly data: Buffer } | { readonly size: number };

/** Bytes that a disk keeps or loses together. */
const sectorBytes = [512, 4_096] as const;

/** A file: what is on the disk, and what was written since it was flushed. */
export class DiskFile {
  #bytes = Buffer.alloc(0);
  #size = 0;
  #pending: Write[] = [];
  #flushed = 0;

  write(change: Write): void {
    this.#pending.push(change);
  }

  /** How many writes there were: those that a flush that begins now is sure to reach. */
  get written(): number {
    return this.#flushed + this.#pending.length;
  }

  flush(until: number): void {
    const reached = this.#pending.splice(0, Math.max(0, until - this.#flushed));
    for (const write of reached) this.#apply(write);
    this.#flushed += reached.length;
  }

  /** The content after a cut of the power. */
  after(loss: Loss, random: Random): Buffer {
    const copy = new DiskFile();
    copy.#bytes = Buffer.from(this.#bytes.subarray(0, this.#size));
    copy.#size = this.#size;
    const sector = sectorBytes[random() < 0.5 ? 0 : 1];
    for (const write of this.#pending) {
      if (loss === 'kept') copy.#apply(write);
      else if (loss === 'torn') {
        for (const part of sectorsOf(write, sector)) if (random() < 0.5) copy.#apply(part);
      }
    }
    return copy.#bytes.subarray(0, copy.#size);
  }

  #apply(write: Write): void {
    const end = 'size' in write ? write.size : write.offset + write.data.length;
    if (end > this.#bytes.length) {
      const longer = Buffer.alloc(Math.max(end, 2 * this.#bytes.length));
      this.#bytes.copy(longer, 0, 0, this.#size);
      this.#bytes = longer;
    }
    if ('size' in write) {
      if (write.size < this.#size) this.#bytes.fill(0, write.size, this.#size);
      this.#size = write.size;
    } else {
      write.data.copy(this.#bytes, write.offset);
      this.#size = Math.max(this.#size, end);
    }
  }
}

function sectorsOf(write: Write, sector: number): readonly Write[] {
  if ('size' in write) return [write];
  const parts: Write[] = [];
  const { offset, data } = write;
  for (let at = 0; at < data.length;) {
    const size = Math.min(data.length - at, sector - ((offset + at) % sector));
    parts.push({ offset: offset + at, data: data.subarray(at, at + size) });
    at += size;
  }
  return parts;
}

/** A name that is given to a file or folder, or taken away. */
interface Link {
  readonly folder: DiskFolder;
  readonly name: string;
  readonly node: DiskNode | undefined;
}

/** Names that change together, as in a rename; `undefined` once they are on the disk. */
interface Change {
  readonly at: number;
  links: readonly Link[] | undefined;
}

type DiskNode = DiskFile | DiskFolder;

/** A folder: the names on the disk, and the changes of names since it was flushed. */
export class DiskFolder {
  readonly now = new Map<string, DiskNode>();
  readonly kept = new Map<string, DiskNode>();
  pending: Change[] = [];
}

/** What is left after a cut: the content of each file, by its path; folders have none. */
export type Left = ReadonlyMap<string, Buffer | undefined>;

/**
 * A disk as POSIX promises it: content is durable once its file was flushed, a name once its folder
 * was. Changes of names are written in their order, as file systems with a journal do.
 */
export class Disk {
  readonly root = new DiskFolder();
  #changes = 0;
  #pending: Change[] = [];

  change(...links: readonly Link[]): void {
    const change: Change = { at: (this.#changes += 1), links };
    this.#pending.push(change);
    for (const { folder, name, node } of links) {
      folder.pending.push(change);
      if (node === undefined) folder.now.delete(name);
      else folder.now.set(name, node);
    }
  }

  /** The number of the last change: what a flush that begins now is sure to reach. */
  get changes(): number {
    return this.#changes;
  }

  /** Puts the folder's changes up to one on the disk, with what they need of other folders. */
  flush(folder: DiskFolder, until: number): void {
    for (const change of folder.pending) if (change.at <= until) commit(change);
    folder.pending = folder.pending.filter(({ links }) => links !== undefined);
    this.#pending = this.#pending.filter(({ links }) => links !== undefined);
  }

  /** What somebody finds after a cut of the power. */
  after(loss: Loss, random: Random): Left {
    const part = loss === 'torn' ? random() : 1;
    const changes = loss === 'dropped' ? [] : this.#pending;
    const names = new Map<DiskFolder, Map<string, DiskNode>>();
    const namesOf = (folder: DiskFolder): Map<string, DiskNode> => {
      const known = names.get(folder) ?? new Map(folder.kept);
      names.set(folder, known);
      return known;
    };
    for (const { links = [] } of changes.slice(0, Math.ceil(part * changes.length))) {
      for (const { folder, name, node } of links) {
        if (node === undefined) namesOf(folder).delete(name);
        else namesOf(folder).set(name, node);
      }
    }
    const left = new Map<string, Buffer | undefined>();
    const walk = (folder: DiskFolder, path: string): void => {
      for (const [name, node] of namesOf(folder)) {
        const isFolder = node instanceof DiskFolder;
        left.set(`${path}${name}`, isFolder ? undefined : node.after(loss, random));
        if (isFolder) walk(node, `${path}${name}/`);
      }
    };
    walk(this.root, '');
    return left;
  }
}

/** The earlier changes of the same names go first. */
function commit(change: Change): void {
  const { links } = change;
  if (links === undefined) return;
  change.links = undefined;
  for (const { folder, name } of links) {
    for (const earlier of folder.pending) {
      if (earlier.at >= change.at) break;
      if (earlier.links?.some((one) => one.folder === folder && one.name === name) === true) {
        commit(earlier);
      }
    }
  }
  for (const { folder, name, node } of links) {
    if (node === undefined) folder.kept.delete(name);
    else folder.kept.set(name, node);
  }
}
