import type { ReadModelAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { parseSystem } from '../operations/read-system.js';

type Behind = ReadModelAnswer['behind'];

const REFRESH_MS = 5_000;

/** How far each list is behind the journal now; nothing for who may not see the system. */
export function useBehind(): ReadonlyMap<string, Behind> {
  const { id } = useSlice(company);
  const provider = useBalcao();
  const enabled = useMay('system.view');
  const { data } = useQuery({
    queryKey: ['system', id],
    queryFn: async () => parseSystem((await provider.read('system')).body),
    enabled: enabled && id !== null,
    refetchInterval: REFRESH_MS,
  });
  return new Map((data?.readModels ?? []).map(({ name, behind }) => [name, behind]));
}
