import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { JobQueue } from '@balcao/jobs';
import { accountMailOrder, type AccountMailOrder } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import type { Sources } from '../composition/backend.js';
import { JOBS, SOURCES } from '../composition/tokens.js';
import { languageOf } from '../http/language.js';
import { originOf } from './request-origin.js';

/** Mails about accounts: ordered here, written and sent in the background. */
@Injectable()
export class AccountMails {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Orders a mail for what a request has done; `email` is what it is about. */
  async order(
    request: FastifyRequest,
    kind: AccountMailOrder['kind'],
    to: AccountMailOrder['to'],
    email?: string,
  ): Promise<void> {
    const order: AccountMailOrder = {
      kind,
      to,
      language: languageOf(request.headers['accept-language']),
      at: this.sources.clock().toISOString(),
      origin: originOf(request),
      ...(email !== undefined && { email }),
    };
    await this.jobs.enqueue(accountMailOrder(`mail_${randomUUID()}`, order));
  }
}
