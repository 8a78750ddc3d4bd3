import type { ShiftClosing } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { request } from '../../http/request.js';
import { messageOf } from '../../http/say-problem.js';
import type { OpenTill } from '../till/open-till.js';
import { useOpenTill, usePosState, useTillView } from '../till/till-context.js';

interface Read {
  readonly outlook?: ShiftClosing;
  readonly problem?: string;
}

interface Closing extends Read {
  /** Reloads after a change. */
  readonly refresh: () => void;
}

/** The server's closing preview after the count; undefined before and offline. */
export function useClosing(): Closing {
  const open = useOpenTill();
  const { isOnline, waiting } = useTillView();
  const { shift, cashier } = usePosState();
  const shiftId = shift?.id;
  const cashierId = cashier?.id ?? '';
  const [read, setRead] = useState<Read>({});
  const [turn, setTurn] = useState(0);
  const isSent = isOnline && waiting === 0;
  useEffect(() => {
    if (shiftId === undefined) return undefined;
    let isOver = false;
    void readClosing(open, shiftId, cashierId).then((found) => {
      if (!isOver) setRead(found);
    });
    return () => {
      isOver = true;
    };
  }, [open, shiftId, cashierId, isSent, turn]);
  const refresh = (): void => {
    setTurn(turn + 1);
  };
  return { ...(isOnline ? read : {}), refresh };
}

async function readClosing(
  { session, sync }: OpenTill,
  shiftId: string,
  cashierId: string,
): Promise<Read> {
  await sync.beat();
  const { isOnline, waiting } = session.view.get();
  if (!isOnline || waiting > 0) return {};
  try {
    const { companyId } = session;
    const path = `/api/shifts/${shiftId}/closing?cashierId=${cashierId}`;
    const { body } = await request(path, { companyId });
    return { outlook: body as ShiftClosing };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}
