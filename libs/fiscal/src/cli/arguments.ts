import { parseArgs } from 'node:util';
import type { Language } from '@balcao/messages';
import type { KeySetting } from '../signatures/index.js';

/** What the command was asked. */
export interface CheckArguments {
  readonly file: string;
  readonly language: Language;
  /** Problems that are listed; the others are counted. */
  readonly max: number;
  readonly keys: readonly KeySetting[];
  /** The path of a published schema to read the file by. */
  readonly schema?: string;
}

/** What the command prints where its arguments make no sense. */
export const usage =
  'npm run saft:check -- FILE [--lang pt] [--max 1000] [--key VERSION=PEM-FILE] [--schema XSD]';

const shownMax = 1000;

/** The arguments, or nothing where they make no sense. */
export function checkArguments(args: readonly string[]): CheckArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        max: { type: 'string', default: `${shownMax}` },
        key: { type: 'string', multiple: true, default: [] },
        schema: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    const max = Number.parseInt(values.max, 10);
    const keys = values.key.map(keyOf);
    const { lang, schema } = values;
    const isLanguage = lang === 'en' || lang === 'pt';
    if (file === undefined || others.length > 0 || Number.isNaN(max) || !isLanguage)
      return undefined;
    return { file, language: lang, max, keys, ...(schema !== undefined && { schema }) };
  } catch {
    return undefined;
  }
}

/** Reads `1=public.pem`, or only a file for the first version. */
function keyOf(text: string): KeySetting {
  const at = text.indexOf('=');
  return at < 0
    ? { version: '1', file: text }
    : { version: text.slice(0, at), file: text.slice(at + 1) };
}
