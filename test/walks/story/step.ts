import type { TestServer } from '../../e2e/support/server.js';

/** What a step sends in addition to its body, and what is expected of it. */
export interface Sending {
  readonly query?: Readonly<Record<string, string>>;
  /** Who sends it: the name of a browser; Amélia's, the owner's, where it is absent. */
  readonly by?: string;
  readonly key?: string;
  readonly company?: string;
  /** A form with a file: its fields. */
  readonly form?: Readonly<Record<string, string>>;
  /** The content type of a text. */
  readonly type?: string;
  /** The token of its rehearsal. */
  readonly rehearsed?: string;
  /** The answer opens a session, which the browser goes on with. */
  readonly opensSession?: true;
  /** It cannot be accepted here: the code that it is refused with, and why. */
  readonly refused?: Refusal;
  /** Waits until what it began in the background is done. */
  readonly waitsFor?: (story: Story) => unknown;
}

/** A refusal that a step expects. */
export interface Refusal {
  readonly code: string;
  readonly why: string;
}

/**
 * One request of the story: the route as it is declared, `POST /articles/:id/change`; the values of
 * its parameters with spaces between them; the body.
 */
export type Step = readonly [
  route: string,
  ids?: string,
  body?: object | string | Buffer,
  sending?: Sending,
];

/** A step that needs something that only an earlier answer, a mail or the clock knows. */
export type PlannedStep = Step | ((story: Story) => Step | Promise<Step>);

/** What the story has learned so far. */
export interface Story {
  readonly server: TestServer;
  /** The last answer of a route, `POST /webhooks`. */
  answerOf(route: string): Readonly<Record<string, unknown>>;
  /** What a read answers to a browser, Amélia's where no name is given. */
  read(path: string, by?: string): Promise<unknown>;
  /** The token of the last mail to somebody with a subject. */
  tokenIn(to: string, subject: string): Promise<string>;
  /** The text messages to phones, in their order. */
  readonly texts: readonly string[];
  /** Holds once a job or file of the company is no longer waiting or running. */
  ended(path: string): Promise<unknown>;
}

/** The story has companies that pay for the service: it is run by others. */
export const serviceAdminsOnly = {
  refused: { code: 'request.serviceAdminsOnly', why: 'others run the service' },
} as const;

/** What a file may be called, and is handed out as: nothing in it ends a header or a name. */
export const strangeName = 'acção "1"; %41 x=.pdf';
