import { resourceOf, type Accepted, type Rehearsal } from '@balcao/contracts';
import type { DataProvider, GetListResult, GetOneResult, Identifier, RaRecord } from 'react-admin';
import { ulid } from 'ulidx';
import { sendCommand } from '../http/command.js';
import { request } from '../http/request.js';
import { changedFields, filledFields, listQuery } from './list-query.js';

/** What screens can do beside react-admin's verbs: an intention of its own per command. */
export interface BalcaoDataProvider extends DataProvider {
  /** What `send` would do; does nothing. Throws `ProblemError`. */
  rehearse(path: string, body: object): Promise<Rehearsal>;
  /** Reads anything of the open company below `/api/`. Throws `ProblemError`. */
  read(path: string): Promise<{ readonly body: unknown; readonly total: number | undefined }>;
  /** Asks what takes a body to say, and does nothing. Throws `ProblemError`. */
  ask(path: string, body: object): Promise<{ readonly body: unknown }>;
  /** Sends any command of the open company. Throws `ProblemError`. */
  send(path: string, body: object, method?: 'POST' | 'PUT', rehearsed?: string): Promise<Accepted>;
}

function rehearsalOf(body: unknown): Rehearsal {
  if (typeof body !== 'object' || body === null || !('token' in body)) {
    throw new Error('the rehearsal has an unknown shape');
  }
  return body as Rehearsal;
}

type Fields = Readonly<Record<string, unknown>>;

/** The rows of an answer; typed by the contract, checked to be a list. */
function rowsOf<R extends RaRecord>(body: unknown): GetListResult<R>['data'] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as R[];
}

function recordOf<R extends RaRecord>(body: unknown): GetOneResult<R>['data'] {
  if (typeof body !== 'object' || body === null) throw new Error('the record has an unknown shape');
  return body as R;
}

/** What is done with one record, below `/api/`: `clients/01J…/archive`. */
export const verbPath = (resource: string, id: Identifier, verb: string): string =>
  `${resourceOf(resource).path}/${encodeURIComponent(id)}/${verb}`;

/** react-admin types what a form holds as anything. */
interface ChangeParams {
  readonly id: Identifier;
  readonly data: Fields;
  readonly previousData: Fields;
}

/** Reads and commands of one company; nothing is shown as done before the server said so. */
export function createDataProvider(companyId: string): BalcaoDataProvider {
  const read = (path: string, signal?: AbortSignal) =>
    request(`/api/${path}`, { companyId, ...(signal !== undefined && { signal }) });
  const list = async <R extends RaRecord>(
    resource: string,
    query: string,
  ): Promise<GetListResult<R>> => {
    const { body, total, behind } = await read(`${resourceOf(resource).path}?${query}`);
    const data = rowsOf<R>(body);
    return { data, total: total ?? data.length, meta: { behind } };
  };
  const send: BalcaoDataProvider['send'] = (path, body, method = 'POST', rehearsed) =>
    sendCommand({ companyId, path: `/api/${path}`, method, body, rehearsed });
  const change = async (resource: string, id: Identifier, before: Fields, after: Fields) => {
    const changes = changedFields(before, after);
    if (Object.keys(changes).length === 0) return before;
    const path = verbPath(resource, id, 'change');
    const accepted = await send(path, { ...changes, expectedRevision: before['revision'] });
    return { ...before, ...after, id, revision: accepted.revision };
  };
  const refuse = (): Promise<never> => Promise.reject(new Error('not offered by the API'));

  return {
    getList: (resource, params) => list(resource, listQuery(params)),
    getMany: (resource, { ids }) =>
      list(
        resource,
        listQuery({
          filter: { id: { $in: ids } },
          pagination: { page: 1, perPage: Math.max(1, ids.length) },
        }),
      ),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, listQuery({ ...params, filter: { ...(filter as object), [target]: id } })),
    getOne: async (resource, { id }) => {
      const { body } = await read(`${resourceOf(resource).path}/${encodeURIComponent(id)}`);
      return { data: recordOf(body) };
    },
    create: async (resource, { data }) => {
      const path = `/api/${resourceOf(resource).path}`;
      const body = filledFields(data);
      const { id, revision } = await sendCommand({ companyId, path, body, isCreation: true });
      return { data: recordOf({ ...data, id, revision }) };
    },
    update: async (resource, params) => {
      const { id, data, previousData } = params as ChangeParams;
      return { data: recordOf(await change(resource, id, previousData, data)) };
    },
    rehearse: async (path, body) => {
      const options = { method: 'POST', companyId, idempotencyKey: ulid(), body } as const;
      return rehearsalOf((await request(`/api/${path}?rehearse=true`, options)).body);
    },
    ask: (path, body) => request(`/api/${path}`, { method: 'POST', companyId, body }),
    read: (path) => read(path),
    send,
    delete: refuse,
    deleteMany: refuse,
    updateMany: refuse,
  };
}
