import { unzipSync } from 'fflate';
import { manifestName, type PackFiles } from './pack.js';

/**
 * The files of a pack that is one archive; also zipped again from its folder, when it names folders
 * as well and may hold all in one. Throws for what is no archive.
 */
export function readZip(archive: Uint8Array): PackFiles {
  const files = Object.entries(unzipSync(archive)).filter(([name, content]) => {
    return !(name.endsWith('/') && content.length === 0);
  });
  const root = rootOf(files.map(([name]) => name));
  return new Map(files.map(([name, content]) => [name.slice(root.length), content]));
}

/** The one folder that holds the whole pack, `pack/`; nothing where it lies open in the archive. */
function rootOf(names: readonly string[]): string {
  const [, root = ''] = /^([^/]+\/)/.exec(names[0] ?? '') ?? [];
  return names.includes(root + manifestName) && names.every((name) => name.startsWith(root))
    ? root
    : '';
}
