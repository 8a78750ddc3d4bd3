/** A setting cannot be; its sentence names it, and repeats no password. */
export class DeliverySettingError extends Error {
  override readonly name = 'DeliverySettingError';
}

/** How people are reached who are not looking at a screen. */
export interface DeliverySettings {
  /** Of the mail server; it may hold a password, never shown. Into the folder when absent. */
  readonly smtpUrl?: string;
  /** What mails say they come from. */
  readonly mailFrom: string;
  /** Where people reach the product, without a slash at its end. */
  readonly webAddress: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const smtpAddress = /^smtps?:\/\/[^/?#\s]/;
const sender = /^[^\r\n]{0,100}[^\s@<>]+@[^\s@<>]+>?$/;

/**
 * Reads how people are reached; `port` is where the product listens, for want of a public address.
 * `DeliverySettingError` names what cannot be.
 */
export function readDeliverySettings(environment: Environment, port: number): DeliverySettings {
  const smtpUrl = environment['SMTP_URL']?.trim() ?? '';
  if (smtpUrl !== '' && (!smtpAddress.test(smtpUrl) || !URL.canParse(smtpUrl))) {
    throw new DeliverySettingError('SMTP_URL is no address such as smtp://user:password@host:587.');
  }
  const mailFrom = environment['MAIL_FROM']?.trim() ?? '';
  if (mailFrom !== '' && !sender.test(mailFrom)) {
    throw new DeliverySettingError('MAIL_FROM is no sender such as Balcão <balcao@example.co.mz>.');
  }
  return {
    ...(smtpUrl !== '' && { smtpUrl }),
    mailFrom: mailFrom === '' ? 'Balcão <balcao@localhost>' : mailFrom,
    webAddress: webAddressOf(environment['PUBLIC_URL']) ?? `http://localhost:${port}`,
  };
}

function webAddressOf(value: string | undefined): string | undefined {
  const text = value?.trim().replace(/\/+$/, '') ?? '';
  if (text === '') return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new DeliverySettingError(`PUBLIC_URL is "${text}", not an http address.`);
  }
  return text;
}
