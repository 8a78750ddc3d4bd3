import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isAllowedAddress, isWebhookUrl } from './allowed-address.js';

/** How long a receiver may take for its answer. */
export const ANSWER_WITHIN_MS = 10_000;
/** Bytes of an answer that are read and kept. */
export const ANSWER_KEPT_BYTES = 1_024;

/** What is sent, and where. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowsLoopback: boolean;
  readonly answerWithinMs?: number;
  readonly signal: AbortSignal;
}

/** What came of it: a status, or why there was none. */
export type WebhookAttempt =
  | { readonly status: number; readonly answer: string }
  | { readonly failure: string };

/**
 * Posts once. The name is resolved here and now, every address of it is checked, and a checked one
 * is connected to; a redirect is an answer like any other. Throws only when aborted.
 */
export async function sendWebhook(sent: WebhookRequest): Promise<WebhookAttempt> {
  const { url, allowsLoopback, signal, answerWithinMs = ANSWER_WITHIN_MS } = sent;
  if (!isWebhookUrl(url, allowsLoopback)) return { failure: 'the address is not allowed' };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]);
  try {
    const message = await post(sent, ended);
    return { status: message.statusCode ?? 0, answer: await beginningOf(message) };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: ended.aborted ? 'no answer in time' : sentenceOf(error) };
  }
}

function post(sent: WebhookRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, headers, body, allowsLoopback } = sent;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: checkedLookup(allowsLoopback),
    agent: false,
    signal,
  };
  const request = url.toLowerCase().startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Resolves a name, and knows none of its addresses where one of them may not be used. */
const checkedLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      // A name that does not resolve has no addresses at all.
      if (error !== null) {
        callback(error, '');
        return;
      }
      const isOpen =
        addresses.length > 0 &&
        addresses.every(({ address }) => isAllowedAddress(address, allowsLoopback));
      const [first] = addresses;
      if (!isOpen || first === undefined) {
        callback(new Error('the address is not allowed'), '');
      } else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

async function beginningOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= ANSWER_KEPT_BYTES) break;
  }
  message.destroy();
  return Buffer.concat(chunks).subarray(0, ANSWER_KEPT_BYTES).toString('utf8');
}

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, 200);
}
