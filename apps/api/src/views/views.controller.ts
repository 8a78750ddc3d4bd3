import { Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SavedViews } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { ListViews } from './list-views.js';
import { DefaultViewBody, RenameViewBody, SaveViewBody } from './views.bodies.js';

/** Views of lists that a person keeps under a name; shared ones are everybody's of the company. */
@ApiTags('views')
@Controller('views')
@PeopleOnly()
@Allow('companies.view')
export class ViewsController {
  constructor(private readonly views: ListViews) {}

  @Get()
  all(@Member() caller: MemberCaller): Promise<SavedViews> {
    return this.views.all(caller);
  }

  /** Keeps a view, or the one of the same id anew. To share it takes `views.share`. */
  @Post()
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async save(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(SaveViewBody) body: SaveViewBody,
  ): Promise<SavedViews> {
    await this.views.save(caller, key, body);
    return this.views.all(caller);
  }

  @Post(':id/rename')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async rename(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @CheckedBody(RenameViewBody) { name }: RenameViewBody,
  ): Promise<SavedViews> {
    await this.views.rename(caller, key, id, name);
    return this.views.all(caller);
  }

  @Post(':id/remove')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async remove(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
  ): Promise<SavedViews> {
    await this.views.remove(caller, key, id);
    return this.views.all(caller);
  }

  /** What the caller's list begins with. */
  @Put('default')
  @ApiCommand({ isRehearsable: false })
  async begin(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(DefaultViewBody) { list, viewId }: DefaultViewBody,
  ): Promise<SavedViews> {
    await this.views.begin(caller, key, list, viewId);
    return this.views.all(caller);
  }
}
