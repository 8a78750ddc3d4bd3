import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { admitOperator } from './operator.js';

const serverWith = (token: string | undefined): FastifyInstance => {
  const server = Fastify();
  server.get('/', (request) => {
    admitOperator(request, { token });
    return 'welcome';
  });
  return server;
};

const answerOf = async (
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '127.0.0.1',
): Promise<number> => {
  const { statusCode } = await serverWith(token).inject({ url: '/', headers, remoteAddress });
  return statusCode === 200 ? 200 : 401;
};

describe('an operator without a token', () => {
  it.each(['127.0.0.1', '127.0.1.1', '::1', '::ffff:127.0.0.1'])(
    'is let in from this machine (%s)',
    async (address) => {
      expect(await answerOf(undefined, {}, address)).toBe(200);
    },
  );

  it.each(['192.168.1.20', '::ffff:10.0.0.7', 'fe80::1', '2001:db8::127'])(
    'is refused from another machine (%s)',
    async (address) => {
      expect(await answerOf(undefined, {}, address)).toBe(401);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is refused through a proxy on this machine (%s)',
    async (header) => {
      expect(await answerOf(undefined, { [header]: '127.0.0.1' })).toBe(401);
    },
  );
});

describe('an operator where a token is set', () => {
  const token = 'cajueiro-acacia-embondeiro';

  it('is let in with it, from anywhere', async () => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '41.220.200.1' };
    expect(await answerOf(token, headers, '10.0.0.7')).toBe(200);
  });

  it('is refused without it, even on this machine', async () => {
    expect(await answerOf(token)).toBe(401);
  });

  it.each(['Bearer cajueiro', `Bearer ${token}x`, `Basic ${token}`, token])(
    'is refused with another (%s)',
    async (authorization) => {
      expect(await answerOf(token, { authorization })).toBe(401);
    },
  );
});
