import '../layout/cards.css';
import '../theme/management.css';
import './users.css';
import Block from '@mui/icons-material/BlockOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Pin from '@mui/icons-material/PinOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Restore from '@mui/icons-material/SettingsBackupRestoreOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import type { MemberRow } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { roleNames } from '@balcao/messages/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { StatusChip } from '../fields/StatusChip.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { useAction } from '../management/use-archiving.js';
import { Invitations } from './Invitations.js';
import { InviteButton } from './InviteButton.js';
import { parseSeen, type Seen } from './member-api.js';
import { PinButton } from './PinButton.js';
import { ResetPinDialog, StaffButton } from './StaffButton.js';

const definition: ManagementDefinition<MemberRow> = {
  resource: 'users',
  title: 'layout.pages.users',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    { source: 'email', render: (row) => <Address row={row} /> },
    { source: 'role', render: ({ role }) => <RoleName role={role} /> },
    { source: 'state', render: ({ state }) => <StateChip state={state} /> },
    {
      source: 'lastSeenAt',
      isUnsorted: true,
      // Who was here when is for the screen alone: rows do not have it.
      files: [],
      render: ({ id }) => <LastSeen id={id} />,
    },
  ],
  card: (row) => ({
    title: row.name,
    detail: <RoleName role={row.role} />,
    aside: <StateChip state={row.state} />,
  }),
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  commands: (
    <>
      <PinButton />
      <StaffButton />
      <InviteButton />
    </>
  ),
  filters: <MemberFilters />,
  inputs: () => null,
  // Oneself, and the last owner, are refused in words of their own.
  bulk: [
    {
      name: 'suspend',
      action: 'members.suspend',
      label: 'users.suspend',
      icon: <Block fontSize="small" />,
      isDestructive: true,
      isRehearsed: true,
      hint: 'users.suspendManyMessage',
      isOffered: ({ state }) => state === 'active',
    },
    {
      name: 'reinstate',
      action: 'members.reinstate',
      label: 'users.reinstate',
      icon: <Restore fontSize="small" />,
      isRehearsed: true,
      hint: 'users.reinstateManyMessage',
      isOffered: ({ state }) => state === 'suspended',
    },
  ],
  pathOf: ({ id }) => `/users/${encodeURIComponent(id)}/rights`,
};

function MemberFilters(): ReactNode {
  const t = useMessages();
  const names = Object.entries(roleNames[useLanguage()]);
  const states = ['active', 'suspended'] as const;
  return (
    <>
      <SelectFilter
        source="role"
        label={t('resources.users.fields.role')}
        choices={names.map(([value, label]) => ({ value, label }))}
      />
      <SelectFilter
        source="state"
        label={t('resources.users.fields.state')}
        choices={states.map((value) => ({ value, label: t(`users.states.${value}`) }))}
      />
    </>
  );
}

function RoleName({ role }: Pick<MemberRow, 'role'>): ReactNode {
  return roleNames[useLanguage()][role];
}

function StateChip({ state }: Pick<MemberRow, 'state'>): ReactNode {
  const t = useMessages();
  const tone = state === 'active' ? 'success' : 'warning';
  return <StatusChip tone={tone}>{t(`users.states.${state}`)}</StatusChip>;
}

function useSeen(id: string): Seen | undefined {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['users', 'last-seen', useSlice(company).id],
    queryFn: async () => parseSeen((await provider.read('members/last-seen')).body),
  });
  return data?.get(id);
}

/** Where the invitation went; of who set the company up, the address of the account. */
function Address({ row }: { readonly row: MemberRow }): ReactNode {
  const t = useMessages();
  const { id, email, isStaff, pin } = row;
  const seen = useSeen(id);
  if (isStaff === true) {
    return t(`users.staff.${pin === undefined || pin === 'set' ? 'tillOnly' : pin}`);
  }
  return email ?? seen?.email ?? '';
}

function LastSeen({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  const at = useSeen(id)?.lastSeenAt ?? '';
  if (at === '') return '–';
  return <time dateTime={at}>{showInstant(at, language)}</time>;
}

interface Verb {
  readonly verb: 'suspend' | 'reinstate' | 'remove';
  readonly done: ScreenMessageKey;
  readonly icon: ReactNode;
  readonly isOffered: (row: MemberRow) => boolean;
}

const verbs: readonly Verb[] = [
  {
    verb: 'suspend',
    done: 'users.suspended',
    icon: <Block fontSize="small" />,
    isOffered: ({ state }) => state === 'active',
  },
  {
    verb: 'reinstate',
    done: 'users.reinstated',
    icon: <Restore fontSize="small" />,
    isOffered: ({ state }) => state === 'suspended',
  },
  {
    verb: 'remove',
    done: 'users.removed',
    icon: <PersonRemove fontSize="small" />,
    isOffered: () => true,
  },
];

/** What can be done with others, each after a question. */
function useMemberActions(onReset: (row: MemberRow) => void): readonly RowAction<MemberRow>[] {
  const t = useMessages();
  const navigate = useNavigate();
  const act = useAction(definition.resource);
  const { info } = useSlice(session);
  const { id: companyId } = useSlice(company);
  const isOwner = membershipOf({ ...session.get(), info }, companyId)?.role === 'owner';
  const isOther = ({ id }: MemberRow): boolean => id !== info?.user.id;
  const ask = (verb: Verb['verb'], done: ScreenMessageKey) => (row: MemberRow) => {
    const title = t(`users.${verb}Title`, { name: row.name });
    const message = t(`users.${verb}Message`);
    void askToConfirm({ title, message, isDestructive: verb !== 'reinstate' }).then((isYes) =>
      isYes ? act(row, verb, t(done)) : undefined,
    );
  };
  const makeOwner = (row: MemberRow): void => {
    const title = t('users.makeOwnerTitle', { name: row.name });
    const question = { title, message: t('users.makeOwnerMessage'), isDestructive: true };
    void askToConfirm(question).then((isYes) =>
      isYes ? act(row, 'make-owner', t('users.madeOwner'), { role: 'manager' }) : undefined,
    );
  };
  return [
    {
      label: 'users.permissions',
      icon: <Key fontSize="small" />,
      isOffered: () => true,
      isReading: true,
      run: ({ id }) => {
        void navigate(`/users/${encodeURIComponent(id)}/rights`);
      },
    },
    {
      label: 'users.staff.reset',
      icon: <Pin fontSize="small" />,
      isOffered: ({ isStaff }) => isStaff === true,
      run: onReset,
    },
    ...verbs.map(({ verb, done, icon, isOffered }): RowAction<MemberRow> => ({
      label: `users.${verb}`,
      icon,
      isOffered: (row) => isOther(row) && isOffered(row),
      run: ask(verb, done),
    })),
    {
      label: 'users.makeOwner',
      icon: <Shield fontSize="small" />,
      isOffered: (row) =>
        isOwner &&
        isOther(row) &&
        row.role !== 'owner' &&
        row.state === 'active' &&
        row.isStaff !== true,
      run: makeOwner,
    },
  ];
}

/** Who works in the company, and who was asked to. */
export function Users(): ReactNode {
  const [reset, setReset] = useState<MemberRow>();
  const actions = useMemberActions(setReset);
  return (
    <>
      <ManagementScreen definition={{ ...definition, actions }} />
      <Invitations />
      {reset === undefined ? null : (
        <ResetPinDialog
          id={reset.id}
          name={reset.name}
          onClose={() => {
            setReset(undefined);
          }}
        />
      )}
    </>
  );
}
