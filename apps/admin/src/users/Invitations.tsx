import type { InvitationLinkAnswer, InvitationRow } from '@balcao/contracts';
import { roleNames } from '@balcao/messages/permissions';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao, useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sayInstant } from '../formats/instants.js';
import { messageOf } from '../http/say-problem.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useIsMailKept } from '../help-links/MailNotSetUp.js';
import { parseInvitations } from './member-api.js';

/** Invitations that nobody has accepted; nothing where there are none. */
export function Invitations(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const mayView = useMay('identity.view');
  const { id } = useSlice(company);
  const { data = [] } = useQuery({
    queryKey: ['users', 'invitations', id],
    queryFn: async () =>
      parseInvitations((await provider.read('invitations?sort=invitedAt:desc&perPage=100')).body),
    enabled: mayView,
  });
  if (!mayView || data.length === 0) return null;
  return (
    <section className="card users__invitations" aria-labelledby="invitations">
      <h2 id="invitations">{t('users.invitations')}</h2>
      <p className="card__hint">{t('users.invitationsHint')}</p>
      <ul className="users__rows">
        {data.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationItem({ invitation }: { readonly invitation: InvitationRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('identity.manage');
  const act = useInvitationAction(invitation);
  const isMailKept = useIsMailKept();
  const { email, role } = invitation;
  return (
    <li>
      <div className="users__who">
        <strong>{email}</strong>
        <small>{roleNames[language][role]}</small>
      </div>
      <StateOf invitation={invitation} />
      {mayManage ? (
        <div className="users__buttons">
          {isMailKept ? (
            <CopyLink invitation={invitation} />
          ) : (
            <Button size="small" variant="outlined" onClick={() => void act('resend')}>
              {t('users.resend')}
            </Button>
          )}
          <Button size="small" color="error" onClick={() => void act('withdraw')}>
            {t('users.withdraw')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The link to pass on by hand, as no mail is sent. */
function CopyLink({ invitation: { id } }: { readonly invitation: InvitationRow }): ReactNode {
  const t = useMessages();
  const notify = useNotify();
  const { send, isBusy } = useCommands('users');
  const copy = async (): Promise<void> => {
    try {
      const accepted = await send({ path: `invitations/${encodeURIComponent(id)}/link` });
      const { link } = accepted as InvitationLinkAnswer;
      await navigator.clipboard.writeText(new URL(link, window.location.href).href);
      notify(t('users.linkCopied'), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void copy()}>
      {t('users.copyLink')}
    </Button>
  );
}

function StateOf({ invitation: { expiresAt } }: { readonly invitation: InvitationRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  if (expiresAt === undefined) {
    return <StatusChip tone="neutral">{t('users.notMailed')}</StatusChip>;
  }
  const ends = new Date(expiresAt);
  if (ends <= now) {
    return <StatusChip tone="warning">{t('users.expired')}</StatusChip>;
  }
  const day = sayInstant(expiresAt, language);
  return <StatusChip tone="info">{t('users.expires', { day })}</StatusChip>;
}

/** Sends another letter, or withdraws after a question. */
function useInvitationAction({ id, email }: InvitationRow) {
  const t = useMessages();
  const { attempt } = useCommands('users');
  return async (verb: 'resend' | 'withdraw'): Promise<void> => {
    const title = t('users.withdrawTitle', { email });
    const question = { title, message: t('users.withdrawMessage'), isDestructive: true };
    if (verb === 'withdraw' && !(await askToConfirm(question))) return;
    const done = t(verb === 'resend' ? 'users.resent' : 'users.withdrawn');
    await attempt({ path: `invitations/${encodeURIComponent(id)}/${verb}`, done });
  };
}
