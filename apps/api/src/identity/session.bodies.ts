import type { SignInBody as SignInShape } from '@balcao/contracts';
import { Text } from '../http/fields.js';

export class SignInBody implements SignInShape {
  @Text(254)
  readonly email!: string;

  @Text(1_000)
  readonly password!: string;
}
