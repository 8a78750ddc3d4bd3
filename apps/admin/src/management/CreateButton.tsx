import { resourceOf } from '@balcao/contracts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { useShortcut } from '../shortcuts/shortcuts.js';
import type { ManagementDefinition } from './definition.js';
import { opened } from './arrival.js';

/** Opens the dialog for a new record; absent without the permission. */
export function CreateButton<R extends RaRecord>({
  definition,
}: {
  readonly definition: ManagementDefinition<R>;
}): ReactNode {
  const t = useMessages();
  const mayManage = useMay(resourceOf(definition.resource).manage);
  const navigate = useNavigate();
  const isOffered = mayManage && definition.isCreatable !== false;
  useShortcut(
    'N',
    'lists.keys.create',
    () => {
      void navigate(`/${definition.resource}/create`, { state: opened });
    },
    { isEnabled: isOffered },
  );
  if (!isOffered) return null;
  return (
    <Button
      component={Link}
      to={`/${definition.resource}/create`}
      state={opened}
      variant="contained"
      startIcon={<Add />}
      aria-keyshortcuts="N"
    >
      {t(definition.createLabel ?? 'management.create')}
    </Button>
  );
}
