/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** The name by which the mail's HTML shows it; it is no file to keep then. */
  readonly contentId?: string;
}

/** A mail to one person. */
export interface Mail {
  /** Names the mail for ever: sent twice, it bears the same `Message-ID`. */
  readonly id: string;
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  /** For readers that show no HTML; says all that `html` says. */
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
}

/**
 * Hands mails over; that one has been handed over does not mean that it has been read.
 * Errors: `DeliveryRefused` for a mail that will never go, `DeliveryFailed` for one that may later.
 */
export interface MailSender {
  /** Mails stay in a folder of the server: no mail server is set up. */
  readonly isFolder?: true;
  send(mail: Mail): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}
