import { createTransport, type SentMessageInfo } from 'nodemailer';
import {
  checkMail,
  DeliveryFailed,
  DeliveryRefused,
  mailMessage,
  type Mail,
  type MailSender,
} from '../index.js';

/** Which server takes mails, and in whose name. */
export interface SmtpMailOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; it may hold a password, never shown. */
  readonly url: string;
  /** What mails say they come from. */
  readonly from: string;
  /** How long the server may be silent; 20 seconds when absent. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 20_000;

/** Hands mails to a server, over a few connections that are used again. */
export class SmtpMailSender implements MailSender {
  readonly #transport;

  constructor(private readonly options: SmtpMailOptions) {
    const { url, timeoutMs = defaultTimeoutMs } = options;
    const { hostname, port, username, password, protocol } = new URL(url);
    const secure = protocol === 'smtps:';
    this.#transport = createTransport({
      pool: true,
      host: hostname,
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      ...(username !== '' && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        // A password goes over an encrypted connection or not at all.
        requireTLS: true,
      }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    try {
      await (this.#transport.sendMail(
        mailMessage(mail, this.options.from),
      ) as Promise<SentMessageInfo>);
    } catch (cause) {
      throw isForGood(cause)
        ? new DeliveryRefused(`the mail server refuses the mail${reasonOf(cause)}`, { cause })
        : new DeliveryFailed(`the mail server did not take the mail${reasonOf(cause)}`, { cause });
    }
  }

  close(): Promise<void> {
    this.#transport.close();
    return Promise.resolve();
  }
}

/** The most characters that are quoted of a server's answer. */
const REASON_MAX = 300;

/** What the server answered, or why it could not be reached; shown to the sender of the mail. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const text = 'response' in error ? String(error.response) : error.message;
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_MAX);
  return line === '' ? '' : `: ${line}`;
}

/** Answers from 500 are permanent, except for those that a wrong password or setting leads to. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
