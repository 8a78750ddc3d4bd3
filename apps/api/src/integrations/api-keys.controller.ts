import { Controller, Get, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type {
  Accepted,
  ApiKeyAnswer,
  ApiKeyMade,
  CreateApiKeyBody as CreateShape,
  RevokeApiKeyBody as RevokeShape,
} from '@balcao/contracts';
import { actorName, type ApiKey, type Books } from '@balcao/domain';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { mintKey } from '../access/keys/key-secret.js';
import { UsedKeys } from '../access/keys/used-keys.js';
import { accept } from '../commands/accept.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { CreateApiKeyBody, RevokeApiKeyBody } from './integrations.bodies.js';

/** The keys by which programs work in a company; made and revoked by people. */
@ApiTags('integrations')
@Controller('api-keys')
@PeopleOnly()
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly used: UsedKeys,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Also those that are revoked, the newest first; secrets are shown nowhere. */
  @Get()
  @Allow('integrations.view')
  async list(@Member() { companyId }: MemberCaller): Promise<readonly ApiKeyAnswer[]> {
    const now = this.sources.clock().toISOString();
    const keys = await this.journals.inspect(companyId, (books) =>
      [...books.integrations.keys.values()].map((key) => answerOf(books, key, now)).reverse(),
    );
    return Promise.all(
      keys.map(async (key) => {
        const lastUsedAt = await this.used.lastUse(companyId, key.id);
        return lastUsedAt === undefined ? key : { ...key, lastUsedAt };
      }),
    );
  }

  /** Only this answer shows the key's id and secret; the same command sent again is refused. */
  @CreationRoute('', { allow: 'integrations.manage', isRehearsable: false })
  async create(
    @Sender() sender: CommandSender,
    @CheckedBody(CreateApiKeyBody) body: CreateShape,
  ): Promise<ApiKeyMade> {
    const id = `key_${this.sources.newId()}`;
    const { text: secret, secretHash, hint } = mintKey(sender.companyId, id);
    const fields = { ...withoutNulls(body), secretHash, hint };
    const command = { type: 'CreateApiKey', id, ...fields } as const;
    return { ...(await accept(this.commands, sender, id, command)), secret };
  }

  /** Revokes an API key. */
  @CommandRoute(':id/revoke', { allow: 'integrations.manage' })
  revoke(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RevokeApiKeyBody) body: RevokeShape,
  ): Promise<Accepted> {
    const command = { type: 'RevokeApiKey', id, ...withoutNulls(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}

function answerOf(books: Books, key: ApiKey, now: string): ApiKeyAnswer {
  const { id, name, hint, permissions, createdAt, expiresAt, networks, revokedAt } = key;
  const isExpired = expiresAt !== undefined && expiresAt <= now;
  return {
    id,
    name,
    hint,
    permissions,
    createdAt,
    createdByName: actorName(books, key.createdBy),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(networks !== undefined && { networks }),
    ...(revokedAt !== undefined && { revokedAt }),
    state: revokedAt !== undefined ? 'revoked' : isExpired ? 'expired' : 'active',
  };
}
