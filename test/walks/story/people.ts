import { Secret, TOTP } from 'otpauth';
import { mintInvitationToken } from '@balcao/tasks';
import { mercearia } from '../../e2e/support/goods.js';
import { onePoint } from '../../e2e/support/files.js';
import { rosa } from '../../e2e/support/people.js';
import { until } from '../../e2e/support/until.js';
import type { PlannedStep, Told } from './step.js';

/** A token as the letter of an invitation carries it, once the letter has gone out. */
async function letterOf({ server }: Told, id: string): Promise<string> {
  const { journals } = server.api.backend;
  await until(() =>
    journals.inspect(mercearia.id, (books) => books.identity.invitations.get(id)?.letter),
  );
  const { token, tokenHash } = mintInvitationToken(mercearia.id, id);
  const body = { type: 'MailInvitation', id, tokenHash } as const;
  await journals.execute(mercearia.id, {
    commandId: `letter-${tokenHash.slice(0, 16)}`,
    actorId: 'test',
    body,
  });
  return token;
}

const joining = (name: string, rights: object): readonly PlannedStep[] => [
  ['POST /invitations', '', { id: `INVITE_${name}`, email: `${name}@sitoe.co.mz`, ...rights }],
  async (told) => [
    'POST /join/new',
    '',
    {
      token: await letterOf(told, `INVITE_${name}`),
      firstName: name,
      lastName: 'Sitoe',
      password: `cajueiro-${name}-2026`,
    },
    { by: name, opensSession: true },
  ],
];

/** The account of somebody who works here, by first name. */
async function memberId(told: Told, name: string): Promise<string> {
  const members = (await told.read('/members')) as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  return members.find((member) => member.name.startsWith(name))?.id ?? '';
}

/** Members who come, are changed, suspended and removed. */
export const members: readonly PlannedStep[] = [
  ...joining('celeste', {
    role: 'cashier',
    limits: { cashRefundMinor: 500_000, cashOutMinor: 100_000, voidMinor: 1_000_000 },
  }),
  ...joining('zita', { role: 'cashier', limits: { currentShiftOnly: true } }),
  [
    'POST /members/staff',
    '',
    { name: 'Zulmira Cossa', pin: '8351', role: 'cashier', limits: { voidMinor: 50_000 } },
  ],
  async (told) => ['POST /members/:id/pin', await memberId(told, 'Zulmira'), { pin: '9264' }],
  async (told) => [
    'POST /members/:id/own-pin',
    await memberId(told, 'Zulmira'),
    { pin: '9264', newPin: '5028' },
  ],
  ...joining('leonor', { role: 'auditor' }),
  async (told) => [
    'POST /members/:id/rights',
    await memberId(told, 'leonor'),
    { role: 'accountant' },
  ],
  async (told) => [
    'POST /members/:id/suspend',
    await memberId(told, 'leonor'),
    { reason: 'Férias' },
  ],
  async (told) => ['POST /members/:id/reinstate', await memberId(told, 'leonor'), {}],
  async (told) => [
    'POST /members/:id/make-owner',
    await memberId(told, 'leonor'),
    { role: 'manager' },
  ],
  async (told) => {
    const { user } = (await told.read('/session')) as { readonly user: { readonly id: string } };
    return ['POST /members/:id/make-owner', user.id, { role: 'manager' }, { by: 'leonor' }];
  },
  async (told) => ['POST /members/:id/remove', await memberId(told, 'leonor'), { reason: 'Saiu' }],
  ['POST /invitations', '', { id: 'INVITE_NONE', email: 'ninguem@sitoe.co.mz', role: 'auditor' }],
  ['POST /invitations/:id/resend', 'INVITE_NONE', {}],
  ['POST /invitations/:id/link', 'INVITE_NONE', {}],
  ['POST /invitations/:id/withdraw', 'INVITE_NONE', {}],
  ['POST /invitations', '', { id: 'INVITE_OPEN', email: 'nova@sitoe.co.mz', role: 'auditor' }],
];

const strongest = { password: rosa.password };
const renewed = 'o-mar-de-inhambane-9';

function codeNow(told: Told): string {
  const { secret } = told.answerOf('POST /account/two-factor');
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  return totp.generate({ timestamp: told.server.now.getTime() });
}

/** One of the codes that a route has answered; each is used once. */
function recoveryCode(told: Told, route: string, at = 0): unknown {
  return (told.answerOf(route)['recoveryCodes'] as readonly unknown[])[at];
}

