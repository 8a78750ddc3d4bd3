import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { blobStoreContract } from '../blobs.contract.js';
import { bytesOf, grocer, idsOf, inPieces, receipt, scan } from '../contract/paper.js';
import { StoreUnavailable } from '../errors.js';
import { FileBlobStore } from './file-blob-store.js';

const root = mkdtempSync(join(tmpdir(), 'blobs-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let folders = 0;
const newFolder = () => join(root, String(++folders));

blobStoreContract('files', () => FileBlobStore.open({ folder: newFolder() }));

/** Every file below the folder, without the folders. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());

describe('a blob store on files', () => {
  it('has what it kept when it is opened again', async () => {
    const folder = newFolder();
    const first = await FileBlobStore.open({ folder });
    await first.put(grocer, { ...receipt, content: inPieces(scan) });
    await first.close();
    const again = await FileBlobStore.open({ folder });
    const { content } = await again.get(grocer, receipt.id);
    expect((await bytesOf(content)).equals(scan)).toBe(true);
    await again.close();
  });

  it('names no file by what somebody sent', async () => {
    const folder = newFolder();
    const store = await FileBlobStore.open({ folder });
    await store.put(grocer, receipt);
    const [path = ''] = filesIn(folder);
    expect(path.slice(folder.length)).toMatch(/^[/\\][0-9a-f]{64}[/\\][0-9a-f]{64}$/);
    await store.close();
  });

  it('shows nothing of what a crash has left, and removes it', async () => {
    const folder = newFolder();
    await (await FileBlobStore.open({ folder })).close();
    writeFileSync(join(folder, 'unfinished', 'half'), scan.subarray(0, 1_000));
    const store = await FileBlobStore.open({ folder });
    expect(await idsOf(store)).toEqual([]);
    expect(filesIn(folder)).toEqual([]);
    await store.close();
  });

  it('leaves no file behind after a refusal', async () => {
    const folder = newFolder();
    const store = await FileBlobStore.open({ folder });
    await store.put(grocer, receipt);
    await store.put(grocer, receipt);
    await store.put(grocer, { ...receipt, content: scan }).catch(() => undefined);
    await store.put(grocer, { ...receipt, id: 'b', bytesMax: 1 }).catch(() => undefined);
    expect(filesIn(folder)).toHaveLength(1);
    await store.close();
  });

  it('says that a file was cut short', async () => {
    const folder = newFolder();
    const store = await FileBlobStore.open({ folder });
    await store.put(grocer, receipt);
    const [path = ''] = filesIn(folder);
    truncateSync(path, 30);
    await expect(store.get(grocer, receipt.id)).rejects.toThrow(/^the blob in .* is damaged$/);
    await store.close();
  });

  it('is unavailable where the folder cannot be made', async () => {
    const file = join(root, 'a file');
    writeFileSync(file, '');
    const folder = join(file, 'blobs');
    await expect(FileBlobStore.open({ folder })).rejects.toThrow(StoreUnavailable);
  });

  it('is unavailable once it is closed, or its folder is gone', async () => {
    const folder = newFolder();
    const store = await FileBlobStore.open({ folder });
    await store.ping();
    rmSync(folder, { recursive: true });
    await expect(store.ping()).rejects.toThrow('the folder of blobs cannot be used: ENOENT');
    await store.close();
    await expect(store.list(grocer)).rejects.toThrow('the folder of blobs is closed');
  });
});
