import { Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SavedViews } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ListViews } from './list-views.js';
import { DefaultViewBody, RenameViewBody, SaveViewBody } from './views.bodies.js';

/** Views of lists that a person keeps under a name; shared ones are everybody's of the company. */
@ApiTags('views')
@Controller('views')
@PeopleOnly()
@Allow('companies.view')
export class ViewsController {
  constructor(private readonly views: ListViews) {}

  /** The caller's saved views and those that are shared. */
  @Get()
  all(@Member() caller: MemberCaller): Promise<SavedViews> {
    return this.views.all(caller);
  }

  /** Keeps a view, or the one of the same id again. To share it takes `views.share`. */
  @Post()
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async save(
    @Sender() sender: CommandSender,
    @CheckedBody(SaveViewBody) body: SaveViewBody,
  ): Promise<SavedViews> {
    await this.views.save(sender, body);
    return this.views.all(sender);
  }

  /** Renames a view. */
  @Post(':id/rename')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async rename(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RenameViewBody) { name }: RenameViewBody,
  ): Promise<SavedViews> {
    await this.views.rename(sender, id, name);
    return this.views.all(sender);
  }

  /** Removes a view. */
  @Post(':id/remove')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async remove(@Sender() sender: CommandSender, @Param('id') id: string): Promise<SavedViews> {
    await this.views.remove(sender, id);
    return this.views.all(sender);
  }

  /** What the caller's list begins with. */
  @Put('default')
  @ApiCommand({ isRehearsable: false })
  async begin(
    @Sender() sender: CommandSender,
    @CheckedBody(DefaultViewBody) { list, viewId }: DefaultViewBody,
  ): Promise<SavedViews> {
    await this.views.begin(sender, list, viewId);
    return this.views.all(sender);
  }
}
