import Check from '@mui/icons-material/Check';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** A tick for yes, nothing for no. */
export function YesNo({ value }: { readonly value: boolean }): ReactNode {
  const t = useMessages();
  return value ? (
    <Check fontSize="small" color="primary" titleAccess={t('management.yes')} />
  ) : (
    <span className="visually-hidden">{t('management.no')}</span>
  );
}
