import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
  type ReadNotificationsBody,
} from '@balcao/contracts';
import { READ_AT_ONCE_MAX } from '@balcao/domain';
import { Texts } from '../http/fields.js';

const kinds = { max: notificationKinds.length, length: 40 };

export class ReadBody implements ReadNotificationsBody {
  /** All there are when absent. */
  @Texts({ max: READ_AT_ONCE_MAX, length: 200 }, { optional: true })
  readonly ids?: readonly string[];
}

export class PreferencesBody implements NotificationPreferences {
  @Texts(kinds)
  readonly off!: readonly NotificationKind[];

  @Texts(kinds)
  readonly mailed!: readonly NotificationKind[];
}
