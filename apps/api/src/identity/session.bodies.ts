import type { SignInBody as SignInShape } from '@balcao/contracts';
import { Text } from '../http/fields.js';

export class SignInBody implements SignInShape {
  @Text(254)
  readonly email!: string;

  @Text(1_000)
  readonly password!: string;

  @Text(40, { optional: true })
  readonly code?: string;
}

export class ProviderBody {
  /** The identity token, as the provider's script hands it over. */
  @Text(8_000)
  readonly credential!: string;

  /** Of the account that the address has, to link it once. */
  @Text(1_000, { optional: true })
  readonly password?: string;

  @Text(40, { optional: true })
  readonly code?: string;
}
