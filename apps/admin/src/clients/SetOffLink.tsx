import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { setOffPath } from './set-off-path.js';

/** Leads to the form of a set-off, for those who may record one. */
export function SetOffLink({ partyId }: { readonly partyId?: string }): ReactNode {
  const t = useMessages();
  const maySetOff = useMay('payments.setOff');
  if (!maySetOff) return null;
  const to = setOffPath(partyId);
  return (
    <Button component={Link} to={to} variant="outlined">
      {t('money.setOff.name')}
    </Button>
  );
}