/** An account of its own, that is not of the company until it joins. */
export const account: readonly PlannedStep[] = [
  ['POST /account/password-strength', '', { password: rosa.password }, { by: 'rosa' }],
  ['POST /account/sign-up', '', rosa, { by: 'rosa' }],
  async (told) => [
    'POST /account/email-confirmation',
    '',
    { token: await told.tokenIn(rosa.email, 'Confirm your e-mail address'), ...strongest },
    { by: 'rosa', opensSession: true },
  ],
  ['POST /account', '', { language: 'pt' }, { by: 'rosa' }],
  ['POST /account/images/:image', 'profile', onePoint, { by: 'rosa', key: 'photo-of-rosa' }],
  ['POST /account/images/:image/remove', 'profile', {}, { by: 'rosa' }],
  ['POST /account/images/:image', 'profile', onePoint, { by: 'rosa', key: 'photo-of-rosa-2' }],
  ['POST /account/phone', '', { phone: '84 123 4567' }, { by: 'rosa' }],
  (told) => {
    const code = /(\d{6})/.exec(told.texts.at(-1)?.split(' ')[1] ?? '')?.[1];
    return ['POST /account/phone/confirm', '', { code }, { by: 'rosa' }];
  },
  ['POST /account/phone/remove', '', {}, { by: 'rosa' }],
  ['POST /account/two-factor', '', strongest, { by: 'rosa' }],
  (told) => ['POST /account/two-factor/confirm', '', { code: codeNow(told) }, { by: 'rosa' }],
  (told) => {
    const code = recoveryCode(told, 'POST /account/two-factor/confirm');
    return ['POST /account/two-factor/recovery-codes', '', { ...strongest, code }, { by: 'rosa' }];
  },
  (told) => {
    const code = recoveryCode(told, 'POST /account/two-factor/recovery-codes');
    return ['POST /account/two-factor/off', '', { ...strongest, code }, { by: 'rosa' }];
  },
  [
    'POST /account/password',
    '',
    { currentPassword: rosa.password, password: renewed },
    { by: 'rosa' },
  ],
  ['POST /account/password-reset', '', { email: rosa.email }, { by: 'nobody' }],
  async (told) => [
    'POST /account/password-reset/confirm',
    '',
    { token: await told.tokenIn(rosa.email, 'Escolha uma nova palavra-passe'), ...strongest },
    { by: 'nobody' },
  ],
  ['POST /session', '', { email: rosa.email, ...strongest }, { by: 'rosa', opensSession: true }],
  ['POST /account/email', '', { email: 'rosa@novo.co.mz', ...strongest }, { by: 'rosa' }],
  ['POST /account/email/confirm', '', {}, { by: 'rosa' }],
  ['POST /account/test-mail', '', {}, { by: 'rosa' }],
  [
    'POST /account/email/undo',
    '',
    { token: 'nobody.x' },
    {
      by: 'nobody',
      refused: { code: 'identity.linkInvalid', why: 'the change of the address is not confirmed' },
    },
  ],
  [
    'POST /session/provider',
    '',
    { credential: 'none' },
    {
      by: 'nobody',
      refused: { code: 'identity.providerRefused', why: 'no provider is configured' },
    },
  ],
  ['POST /account/providers/unlink', '', strongest, { by: 'rosa' }],
  ['POST /invitations', '', { id: 'INVITE_rosa', email: rosa.email, role: 'auditor' }],
  async (told) => {
    const token = await letterOf(told, 'INVITE_rosa');
    return ['POST /join/look', '', { token }, { by: 'rosa' }];
  },
  async (told) => {
    const token = await letterOf(told, 'INVITE_rosa');
    return ['POST /join', '', { token }, { by: 'rosa' }];
  },
  [
    'POST /account/sessions/:sessionId/close',
    'NONE',
    {},
    { by: 'rosa', refused: { code: 'record.notFound', why: 'it is signed in here only' } },
  ],
  [
    'POST /contact',
    '',
    { name: 'Rui', email: 'rui@sitoe.co.mz', topic: 'support', message: 'Bom dia' },
    { by: 'nobody' },
  ],
  // Those who run the service prove who they are twice.
  ['POST /account/two-factor', '', strongest, { by: 'rosa' }],
  (told) => {
    told.server.now = new Date(told.server.now.getTime() + 60_000);
    return ['POST /account/two-factor/confirm', '', { code: codeNow(told) }, { by: 'rosa' }];
  },
];

/** What ends sessions and accounts comes last. */
export const farewell: readonly PlannedStep[] = [
  ['DELETE /session', '', {}, { by: 'zita' }],
  ['POST /account/sessions/close', '', {}, { by: 'rosa' }],
  (told) => {
    const code = recoveryCode(told, 'POST /account/two-factor/confirm', 0);
    const body = { email: rosa.email, ...strongest, code };
    return ['POST /session', '', body, { by: 'rosa', opensSession: true }];
  },
  (told) => {
    const code = recoveryCode(told, 'POST /account/two-factor/confirm', 1);
    return ['POST /account/close', '', { ...strongest, code }, { by: 'rosa' }];
  },
];
