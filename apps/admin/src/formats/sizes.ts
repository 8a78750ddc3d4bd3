import { type Language, decimalSign } from '@balcao/messages';

/** Bytes as people read them: `1.4 MB`, `12 kB`, `1 kB` for less than one. */
export function showSize(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', decimalSign(language))} MB`;
}
