import { resourceOf } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';

const legal = {
  'commercial/withholding_rates': {
    path: 'payments/withholding-rates',
    adopt: 'money.withholding.adopt',
    adopted: 'money.withholding.adopted',
  },
  'commercial/asset_classes': {
    path: 'fixed-assets/classes',
    adopt: 'accounting.assets.adopt',
    adopted: 'accounting.assets.adopted',
  },
} as const;

/** Adds the records of a register that the law is cited for. */
export function AdoptLegal({ resource }: { readonly resource: keyof typeof legal }): ReactNode {
  const t = useMessages();
  const { path, adopt, adopted } = legal[resource];
  const mayManage = useMay(resourceOf(resource).manage);
  const { attempt, isBusy } = useCommands(resource);
  if (!mayManage) return null;
  return (
    <Button disabled={isBusy} onClick={() => void attempt({ path, done: t(adopted) })}>
      {t(adopt)}
    </Button>
  );
}
