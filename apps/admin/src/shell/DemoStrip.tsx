import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DemoAnswer } from '@balcao/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useAfterPaint } from '../boot/after-paint.js';
import { askToConfirm } from '../boot/confirm.js';
import { company, session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { enterDemo, leaveDemo } from '../entry/own-demo.js';
import { useMessages } from '../i18n/use-messages.js';
import { membershipOf } from '../session/session.js';

/** The interval at which the progress of loading is polled, in milliseconds. */
const askEveryMs = 1_000;

/** Marks every page of a demo company; its owner can start it over or delete it. */
export function DemoStrip(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const membership = membershipOf(useSlice(session), id);
  const isDemo = membership?.isDemo === true;
  const share = useShare(id, isDemo);
  if (!isDemo) return null;
  return (
    <div className="shell__strip" role="status">
      <span>{t('app.demo')}</span>
      {share === undefined ? null : (
        // In tenths: more often, a screen reader would never end.
        <span>{t('layout.demo.filling', { percent: Math.floor(share * 10) * 10 })}</span>
      )}
      {membership.role === 'owner' ? <Ending id={membership.companyId} /> : null}
    </div>
  );
}

/** The progress of loading; lists are reloaded at the end. */
function useShare(id: string | null, isDemo: boolean): number | undefined {
  const provider = useBalcao();
  const isPainted = useAfterPaint();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['demo', id],
    queryFn: async () => (await provider.read('companies/current/demo')).body as DemoAnswer,
    enabled: isDemo && id !== null && isPainted,
    refetchInterval: ({ state }) => (state.data?.share === undefined ? false : askEveryMs),
  });
  const share = isDemo ? data?.share : undefined;
  const was = useRef(share);
  useEffect(() => {
    if (was.current !== undefined && share === undefined) void queries.invalidateQueries();
    was.current = share;
  }, [share, queries]);
  return share;
}

function Ending({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const { isBusy, attempt } = useCommands();
  const ask = (what: 'startOver' | 'delete') =>
    askToConfirm({
      title: t(`layout.demo.${what}Question`),
      message: t(`layout.demo.${what}Message`),
      yes: t(`layout.demo.${what}`),
      no: t('layout.demo.keep'),
      isDestructive: true,
    });
  const startOver = async (): Promise<void> => {
    if (!(await ask('startOver'))) return;
    const path = 'companies/current/demo/start-over';
    let next: string | undefined;
    const done = (accepted: { readonly id: string }): string => {
      next = accepted.id;
      return t('layout.demo.startedOver');
    };
    if ((await attempt({ path, done })) && next !== undefined) await enterDemo(next);
  };
  const end = async (): Promise<void> => {
    if (!(await ask('delete'))) return;
    const path = 'companies/current/demo/delete';
    if (!(await attempt({ path, done: t('layout.demo.deleted') }))) return;
    await leaveDemo(id);
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void startOver()}>
        {t('layout.demo.startOver')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void end()}>
        {t('layout.demo.delete')}
      </Button>
    </>
  );
}
