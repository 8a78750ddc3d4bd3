import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.js';

/** Who counts as an operator of the server. */
export interface OperatorAccess {
  /** When there is one, nobody gets in without it, not even from this machine. */
  readonly token: string | undefined;
}

export const OPERATOR_ACCESS = Symbol('operator access');

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** What a proxy adds: behind one on this machine, everybody seems to come from here. */
const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Lets operators in; `RequestError` 401 for everybody else. */
export function admitOperator(request: FastifyRequest, { token }: OperatorAccess): void {
  const isAdmitted = token === undefined ? isFromHere(request) : bears(request, token);
  if (!isAdmitted) throw new RequestError(401, 'request.operatorsOnly');
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isProxied = proxied.some((name) => headers[name] !== undefined);
  return !isProxied && loopback.test(socket.remoteAddress ?? '');
}

function bears({ headers }: FastifyRequest, token: string): boolean {
  const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
