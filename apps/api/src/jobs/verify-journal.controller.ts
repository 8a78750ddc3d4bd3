import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JobAccepted, VerifyJournalBody as VerifyJournalShape } from '@balcao/contracts';
import type { JobQueue } from '@balcao/jobs';
import { verifyJournalJob } from '@balcao/journal';
import { Allow } from '../access/access.js';
import { JOBS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Text } from '../http/fields.js';
import { invalidFields } from '../http/invalid-fields.js';

/** One attempt more than the store needs to come back from a short absence. */
const attempts = 3;

/** The start of a digest that papers show, or all of it. */
const sealShape = /^(?:[0-9a-f]{8}|[0-9a-f]{64})$/;

class VerifyJournalBody implements VerifyJournalShape {
  /** The code or the whole digest of a seal, from a mail or a Z report: `9F2C-71AB`. */
  @Text(100, { optional: true })
  readonly seal?: string;
}

@ApiTags('jobs')
@Controller('companies/current')
export class VerifyJournalController {
  constructor(@Inject(JOBS) private readonly jobs: JobQueue) {}

  /**
   * Has the company's whole hash chain, its seals and its files checked in the background, and
   * compared with a seal from outside; answers the job, which is the one under way when there is
   * one already that does the same.
   */
  @Post('verify-journal')
  @HttpCode(202)
  @Allow('audit.view')
  async verify(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
    @CheckedBody(VerifyJournalBody) body: VerifyJournalBody,
  ): Promise<JobAccepted> {
    const payload = payloadOf(body);
    const { jobs } = await this.jobs.list(companyId, { states: ['waiting', 'delayed', 'running'] });
    const underWay = jobs.find(
      (job) => job.name === verifyJournalJob && sealIn(job.payload) === sealIn(payload),
    );
    if (underWay !== undefined) return { id: underWay.id };
    const id = `verify-${commandId}`;
    const order = { id, name: verifyJournalJob, companyId, actorId, payload, attempts };
    await this.jobs.enqueue(order);
    return { id };
  }
}

/** Refuses a seal that cannot be one. */
function payloadOf({ seal }: VerifyJournalBody): { readonly seal?: string } {
  const written = seal?.replace(/[\s-]/g, '').toLowerCase() ?? '';
  if (written === '') return {};
  if (!sealShape.test(written)) throw invalidFields('seal');
  return { seal: written };
}

function sealIn(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'seal' in payload
    ? payload.seal
    : undefined;
}
