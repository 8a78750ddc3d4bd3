import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  Accepted,
  ApproverAnswer,
  ChangeRightsBody as ChangeShape,
  MemberReasonBody as ReasonShape,
} from '@balcao/contracts';
import { approversOf, grantorsOf, isPermission } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import type { FastifyRequest } from 'fastify';
import { Allow, AlsoOneOf, PeopleOnly } from '../access/access.js';
import { SupervisorPins } from '../gate/approval/supervisor-pins.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { languageOf } from '../http/language.js';
import { RequestError } from '../http/request-error.js';
import { withoutNulls } from '../http/without-nulls.js';
import { LastSeen, type SeenAnswer } from './last-seen.js';
import {
  ChangeRightsBody,
  ChoosePinBody,
  MakeOwnerBody,
  MemberReasonBody,
  SetPinBody,
  StaffBody,
} from './members.bodies.js';

/** What is done with those who work in a company. */
@ApiTags('members')
@Controller('members')
@PeopleOnly()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly seen: LastSeen,
    private readonly pins: SupervisorPins,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** When each was here last, and the address that each signs in with. */
  @Get('last-seen')
  @Allow('identity.view')
  lastSeen(@Member() { companyId }: MemberCaller): Promise<readonly SeenAnswer[]> {
    return this.seen.of(companyId);
  }

  /** Who can grant what the caller lacks, in the caller's language. */
  @Get('grantors')
  @Allow('companies.view')
  @ApiQuery({ name: 'permission' })
  async grantors(
    @Member() { companyId }: MemberCaller,
    @Query('permission') sent: unknown,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly grantors: readonly string[]; readonly sentence: string }> {
    const permission = typeof sent === 'string' && isPermission(sent) ? sent : undefined;
    if (permission === undefined) throw new RequestError(422, 'request.invalid');
    const grantors = await this.journals.inspect(companyId, (books) =>
      grantorsOf(books, permission),
    );
    const language = languageOf(request.headers['accept-language']);
    const params = { permission, grantors };
    return { grantors, sentence: describeError(language, 'identity.permissionMissing', params) };
  }

  /** Whose PIN can let others go beyond their limits. */
  @Get('approvers')
  @Allow('documents.draft')
  approvers(@Member() { companyId }: MemberCaller): Promise<readonly ApproverAnswer[]> {
    return this.journals.inspect(companyId, (books) =>
      approversOf(books).map(({ userId: id, name }) => ({ id, name })),
    );
  }

  /** The caller's own PIN, in the place of the one before. */
  @AlsoOneOf('pos.sell', 'pos.approve')
  @CommandRoute('me/pin', { allow: 'pos.view', isRehearsable: false })
  setPin(
    @Sender() sender: CommandSender,
    @CheckedBody(SetPinBody) { pin }: SetPinBody,
  ): Promise<Accepted> {
    return this.pins.set(sender, pin);
  }

  /** Removes the caller's PIN. */
  @AlsoOneOf('pos.sell', 'pos.approve')
  @CommandRoute('me/pin/remove', { allow: 'pos.view' })
  removePin(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, sender.userId, { type: 'RemoveSupervisorPin' });
  }

  /** Adds somebody who sells at tills by name and PIN, and has no account. */
  @CreationRoute('staff', { allow: 'identity.manage', isRehearsable: false })
  addStaff(
    @Sender() sender: CommandSender,
    @CheckedBody(StaffBody) body: StaffBody,
  ): Promise<Accepted> {
    return this.pins.addStaff(sender, withoutNulls(body));
  }

  /** Gives staff without an account another PIN; a locked one is free again. */
  @CommandRoute(':id/pin', { allow: 'identity.manage', isRehearsable: false })
  resetPin(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(SetPinBody) { pin }: SetPinBody,
  ): Promise<Accepted> {
    return this.pins.reset(sender, id, pin);
  }

  /** Staff choose a PIN of their own at a till, by the one that was set for them. */
  @CommandRoute(':id/own-pin', { allow: 'pos.sell', isRehearsable: false })
  choosePin(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ChoosePinBody) body: ChoosePinBody,
  ): Promise<Accepted> {
    return this.pins.choose(sender, id, body);
  }

  /** Changes the role, the permissions and the limits of a member. */
  @CommandRoute(':id/rights', { allow: 'identity.manage' })
  changeRights(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ChangeRightsBody) body: ChangeShape,
  ): Promise<Accepted> {
    const fields = withoutNulls(body);
    return accept(this.commands, sender, id, { type: 'ChangeMemberRights', id, ...fields });
  }

  /** Suspends a member, who can do nothing in the company until reinstated. */
  @CommandRoute(':id/suspend', { allow: 'identity.manage' })
  suspend(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MemberReasonBody) body: ReasonShape,
  ): Promise<Accepted> {
    const fields = withoutNulls(body);
    return accept(this.commands, sender, id, { type: 'SuspendMember', id, ...fields });
  }

  /** Reinstates a member who was suspended. */
  @CommandRoute(':id/reinstate', { allow: 'identity.manage' })
  reinstate(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ReinstateMember', id });
  }

  /** Removes a member from the company; what they recorded stays. */
  @CommandRoute(':id/remove', { allow: 'identity.manage' })
  remove(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MemberReasonBody) body: ReasonShape,
  ): Promise<Accepted> {
    const fields = withoutNulls(body);
    return accept(this.commands, sender, id, { type: 'RemoveMember', id, ...fields });
  }

  /** By an owner, who becomes something else. */
  @CommandRoute(':id/make-owner', { allow: 'identity.manage' })
  makeOwner(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MakeOwnerBody) { role }: MakeOwnerBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'TransferOwnership', id, role });
  }
}
