import type { Findings } from './report.js';
import { anyText, leavesOf, type Element } from './xml-tree.js';

/**
 * Names each text in which an element differs from the one that the events make; what one of them
 * lacks is a difference, too. Paths of `sealed` are proved by the digest of the file only.
 */
export function differ(
  findings: Findings,
  item: string,
  expected: Element,
  found: Element,
  sealed?: RegExp,
): void {
  const wanted = leavesOf(expected);
  const said = leavesOf(found);
  for (const path of new Set([...wanted.keys(), ...said.keys()])) {
    const [one = '—', other = '—'] = [wanted.get(path), said.get(path)];
    if (one === other || one === anyText || sealed?.test(path) === true) continue;
    findings.add('saftDiffers', `${item} ${path}`, one, other);
  }
}
