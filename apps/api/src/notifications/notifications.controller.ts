import { Controller, Get, HttpCode, Inject, Post, Put, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NotificationPreferences, UnreadNotifications } from '@balcao/contracts';
import { notifications } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { dailyNoticesSchedule } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ROWS } from '../composition/tokens.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { CompanySchedules } from '../jobs/company-schedules.js';
import { ApiList } from '../reading/api-list.js';
import { parseList, type SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { Notices } from './notices.js';
import { PreferencesBody, ReadBody } from './notifications.bodies.js';

/** What the caller is told of in the company of the request; nobody reads another's. */
@ApiTags('notifications')
@Controller('notifications')
@PeopleOnly()
@Allow('companies.view')
export class NotificationsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly notices: Notices,
    private readonly schedules: CompanySchedules,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** The newest first unless it is sorted otherwise. */
  @Get()
  @ApiList()
  async list(
    @Member() { companyId, userId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    await this.schedules.ensure(companyId, dailyNoticesSchedule);
    const list = parseList(notifications, { sort: 'raisedAt:desc', ...sent });
    const own = { ...list, where: { ...list.where, userId } };
    const collection = notifications as Collection<Row>;
    return sendPage(
      reply,
      'notifications',
      await this.queries.execute(new ListRows(collection, companyId, own)),
    );
  }

  /** How many notifications are unread. */
  @Get('unread')
  async unread(@Member() { companyId, userId }: MemberCaller): Promise<UnreadNotifications> {
    await this.schedules.ensure(companyId, dailyNoticesSchedule);
    const where = { userId, isRead: false };
    return { count: await this.rows.count(notifications, companyId, { where }) };
  }

  /** Marks some, or all, as read. */
  @Post('read')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async read(
    @Sender() sender: CommandSender,
    @CheckedBody(ReadBody) { ids }: ReadBody,
  ): Promise<Record<string, never>> {
    await this.notices.read(sender, ids);
    return {};
  }

  /** Which notifications the caller receives, and by which ways. */
  @Get('preferences')
  preferences(@Member() caller: MemberCaller): Promise<NotificationPreferences> {
    return this.notices.preferences(caller);
  }

  /** Chooses which notifications the caller receives. */
  @Put('preferences')
  @ApiCommand({ isRehearsable: false })
  async prefer(
    @Sender() sender: CommandSender,
    @CheckedBody(PreferencesBody) body: PreferencesBody,
  ): Promise<NotificationPreferences> {
    await this.notices.prefer(sender, body);
    return this.notices.preferences(sender);
  }
}
