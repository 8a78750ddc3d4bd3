import { useState, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useOneAtATime } from '../page/use-one-at-a-time.js';
import { useTill } from '../till/till-context.js';
import { openDrawer } from './printer.js';

/** Opens the drawer without a sale, with a reason: it is recorded before the drawer opens. */
export function OpenDrawer({ isReady }: { readonly isReady: boolean }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const shift = usePart(till.state, (state) => state.shift);
  const once = useOneAtATime();
  const [reason, setReason] = useState('');
  if (shift === null) return <p>{t('tillMore.devices.drawerNeedsShift')}</p>;
  const open = async (): Promise<void> => {
    const text = reason.trim();
    if (text === '' || !isReady) return;
    await till.append({ kind: 'note', said: { id: shift.id, kind: 'drawerOpened', text } });
    setReason('');
    await openDrawer(till);
  };
  return (
    <form
      className="devices__fields"
      onSubmit={(event) => {
        event.preventDefault();
        void once(open);
      }}
    >
      <label>
        {t('tillMore.devices.drawerReason')}
        <input
          value={reason}
          maxLength={200}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      </label>
      <button type="submit" disabled={!isReady || reason.trim() === ''}>
        {t('tillMore.devices.openDrawer')}
      </button>
    </form>
  );
}
