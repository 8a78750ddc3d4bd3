import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { checkMail, DeliveryFailed, mailMessage, type Mail, type MailSender } from '../index.js';

/** Where mails are written that no server takes. */
export interface FolderMailOptions {
  readonly folder: string;
  /** What mails say they come from. */
  readonly from: string;
  /** Told of each mail: where it lies, to whom it goes, what it is about; never what it says. */
  readonly onMail?: (mail: { file: string; to: string; subject: string }) => void;
}

/** Lays mails into a folder, as files that any mail reader opens. */
export class FolderMailSender implements MailSender {
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(private readonly options: FolderMailOptions) {}

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { folder, from, onMail } = this.options;
    const file = join(folder, `${mail.id}.eml`);
    try {
      const { message } = await this.#composer.sendMail(mailMessage(mail, from));
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (cause) {
      throw new DeliveryFailed('the mail cannot be written to its folder', { cause });
    }
    onMail?.({ file, to: mail.to, subject: mail.subject });
  }

  close(): Promise<void> {
    this.#composer.close();
    return Promise.resolve();
  }
}
