import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useSubscriptionGlance } from '../billing/use-billing.js';
import { askToConfirm } from '../boot/confirm.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

/** Has all lists rebuilt from the journal while everybody goes on; for those who may. */
export function RebuildButton({ isRebuilding }: { readonly isRebuilding: boolean }): ReactNode {
  const t = useMessages();
  const isOwner = useMay('companies.manage');
  const { info } = useSlice(session);
  const { data } = useSubscriptionGlance();
  const { attempt, isBusy } = useCommands('system');
  const mayRebuild = info?.user.isServiceAdmin === true || data?.isBilled === false;
  if (!isOwner || !mayRebuild) return null;
  const rebuild = async (): Promise<void> => {
    const title = t('system.rebuild.confirm');
    if (!(await askToConfirm({ title, message: t('system.rebuild.hint') }))) return;
    await attempt({ path: 'system/rebuild', done: t('system.rebuild.begun') });
  };
  return (
    <Button variant="outlined" disabled={isBusy || isRebuilding} onClick={() => void rebuild()}>
      {t('system.rebuild.do')}
    </Button>
  );
}
