import { headers } from '@balcao/contracts';
import type { Response, Test } from 'supertest';
import { Browser } from '../../e2e/support/browser.js';
import { mercearia } from '../../e2e/support/goods.js';
import { mailsTo, tokenIn } from '../../e2e/support/mails.js';
import { enter } from '../../e2e/support/people.js';
import type { TestServer } from '../../e2e/support/server.js';
import { until } from '../../e2e/support/until.js';
import type { Step, Story } from './step.js';

type Values = Readonly<Record<string, unknown>>;

/** A step as it was sent, and what it was answered. */
export interface Played {
  readonly route: string;
  readonly step: Step;
  readonly status: number;
  /** What it was answered: JSON, or nothing. */
  readonly body: unknown;
  /** The code of a refusal. */
  readonly code: string | undefined;
  /** How the file of an answer is to be taken, and under what name. */
  readonly disposition: string | undefined;
  /** Not what the step expects: the answer, for a message. */
  readonly wrong?: string;
}

/** Sends the steps of the story one by one, and remembers the answers. */
export class Player implements Story {
  readonly texts: string[] = [];
  readonly #browsers = new Map<string, Browser>();
  readonly #answers = new Map<string, Values>();

  constructor(readonly server: TestServer) {
    Object.assign(server.api.backend.texts, {
      send: ({ to, text }: { to: string; text: string }) => {
        this.texts.push(`${to} ${text}`);
        return Promise.resolve();
      },
    });
  }

  /** Somebody's browser; a new one for a name that is heard first. */
  browser(name = 'amelia'): Browser {
    const known = this.#browsers.get(name);
    if (known !== undefined) return known;
    const browser = new Browser(this.server, name);
    browser.company = mercearia.id;
    this.#browsers.set(name, browser);
    return browser;
  }

  answerOf(route: string): Values {
    const answer = this.#answers.get(route);
    if (answer === undefined) throw new Error(`${route} was not sent yet`);
    return answer;
  }

  read(path: string, by?: string): Promise<unknown> {
    return this.browser(by).read(path);
  }

  async tokenIn(to: string, subject: string): Promise<string> {
    const mails = await mailsTo(this.server, to, subject);
    const last = mails.at(-1);
    return last === undefined ? '' : tokenIn(last);
  }

  ended(path: string): Promise<unknown> {
    return until(async () => {
      const answer = await this.browser().get(path);
      const rows = [answer.body].flat() as readonly Values[];
      const { state, status } = rows[0] ?? {};
      return !/waiting|running|stopping/.test(`${String(state)} ${String(status)}`);
    });
  }

  /** Sends a step, and keeps what it is answered for those that follow. */
  async play(step: Step): Promise<Played> {
    const [route, , , { by, opensSession, refused, waitsFor } = {}] = step;
    const answer = await this.send(step);
    const { code } = answer.body as { readonly code?: string };
    const { status } = answer;
    const isRight = refused === undefined ? status < 300 : code === refused.code;
    if (status < 300) {
      this.#answers.set(route, { ...(answer.body as Values), headers: answer.headers });
      if (opensSession === true) this.#open(this.browser(by), answer);
      await waitsFor?.(this);
    }
    const wrong = `${status} ${(answer.text as string | undefined)?.slice(0, 400) ?? ''}`;
    const body: unknown = isJson(answer) ? answer.body : undefined;
    const { 'content-disposition': disposition } = answer.headers as Readonly<
      Record<string, string | undefined>
    >;
    return { route, step, status, code, body, disposition, ...(!isRight && { wrong }) };
  }

  /** The request of a step, by its own browser or another one. */
  send(step: Step, browser = this.browser(step[3]?.by)): Test {
    const [route, , body = {}, { key, company, form, type, rehearsed } = {}] = step;
    const [method = ''] = route.split(' ');
    const path = pathOf(step);
    const sent = {
      ...(key !== undefined && { key }),
      ...(company !== undefined && { company }),
      ...(rehearsed !== undefined && { headers: { [headers.rehearsed]: rehearsed } }),
    };
    if (method === 'GET') return browser.get(path, sent);
    if (method === 'DELETE') return browser.delete(path, sent);
    if (Buffer.isBuffer(body)) return browser.file(path, body, sent);
    if (typeof body === 'string') {
      if (form !== undefined) return browser.form(path, form, Buffer.from(body));
      return browser.text('POST', path, type ?? 'application/xml', body);
    }
    return method === 'PUT' ? browser.put(path, body, sent) : browser.post(path, body, sent);
  }

  #open(browser: Browser, answer: Response): void {
    const { body } = answer as { readonly body: Values };
    if ('session' in body) enter(browser, answer);
    else browser.begin(answer);
    browser.company = mercearia.id;
  }
}

const isJson = ({ type }: Response): boolean => type.endsWith('json');

/** The address of a step below `/api`, with the values of its parameters and its query. */
export function pathOf([route, ids = '', , { query } = {}]: Step): string {
  const [, path = ''] = route.split(' ');
  const values = ids.split(' ');
  const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}
