import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReadyAnswer } from '@balcao/contracts';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process is alive. */
  @Get('health')
  @Public()
  health(): { readonly status: 'alive' } {
    return { status: 'alive' };
  }

  /** What it stands on can be used: 200, or 503 with what cannot. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswer> {
    const answer = await this.readiness.now();
    reply.code(answer.isReady ? 200 : 503);
    return answer;
  }
}
