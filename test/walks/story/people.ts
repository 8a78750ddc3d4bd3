import { Secret, TOTP } from 'otpauth';
import { mintInvitationToken } from '@balcao/tasks';
import { mercearia } from '../../e2e/support/goods.js';
import { onePoint } from '../../e2e/support/files.js';
import { rosa } from '../../e2e/support/people.js';
import { until } from '../../e2e/support/until.js';
import type { PlannedStep, Story } from './step.js';

/** A token as the letter of an invitation carries it, once the letter has gone out. */
async function letterOf({ server }: Story, id: string): Promise<string> {
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
  async (story) => [
    'POST /join/new',
    '',
    {
      token: await letterOf(story, `INVITE_${name}`),
      firstName: name,
      lastName: 'Sitoe',
      password: `cajueiro-${name}-2026`,
    },
    { by: name, opensSession: true },
  ],
];

/** The account of somebody who works here, by first name. */
async function memberId(story: Story, name: string): Promise<string> {
  const members = (await story.read('/members')) as readonly {
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
  ...joining('dalila', { role: 'backOffice', limits: { expenseMinor: 0 } }),
  ...joining('zita', { role: 'cashier', limits: { currentShiftOnly: true } }),
  [
    'POST /members/staff',
    '',
    { name: 'Zulmira Cossa', pin: '8351', role: 'cashier', limits: { voidMinor: 50_000 } },
  ],
  async (story) => ['POST /members/:id/pin', await memberId(story, 'Zulmira'), { pin: '9264' }],
  async (story) => [
    'POST /members/:id/own-pin',
    await memberId(story, 'Zulmira'),
    { pin: '9264', newPin: '5028' },
  ],
  ...joining('leonor', { role: 'auditor' }),
  async (story) => [
    'POST /members/:id/rights',
    await memberId(story, 'leonor'),
    { role: 'accountant' },
  ],
  async (story) => [
    'POST /members/:id/suspend',
    await memberId(story, 'leonor'),
    { reason: 'Férias' },
  ],
  async (story) => ['POST /members/:id/reinstate', await memberId(story, 'leonor'), {}],
  async (story) => [
    'POST /members/:id/make-owner',
    await memberId(story, 'leonor'),
    { role: 'manager' },
  ],
  async (story) => {
    const { user } = (await story.read('/session')) as { readonly user: { readonly id: string } };
    return ['POST /members/:id/make-owner', user.id, { role: 'manager' }, { by: 'leonor' }];
  },
  async (story) => [
    'POST /members/:id/remove',
    await memberId(story, 'leonor'),
    { reason: 'Saiu' },
  ],
  ['POST /invitations', '', { id: 'INVITE_NONE', email: 'ninguem@sitoe.co.mz', role: 'auditor' }],
  ['POST /invitations/:id/resend', 'INVITE_NONE', {}],
  ['POST /invitations/:id/link', 'INVITE_NONE', {}],
  ['POST /invitations/:id/withdraw', 'INVITE_NONE', {}],
  ['POST /invitations', '', { id: 'INVITE_OPEN', email: 'nova@sitoe.co.mz', role: 'auditor' }],
];

const strongest = { password: rosa.password };
const renewed = 'o-mar-de-inhambane-9';

function codeNow(story: Story): string {
  const { secret } = story.answerOf('POST /account/two-factor');
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  return totp.generate({ timestamp: story.server.now.getTime() });
}

/** One of the codes that a route has answered; each is used once. */
function recoveryCode(story: Story, route: string, at = 0): unknown {
  return (story.answerOf(route)['recoveryCodes'] as readonly unknown[])[at];
}

/** An account of its own, that is not of the company until it joins. */
export const account: readonly PlannedStep[] = [
  ['POST /account/password-strength', '', { password: rosa.password }, { by: 'rosa' }],
  ['POST /account/sign-up', '', rosa, { by: 'rosa' }],
  async (story) => [
    'POST /account/email-confirmation',
    '',
    { token: await story.tokenIn(rosa.email, 'Confirm your e-mail address'), ...strongest },
    { by: 'rosa', opensSession: true },
  ],
  ['POST /account', '', { language: 'pt' }, { by: 'rosa' }],
  ['POST /account/images/:image', 'profile', onePoint, { by: 'rosa', key: 'photo-of-rosa' }],
  ['POST /account/images/:image/remove', 'profile', {}, { by: 'rosa' }],
  ['POST /account/images/:image', 'profile', onePoint, { by: 'rosa', key: 'photo-of-rosa-2' }],
  ['POST /account/phone', '', { phone: '84 123 4567' }, { by: 'rosa' }],
  (story) => {
    const code = /(\d{6})/.exec(story.texts.at(-1)?.split(' ')[1] ?? '')?.[1];
    return ['POST /account/phone/confirm', '', { code }, { by: 'rosa' }];
  },
  ['POST /account/phone/remove', '', {}, { by: 'rosa' }],
  ['POST /account/two-factor', '', strongest, { by: 'rosa' }],
  (story) => ['POST /account/two-factor/confirm', '', { code: codeNow(story) }, { by: 'rosa' }],
  (story) => {
    const code = recoveryCode(story, 'POST /account/two-factor/confirm');
    return ['POST /account/two-factor/recovery-codes', '', { ...strongest, code }, { by: 'rosa' }];
  },
  (story) => {
    const code = recoveryCode(story, 'POST /account/two-factor/recovery-codes');
    return ['POST /account/two-factor/off', '', { ...strongest, code }, { by: 'rosa' }];
  },
  [
    'POST /account/password',
    '',
    { currentPassword: rosa.password, password: renewed },
    { by: 'rosa' },
  ],
  ['POST /account/password-reset', '', { email: rosa.email }, { by: 'nobody' }],
  async (story) => [
    'POST /account/password-reset/confirm',
    '',
    { token: await story.tokenIn(rosa.email, 'Escolha uma nova palavra-passe'), ...strongest },
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
  async (story) => {
    const token = await letterOf(story, 'INVITE_rosa');
    return ['POST /join/look', '', { token }, { by: 'rosa' }];
  },
  async (story) => {
    const token = await letterOf(story, 'INVITE_rosa');
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
  (story) => {
    story.server.now = new Date(story.server.now.getTime() + 60_000);
    return ['POST /account/two-factor/confirm', '', { code: codeNow(story) }, { by: 'rosa' }];
  },
];

/** What ends sessions and accounts comes last. */
export const farewell: readonly PlannedStep[] = [
  ['DELETE /session', '', {}, { by: 'zita' }],
  ['POST /account/sessions/close', '', {}, { by: 'rosa' }],
  (story) => {
    const code = recoveryCode(story, 'POST /account/two-factor/confirm', 0);
    const body = { email: rosa.email, ...strongest, code };
    return ['POST /session', '', body, { by: 'rosa', opensSession: true }];
  },
  (story) => {
    const code = recoveryCode(story, 'POST /account/two-factor/confirm', 1);
    return ['POST /account/close', '', { ...strongest, code }, { by: 'rosa' }];
  },
];
