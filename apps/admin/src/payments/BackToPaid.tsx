import Button from '@mui/material/Button';
import { referenceById } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { documentPathOf } from '../explain/origin-path.js';
import { useMessages } from '../i18n/use-messages.js';

/** From a payment that was just recorded back to the document that it was begun from. */
export function BackToPaid(): ReactNode {
  const t = useMessages();
  const id = paidFrom(useLocation().state);
  const to = id === undefined ? undefined : documentPathOf(id);
  if (id === undefined || to === undefined) return null;
  return (
    <Button component={Link} to={to} variant="outlined">
      {t('money.payments.backTo', { name: referenceById(id) })}
    </Button>
  );
}

function paidFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('paidFrom' in state)) return undefined;
  return typeof state.paidFrom === 'string' ? state.paidFrom : undefined;
}
