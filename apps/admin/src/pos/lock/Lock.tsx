import type { ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { MadeSaleCard } from '../page/MadeSaleCard.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { WhoIsAtTill } from '../shift/WhoIsAtTill.js';
import { useTill } from '../till/till-context.js';
import { useLocking } from './use-locking.js';

/** Locks the till according to its register, and asks for the cashier before anything else. */
export function Lock(): ReactNode {
  const { state } = useTill();
  const isLocked = usePart(state, (known) => known.isLocked);
  useLocking();
  return isLocked ? <LockDialog /> : null;
}

function LockDialog(): ReactNode {
  const t = useMessages();
  const { state, view } = useTill();
  const last = usePart(view, (shown) => shown.last);
  return (
    <NativeDialog isFixed title={t('tillShift.cashier.title')}>
      {last === null ? null : <MadeSaleCard sale={last} isPast onDone={() => undefined} />}
      <WhoIsAtTill
        isCurrentFirst
        onDone={() => {
          state.merge({ isLocked: false, usedAt: Date.now() });
        }}
      />
    </NativeDialog>
  );
}
