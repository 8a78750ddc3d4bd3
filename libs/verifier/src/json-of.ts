import type { PackFiles } from './pack.js';

/** What a file says as JSON; undefined where it says nothing that can be read. */
export function jsonOf(files: PackFiles, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get(name)));
  } catch {
    return undefined;
  }
}
