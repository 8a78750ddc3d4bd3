import type { SetUpBody as SetUpShape } from '@balcao/contracts';
import { RegisterCompanyBody } from '../companies/company.bodies.js';
import { Nested, Text } from '../http/fields.js';

/** What the first visit takes where others could be first. */
export class SetUpDemoBody {
  /** From the log or the settings of the server. */
  @Text(100, { optional: true })
  readonly setUpCode?: string;
}

export class SetUpBody extends SetUpDemoBody implements SetUpShape {
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
