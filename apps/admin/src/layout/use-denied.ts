import type { Permission } from '@balcao/domain';
import { useClosing } from '../admin/hooks.js';
import { pastMoment } from '../boot/past-moment.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMissing } from './use-missing.js';

/** Why what takes the permission is closed: which it is and who can grant it, or that all is. */
export function useDenied(permission: Permission): string {
  const t = useMessages();
  const missing = useMissing(permission);
  const closing = useClosing();
  const { moment } = useSlice(pastMoment);
  if (moment) return t('past.hint');
  return closing ? t('companies.readOnly') : (missing ?? t('app.accessDenied.message'));
}
