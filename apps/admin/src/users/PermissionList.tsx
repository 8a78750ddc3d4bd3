import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { rolePermissions, type Permission } from '@balcao/domain';
import { permissionGroups, permissionWords } from '@balcao/messages/permissions';
import { useId, useState, type ReactNode } from 'react';
import { StatusChip } from '../fields/StatusChip.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { differencesOf, differs, groupsOf, toggled, type Rights } from './rights.js';

interface PermissionListProps {
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  readonly onChange: (rights: Rights) => void;
}

/** Every permission as a switch, by context; what differs from the role is marked. */
export function PermissionList({ rights, isReadOnly, onChange }: PermissionListProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const groups = groupsOf(permissionWords[language], permissionGroups[language], search);
  const count = differencesOf(rights).length;
  return (
    <>
      <div className="rights__head">
        <TextField
          type="search"
          size="small"
          label={t('users.search')}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
        <output>{count === 0 ? '' : t('users.differences', { smart_count: count })}</output>
        {count === 0 || isReadOnly ? null : (
          <Button
            onClick={() => {
              onChange({ ...rights, permissions: rolePermissions[rights.role] });
            }}
          >
            {t('users.asRole')}
          </Button>
        )}
      </div>
      {groups.length === 0 ? <p>{t('users.none')}</p> : null}
      {groups.map(({ title, permissions }) => (
        <fieldset key={title} className="rights__group">
          <legend>{title}</legend>
          {permissions.map((permission) => (
            <PermissionSwitch
              key={permission}
              permission={permission}
              rights={rights}
              isReadOnly={isReadOnly}
              onChange={onChange}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface PermissionSwitchProps extends PermissionListProps {
  readonly permission: Permission;
}

function PermissionSwitch(props: PermissionSwitchProps): ReactNode {
  const { permission, rights, isReadOnly, onChange } = props;
  const t = useMessages();
  const id = useId();
  const { name, description } = permissionWords[useLanguage()][permission];
  return (
    <div className="rights__item">
      <Switch
        id={id}
        checked={rights.permissions.includes(permission)}
        disabled={isReadOnly}
        onChange={() => {
          onChange(toggled(rights, permission));
        }}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
      />
      <span>
        <label htmlFor={id}>{name}</label>
        <small id={`${id}-hint`}>{description}</small>
      </span>
      {differs(rights, permission) ? (
        <StatusChip tone="info">{t('users.differs')}</StatusChip>
      ) : null}
    </div>
  );
}
