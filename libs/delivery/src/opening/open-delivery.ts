import { join } from 'node:path';
import { FolderMailSender } from '../folder/index.js';
import type { DeliverySettings, MailSender, TextSender } from '../index.js';
import { LogTextSender } from '../log/index.js';
import { SmtpMailSender } from '../smtp/index.js';

/** What an app sends by, chosen once from its settings. */
export interface Delivery {
  readonly mail: MailSender;
  readonly texts: TextSender;
}

/** Says what goes to people from here, for want of a server that delivers it. */
export type TellDelivery = (sentence: string) => void;

/** By the mail server where one is named, otherwise into the data folder; texts into the log. */
export function openDelivery(
  { smtpUrl, mailFrom: from }: DeliverySettings,
  dataDir: string,
  tell: TellDelivery,
): Delivery {
  const onMail = ({ file, to, subject }: { file: string; to: string; subject: string }) => {
    tell(`mail to ${to}, "${subject}": ${file}`);
  };
  return {
    mail:
      smtpUrl === undefined
        ? new FolderMailSender({ folder: join(dataDir, 'mail'), from, onMail })
        : new SmtpMailSender({ url: smtpUrl, from }),
    texts: new LogTextSender(({ to, text }) => {
      tell(`text message to ${to}: ${text}`);
    }),
  };
}
