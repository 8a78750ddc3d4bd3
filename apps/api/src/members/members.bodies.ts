import type {
  ChangeRightsBody as ChangeShape,
  ChoosePinBody as ChoosePinShape,
  InviteBody as InviteShape,
  JoinLookBody as LookShape,
  JoinNewBody as JoinNewShape,
  MakeOwnerBody as MakeOwnerShape,
  MemberReasonBody as ReasonShape,
  SetPinBody as SetPinShape,
  StaffBody as StaffShape,
} from '@balcao/contracts';
import {
  LIMITED_RECORDS_MAX,
  permissions,
  roles,
  type Permission,
  type Role,
} from '@balcao/domain';
import type { Rate } from '@balcao/pricing';
import {
  DecimalText,
  Flag,
  Nested,
  OneOf,
  RecordId,
  Text,
  Texts,
  WholeNumber,
} from '../http/fields.js';

const lists = { max: LIMITED_RECORDS_MAX, length: 64 };
const optional = { optional: true };

export class LimitsBody {
  @DecimalText(optional)
  readonly lineDiscount?: Rate;

  @DecimalText(optional)
  readonly documentDiscount?: Rate;

  @WholeNumber(optional)
  readonly cashRefundMinor?: number;

  @WholeNumber(optional)
  readonly cashOutMinor?: number;

  @WholeNumber(optional)
  readonly voidMinor?: number;

  @WholeNumber(optional)
  readonly purchaseMinor?: number;

  @WholeNumber(optional)
  readonly expenseMinor?: number;

  @WholeNumber(optional)
  readonly cancellationMinor?: number;

  @Texts(lists, optional)
  readonly seriesIds?: readonly string[];

  @Texts(lists, optional)
  readonly warehouseIds?: readonly string[];

  @Texts(lists, optional)
  readonly cashRegisterIds?: readonly string[];

  @Flag(optional)
  readonly currentShiftOnly?: boolean;
}

class RightsBody {
  @OneOf(roles)
  readonly role!: Role;

  /** Without them, those of the role. */
  @Texts({ max: permissions.length, length: 64 }, optional)
  readonly permissions?: readonly Permission[];

  @Nested(() => LimitsBody, optional)
  readonly limits?: LimitsBody;
}

export class InviteBody extends RightsBody implements InviteShape {
  @RecordId()
  readonly id!: string;

  @Text(254)
  readonly email!: string;

  @OneOf(['en', 'pt'], optional)
  readonly language?: 'en' | 'pt';
}

export class ChangeRightsBody extends RightsBody implements ChangeShape {
  @WholeNumber(optional)
  readonly expectedRevision?: number;
}

export class MemberReasonBody implements ReasonShape {
  @Text(500, optional)
  readonly reason?: string;
}

export class MakeOwnerBody implements MakeOwnerShape {
  @OneOf(roles.filter((role) => role !== 'owner'))
  readonly role!: Exclude<Role, 'owner'>;
}

export class SetPinBody implements SetPinShape {
  @Text(20)
  readonly pin!: string;
}

export class ChoosePinBody extends SetPinBody implements ChoosePinShape {
  /** 4 to 8 digits, other than those before. */
  @Text(20)
  readonly newPin!: string;
}

export class StaffBody extends RightsBody implements StaffShape {
  /** As it stands on receipts; told apart from the names of others. */
  @Text(200)
  readonly name!: string;

  /** 4 to 8 digits. */
  @Text(20)
  readonly pin!: string;
}

export class JoinLookBody implements LookShape {
  @Text(200)
  readonly token!: string;
}

export class JoinNewBody extends JoinLookBody implements JoinNewShape {
  @Text(100)
  readonly firstName!: string;

  @Text(100)
  readonly lastName!: string;

  @Text(1_000)
  readonly password!: string;
}
