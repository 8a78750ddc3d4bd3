import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './server.js';
import { until } from './until.js';

/** A mail as its reader sees it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** All of it, word for word as it goes. */
  readonly source: string;
}

/** Whatever keeps its mails in a folder. */
type Keeper = Pick<TestServer, 'folder'>;

/** The mails that the server has laid into its folder, in no order. */
export async function mailsOf({ folder }: Keeper): Promise<readonly ReadMail[]> {
  const place = join(folder, 'mail');
  const files = (await readdir(place).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    files.map(async (file) => readMail(await readFile(join(place, file), 'utf8'))),
  );
}

/** Waits for the mails that fit, at least as many as `count`. */
export async function mailsTo(
  server: Keeper,
  to: string,
  subject: string,
  count = 1,
): Promise<readonly ReadMail[]> {
  return until(async () => {
    const mails = await mailsOf(server);
    const found = mails.filter((mail) => mail.to === to && mail.subject === subject);
    return found.length >= count && found;
  });
}

/** Waits until nothing is left to be sent; what is only due at night is not waited for. */
export async function untilMailed({ api }: TestServer): Promise<void> {
  await until(async () => {
    const { waiting, running } = await api.backend.jobs.counts();
    return waiting + running === 0;
  });
}

/** What stands behind the `#` of the mail's link. */
export function tokenIn({ text }: ReadMail): string {
  return /#([0-9A-Za-z]+\.[0-9A-Za-z_-]{43})/.exec(text)?.[1] ?? '';
}

function readMail(source: string): ReadMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'mi').exec(source)?.[1]?.replace(/\n\s/g, ' ') ??
    '';
  const [, begun = source] = /text\/plain[\s\S]*?\n\n([\s\S]*)$/.exec(source) ?? [];
  const boundary = /boundary="(.+?)"/.exec(source)?.[1];
  // A link's secret may begin a line with dashes of its own.
  const [plain = ''] = boundary === undefined ? [begun] : begun.split(`\n--${boundary}`);
  const isBase64 = /text\/plain[^]*?Content-Transfer-Encoding: base64/i.test(
    source.slice(0, 2_000),
  );
  const text = isBase64 ? Buffer.from(plain, 'base64').toString('utf8') : unquoted(plain);
  return { to: header('To'), subject: decodedWords(header('Subject')), text, source };
}

/** RFC 2045: quoted-printable. */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: words of a header that are not ASCII. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => unquoted(word.replace(/_/g, ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) =>
      Buffer.from(word, 'base64').toString('utf8'),
    );
}
