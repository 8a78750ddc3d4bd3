import { BlockList, isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { headers } from '@balcao/contracts';
import { refuse, usableKey, type ApiKey } from '@balcao/domain';
import type { Counters, Quota } from '@balcao/jobs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Journals, Sources } from '../../composition/backend.js';
import { COUNTERS, JOURNALS, SOURCES } from '../../composition/tokens.js';
import { RequestError } from '../../http/request-error.js';
import type { MemberCaller } from '../caller.js';
import { fitsHash, keyIn, type SentKey } from './key-secret.js';
import { UsedKeys } from './used-keys.js';
import { Throttles } from '../../limits/throttles.js';

/** Requests of one key, on all nodes together. */
const rate: Quota = { name: 'requestsOfKey', max: 100, windowMs: 10_000 };

/** Identifies the calling program only by its key, without cookie or token of a page. */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly throttles: Throttles,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(COUNTERS) private readonly counters: Counters,
    private readonly used: UsedKeys,
  ) {}

  /**
   * The caller that the key stands for, in the key's own company. `RequestError` 401 for a key that
   * opens nothing, 429 when it asks too often; what it may do is another matter.
   */
  async callerOf(request: FastifyRequest, reply: FastifyReply): Promise<MemberCaller> {
    const now = this.sources.clock();
    const sent = keyIn(request);
    // A wrong key may name any company: guessing must not have their books loaded.
    if (sent !== undefined && !this.journals.isLoaded(sent.companyId)) {
      await this.throttles.refuseBlocked('keyByAddress', request.ip);
    }
    const key = sent && (await this.#proven(sent, now.toISOString()));
    if (sent === undefined || key === undefined || !isFromHere(key, request.ip)) {
      await this.throttles.take('keyByAddress', request.ip);
      throw new RequestError(401, 'request.invalidKey');
    }
    const { companyId, keyId } = sent;
    refuseOtherCompany(request, companyId);
    await this.#count(reply, `${companyId}.${keyId}`);
    this.used.note(companyId, keyId, now);
    const requestId = request.id;
    const who = { kind: 'key', userId: keyId, userName: key.name } as const;
    return { ...who, sessionId: `key.${keyId}`, requestId, companyId };
  }

  async #proven({ companyId, keyId, secret }: SentKey, now: string): Promise<ApiKey | undefined> {
    if (!(await this.journals.exists(companyId))) return undefined;
    const key = await this.journals.inspect(companyId, (books) => usableKey(books, keyId, now));
    return key !== undefined && fitsHash(secret, key.secretHash) ? key : undefined;
  }

  async #count(reply: FastifyReply, key: string): Promise<void> {
    const { waitMs, used, endsMs } = await this.counters.count(rate, key);
    reply.header('ratelimit-limit', String(rate.max));
    reply.header('ratelimit-remaining', String(rate.max - used));
    reply.header('ratelimit-reset', String(Math.ceil(endsMs / 1_000)));
    if (waitMs === 0) return;
    throw new RequestError(429, 'request.tooManyOfKey', { seconds: Math.ceil(waitMs / 1_000) });
  }
}

/** A key names its company; a header that names another one is a mistake. */
function refuseOtherCompany(request: FastifyRequest, companyId: string): void {
  const named = request.headers[headers.company];
  if (named !== undefined && named !== companyId) {
    refuse('identity.notAllowed', { permission: 'companies.view' });
  }
}

/** Whether the address lies in the networks that the key is bound to. */
function isFromHere({ networks }: ApiKey, address: string): boolean {
  if (networks === undefined) return true;
  const plain = address.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  if (version === 0) return false;
  const allowed = new BlockList();
  for (const network of networks) {
    const [net = '', bits] = network.split('/');
    const family = isIP(net) === 4 ? 'ipv4' : 'ipv6';
    if (isIP(net) === 0) continue;
    if (bits === undefined) allowed.addAddress(net, family);
    else allowed.addSubnet(net, Number.parseInt(bits, 10), family);
  }
  return allowed.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
