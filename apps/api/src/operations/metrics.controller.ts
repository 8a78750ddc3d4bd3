import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Operators } from '../access/access.js';
import { OPERATIONS, type Operations } from './operations.js';

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  constructor(@Inject(OPERATIONS) private readonly operations: Operations) {}

  /** The server's figures as Prometheus reads them. */
  @Get()
  @Operators()
  @ApiProduces('text/plain')
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { metrics } = this.operations;
    reply.type(metrics.contentType);
    return metrics.text();
  }
}
