const KEY = 'balcao.scanner';

/** What the scanner of this device puts before a code, and behind it. */
export interface ScannerAffixes {
  readonly prefix: string;
  readonly suffix: string;
}

const none: ScannerAffixes = { prefix: '', suffix: '' };

/** What was learnt on this device; nothing where nothing was, or it cannot be read. */
export function keptAffixes(): ScannerAffixes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { prefix = '', suffix = '' } = kept as Partial<ScannerAffixes>;
    return { prefix, suffix };
  } catch {
    return none;
  }
}

/** Keeps them for this device; answers whether it keeps anything. */
export function keepAffixes({ prefix, suffix }: ScannerAffixes): boolean {
  try {
    if (prefix === '' && suffix === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ prefix, suffix }));
    return true;
  } catch {
    return false;
  }
}

/** The code itself, where both stand around it. */
export function withoutAffixes(code: string, { prefix, suffix } = keptAffixes()): string {
  const isWithin = code.length > prefix.length + suffix.length;
  if (!isWithin || !code.startsWith(prefix) || !code.endsWith(suffix)) return code;
  return code.slice(prefix.length, code.length - suffix.length);
}

/** A code that is to be kept; one of digits only may have been typed by hand, and stays. */
export const keptCode = (text: string): string =>
  /^\d+$/.test(text) ? text : withoutAffixes(text);

/** What stands around the printed code in what was scanned; nothing where that is not in it. */
export function learntAffixes(scanned: string, printed: string): ScannerAffixes | undefined {
  const wanted = printed.replaceAll(/\s/g, '');
  const at = wanted === '' ? -1 : scanned.indexOf(wanted);
  if (at < 0) return undefined;
  return { prefix: scanned.slice(0, at), suffix: scanned.slice(at + wanted.length) };
}
