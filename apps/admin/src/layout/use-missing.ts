import type { Permission } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { request } from '../http/request.js';

/** The server's sentence about a permission that is missing: which it is, and who can grant it. */
export function useMissing(permission: Permission, isMissing = true): string | undefined {
  const { id } = useSlice(company);
  const { data } = useQuery({
    queryKey: ['missing-permission', id, permission],
    queryFn: async () => {
      const path = `/api/members/grantors?permission=${permission}`;
      const { body } = await request(path, { ...(id !== null && { companyId: id }) });
      const isSaid = typeof body === 'object' && body !== null && 'sentence' in body;
      return isSaid && typeof body.sentence === 'string' ? body.sentence : null;
    },
    enabled: isMissing && id !== null,
    retry: false,
  });
  return data ?? undefined;
}
