import { execFileSync } from 'node:child_process';
import { openSync, readSync, closeSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Disk, DiskFile, DiskFolder, type Left } from './disk.js';

/** Compiles what is preloaded into the server; throws where there is no compiler. */
export function compileRecorder(source: string, library: string): void {
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'pipe' });
}

/** The environment of a server that is recorded. */
export const recorded = (library: string, folder: string, trace: string) => ({
  LD_PRELOAD: library,
  CRASH_FOLDER: folder,
  CRASH_TRACE: trace,
  // Its files are written by calls that nobody can see.
  UV_USE_IO_URING: '0',
});

const headBytes = 32;

interface Entry {
  readonly kind: string;
  readonly inode: string;
  /** An offset, a size, or the file of a flush. */
  readonly number: number;
  readonly first: Buffer;
  readonly second: Buffer;
}

/** Goes through what a server wrote, and knows at each moment what of it is on the disk. */
export class Replay {
  readonly disk = new Disk();
  readonly #nodes = new Map<string, DiskFile | DiskFolder>();
  readonly #flushes = new Map<string, number>();
  readonly #trace: number;
  /** How many bytes of the trace were gone through. */
  at = 0;

  constructor(
    trace: string,
    /** The folder that was recorded, which is on the disk. */
    private readonly folder: string,
    inode: string,
  ) {
    this.#trace = openSync(trace, 'r');
    this.#nodes.set(inode, this.disk.root);
  }

  /** Goes on to an offset of the trace; a record that begins before it counts whole. */
  until(offset: number): void {
    while (this.at < offset) {
      const entry = this.#next();
      if (entry === undefined) return;
      this.#take(entry);
    }
  }

  close(): void {
    closeSync(this.#trace);
  }

  #next(): Entry | undefined {
    const head = this.#read(headBytes);
    if (head === undefined) return undefined;
    const first = this.#read(head.readUInt32LE(4)) ?? Buffer.alloc(0);
    const second = this.#read(head.readUInt32LE(8)) ?? Buffer.alloc(0);
    return {
      kind: String.fromCharCode(head.readUInt8(0)),
      inode: String(head.readBigUInt64LE(16)),
      number: Number(head.readBigUInt64LE(24)),
      first,
      second,
    };
  }

  #read(size: number): Buffer | undefined {
    const bytes = Buffer.alloc(size);
    const read = size === 0 ? 0 : readSync(this.#trace, bytes, 0, size, this.at);
    this.at += read;
    return read === size ? bytes : undefined;
  }

  #take({ kind, inode, number, first, second }: Entry): void {
    const node = this.#nodes.get(inode);
    if (kind === 'C') this.#name(first, this.#node(inode, new DiskFile()));
    else if (kind === 'M') this.#name(first, this.#node(inode, new DiskFolder()));
    else if (kind === 'U') this.#name(first, undefined);
    else if (kind === 'L') this.#name(second, this.#at(first));
    else if (kind === 'R') this.#rename(first, second);
    else if (kind === 'W' && node instanceof DiskFile) node.write({ offset: number, data: first });
    else if (kind === 'T' && node instanceof DiskFile) node.write({ size: number });
    else if (kind === 'S' && node !== undefined) {
      const reached = node instanceof DiskFile ? node.written : this.disk.changes;
      this.#flushes.set(`${inode} ${number}`, reached);
    } else if (kind === 'E') {
      const reached = this.#flushes.get(`${inode} ${number}`) ?? 0;
      if (node instanceof DiskFile) node.flush(reached);
      else if (node !== undefined) this.disk.flush(node, reached);
    }
  }

  #node<Node extends DiskFile | DiskFolder>(inode: string, node: Node): Node {
    this.#nodes.set(inode, node);
    return node;
  }

  #place(path: Buffer): { readonly folder: DiskFolder; readonly name: string } {
    const names = path
      .toString()
      .slice(this.folder.length + 1)
      .split('/');
    const name = names.pop() ?? '';
    let folder = this.disk.root;
    for (const one of names) {
      const next = folder.now.get(one);
      if (!(next instanceof DiskFolder)) throw new Error(`${path.toString()} has no folder`);
      folder = next;
    }
    return { folder, name };
  }

  #at(path: Buffer): DiskFile | DiskFolder | undefined {
    const { folder, name } = this.#place(path);
    return folder.now.get(name);
  }

  #name(path: Buffer, node: DiskFile | DiskFolder | undefined): void {
    this.disk.change({ ...this.#place(path), node });
  }

  #rename(from: Buffer, to: Buffer): void {
    const node = this.#at(from);
    this.disk.change({ ...this.#place(to), node }, { ...this.#place(from), node: undefined });
  }
}

/** Writes what a cut has left into a new folder. */
export function writeLeft(left: Left, folder: string): void {
  for (const [path, content] of left) {
    const target = join(folder, path);
    mkdirSync(content === undefined ? target : dirname(target), { recursive: true });
    if (content !== undefined) writeFileSync(target, content, { mode: 0o600 });
  }
}
