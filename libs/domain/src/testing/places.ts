import type { Problem } from '../refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What is wrong with where a problem says to be: its path leads to no item of the command's lists,
 * or its line is another one than that of its path. Undefined where nothing is. Fields of a record
 * are named as if the command were the record: `barcodes.1` is in `fields.barcodes`.
 */
export function wrongPlace(command: object, { path, params }: Problem): string | undefined {
  if (path === '') return undefined;
  const records = [command, ...Object.values(command).filter(isFields)];
  if (!records.some((record) => leadsTo(record, path.split('.')))) return `${path} leads nowhere`;
  const [, index] = /(?:^|\.)lines\.(\d+)/.exec(path) ?? [];
  const { line } = params;
  if (index === undefined || line === undefined || line === Number(index) + 1) return undefined;
  return `${path} is said to be line ${JSON.stringify(line)}`;
}

/** A field or a part of a record may be missing, which is often what is wrong; an item may not. */
function leadsTo(at: unknown, [step, ...more]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (!/^\d+$/.test(step)) {
    if (at === undefined) return !more.some((later) => /^\d+$/.test(later));
    return isFields(at) && leadsTo(at[step], more);
  }
  return Array.isArray(at) && Number(step) < at.length && leadsTo(at[Number(step)], more);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
