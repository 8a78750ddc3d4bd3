import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.js';
import { answerEarly, earlyAnswers } from './early-answers.js';
import { readBodies } from './read-bodies.js';
import { requestLimits } from './request-limits.js';
import { watchUploads } from './upload-pace.js';
import type { TrustedProxies } from './trusted-proxies.js';

type TrustProxyFunction = Extract<
  FastifyServerOptions['trustProxy'],
  (address: string, hop: number) => boolean
>;

/** So long a browser that came over https comes back over https only, in seconds. */
const aYearS = 365 * 24 * 3_600;

/** Devices of the browser that pages may use: the camera, which reads codes at the till. */
const permissionsPolicy = [
  'camera=(self)',
  ...['bluetooth', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment'].map(
    (feature) => `${feature}=()`,
  ),
  'serial=()',
  'usb=()',
].join(', ');

interface ServerOptions {
  readonly logLevel: string;
  /** Which proxies in front say how and from where it was reached. */
  readonly trustProxy: TrustedProxies;
}

/** The HTTP server under Nest: limits, logs without bodies or secrets. */
export function createServer({ logLevel, trustProxy }: ServerOptions): FastifyAdapter {
  return new FastifyAdapter({
    logger: { level: logLevel, base: null, redact: ['req.headers', 'res.headers'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(trustProxy),
    bodyLimit: requestLimits.jsonBytes,
    requestTimeout: requestLimits.requestTimeoutMs,
    keepAliveTimeout: requestLimits.keepAliveMs,
    routerOptions: { maxParamLength: requestLimits.paramCharacters },
    ...earlyAnswers,
  });
}

/** A number counts proxies from here: hop 0 is the one connected. */
function trustOf(proxies: TrustedProxies): boolean | string[] | TrustProxyFunction {
  if (typeof proxies !== 'number') return proxies === false ? false : [...proxies];
  return (_address, hop) => hop < proxies;
}

/** Bodies, headers, compression and one line of log for what went wrong or took long. */
export async function prepareServer(
  server: FastifyInstance,
  /** Of an identity provider's button, the only script from elsewhere that a page may run. */
  providerScriptUrl?: string,
): Promise<void> {
  const pagePolicy = contentSecurityPolicy(providerScriptUrl);
  // The provider's button opens a window that tells this page how it went.
  const openerPolicy = providerScriptUrl === undefined ? 'same-origin' : 'same-origin-allow-popups';
  // Answers to commands are a line: asking whether they want compressing costs more than it saves.
  server.addHook('onRoute', (route) => {
    const reads = [route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
    if (!reads) route.compress = false;
  });
  answerEarly(server);
  watchUploads(server);
  readBodies(server);
  await server.register(compress, {
    threshold: 1_024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${aYearS}`);
    if (request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else {
      reply.header('content-security-policy', pagePolicy);
      reply.header('referrer-policy', 'same-origin');
      reply.header('x-frame-options', 'DENY');
      reply.header('permissions-policy', permissionsPolicy);
      reply.header('cross-origin-opener-policy', openerPolicy);
    }
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const status = reply.statusCode;
    const line = { method, path: url.split('?', 1)[0], status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500) request.log.error(line, 'failed');
    else if (status >= 400) request.log.info(line, 'refused');
    else request.log.debug(line, 'answered');
    done();
  });
}
