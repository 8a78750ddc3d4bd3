import { describe, expect, it } from '@jest/globals';
import { seededNumbers } from '../../bench/random.js';
import { Disk, DiskFile, DiskFolder, type Loss } from './disk.js';

const random = seededNumbers(7);
const text = (content: Buffer | undefined): string | undefined => content?.toString();

/** A file with a name in the root that nobody has flushed. */
function newFile(disk: Disk, content: string): DiskFile {
  const file = new DiskFile();
  file.write({ offset: 0, data: Buffer.from(content) });
  disk.change({ folder: disk.root, name: 'new', node: file });
  return file;
}
const flushed = (disk: Disk, ...files: readonly DiskFile[]): void => {
  for (const file of files) file.flush(file.written);
  disk.flush(disk.root, disk.changes);
};

describe('a disk whose power is cut', () => {
  it.each<[Loss, string | undefined]>([
    ['dropped', undefined],
    ['kept', 'rice'],
  ])('has a new file that nobody flushed %s', (loss, content) => {
    const disk = new Disk();
    newFile(disk, 'rice');
    expect(text(disk.after(loss, random).get('new'))).toBe(content);
  });

  it('needs the content and the name flushed, each by itself', () => {
    const [named, filled] = [new Disk(), new Disk()];
    newFile(named, 'rice');
    named.flush(named.root, named.changes);
    expect(text(named.after('dropped', random).get('new'))).toBe('');
    const file = newFile(filled, 'rice');
    file.flush(file.written);
    expect(filled.after('dropped', random).has('new')).toBe(false);
  });

  it('keeps what a flush found, and loses what was written since', () => {
    const disk = new Disk();
    const file = newFile(disk, 'rice');
    flushed(disk, file);
    file.write({ offset: 0, data: Buffer.from('milk') });
    file.write({ size: 2 });
    expect(text(disk.after('dropped', random).get('new'))).toBe('rice');
    expect(text(disk.after('kept', random).get('new'))).toBe('mi');
  });

  it('counts no write that came while a flush was under way', () => {
    const disk = new Disk();
    const file = newFile(disk, 'rice');
    flushed(disk, file);
    const reached = file.written;
    file.write({ offset: 0, data: Buffer.from('milk') });
    file.flush(reached);
    expect(text(disk.after('dropped', random).get('new'))).toBe('rice');
  });

  it('takes a rename back, and with it both names, until their folder was flushed', () => {
    const disk = new Disk();
    const file = newFile(disk, 'rice');
    flushed(disk, file);
    const folder = disk.root;
    disk.change({ folder, name: 'old', node: file }, { folder, name: 'new', node: undefined });
    expect([...disk.after('dropped', random).keys()]).toEqual(['new']);
    flushed(disk);
    expect([...disk.after('dropped', random).keys()]).toEqual(['old']);
  });

  it('brings a removed file back', () => {
    const disk = new Disk();
    flushed(disk, newFile(disk, 'rice'));
    disk.change({ folder: disk.root, name: 'new', node: undefined });
    expect(text(disk.after('dropped', random).get('new'))).toBe('rice');
    expect(disk.after('kept', random).has('new')).toBe(false);
  });

  it('loses a flushed file with a folder whose own name was not flushed', () => {
    const disk = new Disk();
    const [folder, file] = [new DiskFolder(), new DiskFile()];
    disk.change({ folder: disk.root, name: 'data', node: folder });
    disk.change({ folder, name: 'rice', node: file });
    disk.flush(folder, disk.changes);
    expect([...disk.after('dropped', random).keys()]).toEqual([]);
    disk.flush(disk.root, disk.changes);
    expect([...disk.after('dropped', random).keys()]).toEqual(['data', 'data/rice']);
  });

  it('tears a write only at the borders of sectors', () => {
    const disk = new Disk();
    const file = newFile(disk, 'a'.repeat(8_192));
    flushed(disk, file);
    file.write({ offset: 0, data: Buffer.alloc(8_192, 'b') });
    const seen = new Set<string>();
    for (let cut = 0; cut < 20; cut += 1) {
      const content = text(disk.after('torn', random).get('new')) ?? '';
      seen.add(content);
      for (let at = 0; at < content.length; at += 512) {
        expect(new Set(content.slice(at, at + 512)).size).toBe(1);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
