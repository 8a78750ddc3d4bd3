import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { limits } from '../http/limits.js';
import { Places, takeAll } from '../limits/places.js';
import { LiveConnections, type LiveConnection } from './live-connections.js';

/** What a slow browser may leave unread before it is cut off; it connects again and reads again. */
const unreadBytes = 64_000;

@ApiTags('live')
@Controller('live')
export class LiveController {
  readonly #ofMember = new Places(limits.liveOfMember);
  readonly #ofCompany = new Places(limits.liveOfCompany);

  constructor(private readonly connections: LiveConnections) {}

  /** Server-sent events: which resources' rows have changed, and up to which revision. */
  @Get()
  @Allow('companies.view')
  @ApiQuery({ name: 'company', required: true })
  @ApiProduces('text/event-stream')
  open(@Member() { companyId, userId, sessionId }: MemberCaller, @Res() reply: FastifyReply): void {
    const member = `${companyId}/${userId}`;
    const giveBack = takeAll([this.#ofMember, member], [this.#ofCompany, companyId]);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const connection: LiveConnection = {
      companyId,
      userId,
      sessionId,
      write: (text) => {
        if (raw.writableLength > unreadBytes) raw.destroy();
        else raw.write(text);
      },
      end: () => {
        raw.end();
      },
    };
    raw.once('close', () => {
      giveBack();
      this.connections.remove(connection);
    });
    this.connections.add(connection);
    connection.write('retry: 2000\n\n');
  }
}
