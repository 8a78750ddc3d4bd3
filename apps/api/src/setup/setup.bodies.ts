import type { SetUpBody as SetUpShape } from '@balcao/contracts';
import { RegisterCompanyBody } from '../companies/company.bodies.js';
import { Nested, Text } from '../http/fields.js';

export class SetUpBody implements SetUpShape {
  @Text(1_000)
  readonly firstName!: string;

  @Text(1_000)
  readonly lastName!: string;

  @Text(1_000)
  readonly email!: string;

  @Text(1_000)
  readonly password!: string;

  @Nested(() => RegisterCompanyBody)
  readonly company!: RegisterCompanyBody;
}
