import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { checkMail, DeliveryFailed, mailMessage, type Mail, type MailSender } from '../index.js';

/** Where mails are written that no server takes. */
export interface FolderMailOptions {
  readonly folder: string;
  /** What mails say they come from. */
  readonly from: string;
  /** Called with each mail: its file, its recipient and its subject; never its content. */
  readonly onMail?: (mail: { file: string; to: string; subject: string }) => void;
}

/** The ending of a file that is being written; after this time its writer has died. */
const unfinished = '.eml.part';
const abandonedAfterMs = 10 * 60_000;

/**
 * Lays mails into a folder, as files that any mail reader opens; one that was sent survives the
 * loss of power. Removes at the beginning what a crash has left half written.
 */
export class FolderMailSender implements MailSender {
  readonly isFolder = true;
  /** Whether the name of the folder itself is known to be on the disk. */
  #isNamed = false;
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  readonly #swept: Promise<void>;

  constructor(private readonly options: FolderMailOptions) {
    this.#swept = removeAbandoned(options.folder);
  }

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { folder, from, onMail } = this.options;
    const file = join(folder, `${mail.id}.eml`);
    try {
      const { message } = await this.#composer.sendMail(mailMessage(mail, from));
      await this.#swept;
      const made = await mkdir(folder, { recursive: true });
      if (made !== undefined) this.#isNamed = false;
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      await this.#flushNames(folder);
    } catch (cause) {
      throw new DeliveryFailed('the mail cannot be written to its folder', { cause });
    }
    onMail?.({ file, to: mail.to, subject: mail.subject });
  }

  /** The folder's own name too, for the first mail: another one may have made it just now. */
  async #flushNames(folder: string): Promise<void> {
    await syncFolder(folder);
    if (!this.#isNamed) await syncFolder(dirname(folder));
    this.#isNamed = true;
  }

  async close(): Promise<void> {
    this.#composer.close();
    await this.#swept;
  }
}

/** Other processes may be writing into the folder: only what is old is nobody's. Never throws. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): readonly string[] => []);
  for (const name of names.filter((one) => one.endsWith(unfinished))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < abandonedAfterMs) continue;
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
