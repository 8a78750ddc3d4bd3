import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ulid } from 'ulidx';
import { useBalcao } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { company } from '../boot/session-state.js';
import { showSnack } from '../boot/snack.js';
import { useSlice } from '../boot/slice.js';
import { request } from '../http/request.js';
import { focusWrong } from '../http/focus-wrong.js';
import { problemsByPath, type ProblemsByPath } from '../http/problems-by-path.js';
import { integrationsKey, secretOf } from './integrations-api.js';

/** A list of the page, read again every few seconds where that is asked for. */
export function useIntegrationsList<T>(
  path: string,
  parse: (body: unknown) => readonly T[],
  refetchInterval: number | false = false,
) {
  const provider = useBalcao();
  const { id } = useSlice(company);
  return useQuery({
    queryKey: [integrationsKey, id, path],
    queryFn: async () => parse((await provider.read(path)).body),
    refetchInterval,
  });
}

/** Sends a command, says that it is done, and reads the lists again. */
export function useIntegrationsCommand() {
  const { send } = useCommands(integrationsKey);
  return async (path: string, body: object, done: string): Promise<boolean> => {
    try {
      await send({ path, body, done });
      return true;
    } catch (error) {
      showSnack(Object.values(problemsByPath(error)).join('. '), 'error');
      return false;
    }
  };
}

/** Makes a key or a webhook, whose secret only this answer shows; keeps the form's problems. */
export function useMaking(resource: 'api-keys' | 'webhooks') {
  const { id: companyId } = useSlice(company);
  const queries = useQueryClient();
  const [id] = useState(() => ulid());
  const [problems, setProblems] = useState<ProblemsByPath>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(problems).length > 0) Array.from(document.forms).some(focusWrong);
  }, [problems]);
  const make = async (fields: object): Promise<string | undefined> => {
    setBusy(true);
    setProblems({});
    try {
      const { body } = await request(`/api/${resource}`, {
        method: 'POST',
        ...(companyId !== null && { companyId }),
        idempotencyKey: ulid(),
        body: resource === 'webhooks' ? { id, ...fields } : fields,
      });
      await queries.invalidateQueries({ queryKey: [integrationsKey] });
      return secretOf(body);
    } catch (error) {
      setProblems(problemsByPath(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problems, make };
}
