/** `GET /api/operator`: who runs this installation of the product. */
export interface OperatorAnswer {
  readonly name: string;
  readonly address: string;
  /** Absent where nobody is named. */
  readonly nuit?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Whether messages of the contact form go to somebody. */
  readonly takesMessages: boolean;
  /** Whether mails leave the server; otherwise they stay there as files. */
  readonly sendsMail: boolean;
}

/** `POST /api/contact`. */
export interface ContactMessageBody {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  /** A field that no person sees: what fills it is no person. */
  readonly website?: string;
}

/** Characters of each field, at most. */
export const contactLimits = { name: 100, email: 254, topic: 150, message: 5_000 } as const;
