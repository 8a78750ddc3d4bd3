import type { Look } from '@balcao/contracts';

/** Something that a look was narrowed to. */
export interface AskedPart {
  /** The name of a field of the rows, or of the query. */
  readonly field: string;
  readonly isFilter: boolean;
  /** `≥ 2026-03-01`; the value itself, if the condition has no operator. */
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = {
  $gt: '> ',
  $gte: '≥ ',
  $lt: '< ',
  $lte: '≤ ',
  $ne: '≠ ',
};

/** What a look was narrowed to, part by part, as people read it. */
export function lookAsked(asked: Look['asked']): readonly AskedPart[] {
  return Object.entries(asked ?? {}).flatMap(([field, text]) =>
    field === 'filter' ? filterParts(text) : [{ field, isFilter: false, text }],
  );
}

function filterParts(sent: string): readonly AskedPart[] {
  const filter = read(sent);
  if (filter === undefined) return [{ field: 'filter', isFilter: false, text: sent }];
  return Object.entries(filter).map(([field, wanted]) => ({
    field,
    isFilter: true,
    text: wantedText(wanted),
  }));
}

/** A long filter is kept without its end. */
function read(sent: string): object | undefined {
  try {
    const value: unknown = JSON.parse(sent);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function wantedText(wanted: unknown): string {
  if (typeof wanted !== 'object' || wanted === null) return String(wanted);
  if (Array.isArray(wanted)) return wanted.map(wantedText).join(', ');
  return Object.entries(wanted)
    .map(([operator, value]) => `${signs[operator] ?? ''}${wantedText(value)}`)
    .join(' ');
}
