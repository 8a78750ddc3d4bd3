import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes of a section that are kept in memory before a file is opened for them. */
const heldMax = 4_194_304;
/** Bytes read back at once. */
const readAtOnce = 262_144;

/**
 * Lays pieces of a file aside until what stands before them is known: few in memory, many in a
 * file without a name, which is gone with the process however that ends.
 */
export class Spool {
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  private file: FileHandle | undefined;

  async add(piece: Uint8Array): Promise<void> {
    this.held.push(piece);
    this.heldBytes += piece.byteLength;
    if (this.heldBytes >= heldMax) await this.layAside();
  }

  /** Everything that was added, in its order. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    if (this.file !== undefined) {
      let at = 0;
      for (;;) {
        const buffer = Buffer.allocUnsafe(readAtOnce);
        const { bytesRead } = await this.file.read(buffer, 0, readAtOnce, at);
        if (bytesRead === 0) break;
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    }
    yield* this.held;
  }

  async close(): Promise<void> {
    this.held = [];
    await this.file?.close();
    this.file = undefined;
  }

  private async layAside(): Promise<void> {
    this.file ??= await namelessFile();
    const { held } = this;
    this.held = [];
    this.heldBytes = 0;
    for (const piece of held) await this.file.writeFile(piece);
  }
}

/** Readable by nobody else, and by us for as long as it is open. */
async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-saft-'));
  try {
    return await open(join(folder, 'section'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
