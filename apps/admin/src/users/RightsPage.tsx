import '../layout/cards.css';
import '../theme/management.css';
import './users.css';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { MemberRow } from '@balcao/contracts';
import { rolePermissions, roles } from '@balcao/domain';
import { roleNames } from '@balcao/messages/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { verbPath } from '../admin/data-provider.js';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao, useMay, useMayStill } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { SentForm } from '../dialogs/SentForm.js';
import { leaving, useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { useUnsaved } from '../management/unsaved.js';
import { LimitFields } from './LimitFields.js';
import { parseMember, parseMembers } from './member-api.js';
import { PermissionList } from './PermissionList.js';
import { rightsOf, type Rights } from './rights.js';

/** What one user may do: the role, permissions that differ from it, and limits. */
export function RightsPage(): ReactNode {
  const t = useMessages();
  const { id = '' } = useParams();
  const provider = useBalcao();
  const mayView = useMayStill('identity.view');
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'one', useSlice(company).id, id],
    queryFn: async () =>
      parseMember((await provider.read(`members/${encodeURIComponent(id)}`)).body),
    enabled: mayView,
  });
  if (!mayView) return <AccessDenied permission="identity.view" />;
  if (data === undefined) return <UnreadRecord error={error} refetch={refetch} />;
  return (
    <>
      <PageTitle>{t('users.rightsTitle', { name: data.name })}</PageTitle>
      <RightsForm key={data.revision} member={data} />
    </>
  );
}

function RightsForm({ member }: { readonly member: MemberRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('identity.manage');
  const [rights, setRights] = useState<Rights>(() => rightsOf(member));
  const { isBusy, errors, save } = useSavingRights(member);
  const [begun] = useState(rights);
  useUnsaved(() => rights !== begun && !isBusy);
  const isOwner = rights.role === 'owner';
  return (
    <SentForm
      className="stack"
      problems={errors}
      onSubmit={() => {
        save(rights);
      }}
    >
      <section className="card">
        <div className="rights__head">
          <TextField
            select
            label={t('users.role')}
            value={rights.role}
            disabled={!mayManage}
            sx={{ minWidth: 220 }}
            onChange={({ target }) => {
              const role = roles.find((one) => one === target.value) ?? rights.role;
              setRights({ ...rights, role, permissions: rolePermissions[role] });
            }}
          >
            {roles.map((role) => (
              <MenuItem key={role} value={role}>
                {roleNames[language][role]}
              </MenuItem>
            ))}
          </TextField>
          {mayManage ? <CopyFrom member={member} onCopy={setRights} /> : null}
        </div>
        {isOwner ? (
          <p className="card__hint">{t('users.ownerHint')}</p>
        ) : (
          <PermissionList rights={rights} isReadOnly={!mayManage} onChange={setRights} />
        )}
      </section>
      {isOwner ? null : (
        <LimitFields
          limits={rights.limits}
          isReadOnly={!mayManage}
          onChange={(limits) => {
            setRights({ ...rights, limits });
          }}
        />
      )}
      {mayManage ? (
        <div className="form__buttons">
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('app.save')}
          </Button>
        </div>
      ) : null}
    </SentForm>
  );
}

interface CopyFromProps {
  readonly member: MemberRow;
  readonly onCopy: (rights: Rights) => void;
}

/** Takes over what another user may do; nothing is saved yet. */
function CopyFrom({ member, onCopy }: CopyFromProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: ['users', 'all', useSlice(company).id],
    queryFn: async () =>
      parseMembers((await provider.read('members?sort=name:asc&perPage=250')).body),
  });
  const others = data.filter(({ id }) => id !== member.id);
  if (others.length === 0) return null;
  return (
    <TextField
      select
      label={t('users.copyFrom')}
      value=""
      sx={{ minWidth: 220 }}
      onChange={({ target }) => {
        const other = others.find(({ id }) => id === target.value);
        if (other !== undefined) onCopy(rightsOf(other));
      }}
    >
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Saves what was changed, and goes back to the list. */
function useSavingRights(member: MemberRow) {
  const t = useMessages();
  const { send } = useCommands('users');
  const navigate = useNavigate();
  const { isBusy, errors, run } = useSubmission();
  const save = ({ role, permissions, limits }: Rights): void => {
    run(async () => {
      const body = { role, ...(role !== 'owner' && { permissions, limits }) };
      await send({
        path: verbPath('users', member.id, 'rights'),
        body: { ...body, expectedRevision: member.revision },
        done: t('users.saved'),
      });
      await navigate('/users');
    }, leaving);
  };
  return { isBusy, errors, save };
}
