import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { EventsPage } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { EventFeed } from './event-feed.js';
import { FEED_PAGE, parseFeed, wholeNumber, type SentFeedQuery } from './feed-query.js';
import { FeedStreams } from './feed-streams.js';

const example: EventsPage = {
  events: [
    {
      id: '6f1c2f3e-0f5b-5e0a-9d0e-2b8f4a1c7d90',
      type: 'SeriesOpened',
      version: 1,
      revision: 118,
      recordedAt: '2026-03-02T08:00:00.000Z',
      companyId: 'MERCEARIA',
      actorId: '01KJ2Q3V4W5X6Y7Z8A9B0C1D2E',
      data: { id: 'FT_2026', typeId: 'FT', year: 2026, code: '2026', prefix: 'FT' },
    },
  ],
  next: 119,
  nextLink: '/api/events?from=119&limit=100',
};

/** Everything that is recorded in a company, in order, from any revision. */
@ApiTags('integrations')
@Controller('events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly streams: FeedStreams,
  ) {}

  /** A page as JSON; asked for as `text/event-stream` the feed goes on as events are recorded. */
  @Get()
  @Allow('integrations.readEvents')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Of a stream: read on behind.',
  })
  @ApiQuery({ name: 'from', required: false, type: Number, description: 'First revision; 0.' })
  @ApiQuery({ name: 'types', required: false, type: String, example: 'DocumentIssued' })
  @ApiQuery({ name: 'limit', required: false, schema: { maximum: FEED_PAGE.max, default: 100 } })
  @ApiProduces('application/json', 'text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'Events in order; `next` is where to read on, whether or not there is more.',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/EventsPage' }, example },
    },
    headers: { Link: { description: 'rel="next"', schema: { type: 'string' } } },
  })
  @ApiResponse({
    status: 410,
    description: '`events.unknownPosition`: the journal ends before it, as after a restore.',
  })
  async read(
    @Member() caller: MemberCaller,
    @Query() sent: SentFeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const query = parseFeed(sent);
    if (/\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
      const seen = wholeNumber(request.headers['last-event-id']);
      const from = seen === undefined ? query.from : seen + 1;
      await this.streams.follow(caller, { ...query, from }, reply);
      return;
    }
    const page = await this.feed.page(caller, query);
    if (page.nextLink !== undefined) reply.header('link', `<${page.nextLink}>; rel="next"`);
    await reply.send(page);
  }
}
