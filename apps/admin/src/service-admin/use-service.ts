import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showSnack } from '../boot/snack.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';

const key = 'service';

/** How often the page is read again while it is looked at, in milliseconds. */
const REFRESH_MS = 15_000;

/** Reads something of the service; the contract types what is answered. */
export function useService<T>(path: string, read: (body: object) => T) {
  return useQuery({
    queryKey: [key, path],
    queryFn: async () => {
      const { body } = await request(`/api/service${path}`);
      if (typeof body !== 'object' || body === null) throw new Error('another shape');
      return read(body);
    },
    retry: false,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** Sends a command about the service; answers whether it was accepted. */
export function useServiceCommand(): (path: string, body: object) => Promise<boolean> {
  const t = useMessages();
  const queries = useQueryClient();
  return async (path, body) => {
    const action = `service ${path} ${JSON.stringify(body)}`;
    try {
      await sendOnce(action, ({ idempotencyKey }) =>
        request(`/api/service${path}`, { method: 'POST', body, idempotencyKey }),
      );
      showSnack(t('billing.service.done'), 'success');
      return true;
    } catch (error) {
      sayProblem(error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: [key] });
    }
  };
}
