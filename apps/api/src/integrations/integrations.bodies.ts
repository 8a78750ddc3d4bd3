import type {
  ChangeWebhookBody as ChangeWebhookShape,
  CreateApiKeyBody as CreateApiKeyShape,
  CreateWebhookBody as CreateWebhookShape,
  ReplayWebhookBody as ReplayShape,
  RevokeApiKeyBody as RevokeShape,
} from '@balcao/contracts';
import { KEY_NETWORKS_MAX, permissions, feedEventTypes } from '@balcao/domain';
import { Flag, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';

const optional = { optional: true };
const types = { max: feedEventTypes.length, length: 64 };

export class CreateApiKeyBody implements CreateApiKeyShape {
  @Text(100)
  readonly name!: string;

  /** Never more than the maker's own. */
  @Texts({ max: permissions.length, length: 64 })
  readonly permissions!: readonly string[];

  /** UTC instant. */
  @Text(40, optional)
  readonly expiresAt?: string;

  /** CIDR ranges that the key may be used from. */
  @Texts({ max: KEY_NETWORKS_MAX, length: 50 }, optional)
  readonly networks?: readonly string[];
}

export class RevokeApiKeyBody implements RevokeShape {
  @Text(200, optional)
  readonly reason?: string;
}

export class CreateWebhookBody implements CreateWebhookShape {
  @RecordId()
  readonly id!: string;

  @Text(100)
  readonly name!: string;

  @Text(500)
  readonly url!: string;

  /** All types that may be sent when empty. */
  @Texts(types)
  readonly types!: readonly string[];

  @Flag(optional)
  readonly withCosts?: boolean;
}

export class ChangeWebhookBody implements ChangeWebhookShape {
  @Text(100, optional)
  readonly name?: string;

  @Text(500, optional)
  readonly url?: string;

  @Texts(types, optional)
  readonly types?: readonly string[];

  @Flag(optional)
  readonly withCosts?: boolean;
}

export class ReplayWebhookBody implements ReplayShape {
  /** The first revision that is sent again. */
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })
  readonly from!: number;
}
