import { Controller, Get, Inject, Param, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, PaperLinkAnswer, PaperLinkState } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { named } from '../registers/register-reads.js';
import { PaperLinks, type LinkedRecord } from './paper-links.js';

/** What has links, and who makes and sees them. */
export interface PaperLinkRoutes {
  /** Below `/api`. */
  readonly path: 'documents' | 'payments';
  readonly kind: LinkedRecord['kind'];
  readonly view: Permission;
  readonly make: Permission;
}

/** Links to the papers of one kind of record. */
export function paperLinkRoutes({ path, kind, view, make }: PaperLinkRoutes): Type<object> {
  @ApiTags(path)
  @Controller(path)
  class PaperLinksController {
    constructor(@Inject(PaperLinks) private readonly links: PaperLinks) {}

    /** Makes a link to it, for 30 days; it shows a duplicate, as it is then. */
    @CommandRoute(':id/link', { allow: make, isRehearsable: false })
    make(@Sender() sender: CommandSender, @Param('id') id: string): Promise<PaperLinkAnswer> {
      return this.links.make(sender, { kind, id });
    }

    /** Takes all links to it back. */
    @CommandRoute(':id/link/revoke', { allow: make })
    revoke(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
      return this.links.revoke(sender, { kind, id });
    }

    /** Until when a link to it is open. */
    @Get(':id/link')
    @Allow(view)
    state(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<PaperLinkState> {
      return this.links.state(companyId, { kind, id });
    }
  }

  return named(PaperLinksController, `${path}Links`);
}
