import type { CompanySetUpAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { parseSetUp } from './set-up.js';

export interface SetUp {
  /** Undefined until it has arrived, and for those who may not see it. */
  readonly answer: CompanySetUpAnswer | undefined;
  readonly settle: (step: string, how: 'done' | 'skipped') => Promise<void>;
  readonly dismiss: () => Promise<void>;
}

/** What is left of setting the open company up, for those who may. */
export function useSetUp(): SetUp {
  const { id } = useSlice(company);
  const mayManage = useMay('companies.manage');
  const provider = useBalcao();
  const { attempt } = useCommands('company');
  const { data: answer } = useQuery({
    queryKey: ['company', id, 'set-up'],
    queryFn: async () => parseSetUp((await provider.read('companies/current/set-up')).body),
    enabled: mayManage && id !== null,
  });
  const send = async (path: string, body: object): Promise<void> => {
    await attempt({ path, body });
  };
  return {
    answer,
    settle: (step, how) => send('companies/current/set-up', { step, how }),
    dismiss: () => send('companies/current/set-up/dismiss', {}),
  };
}
