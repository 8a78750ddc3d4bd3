import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import History from '@mui/icons-material/History';
import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { session } from '../boot/session-state.js';
import { signOut } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { chooseMoment } from '../past/past-dialog.js';
import { CompanyChoice } from './CompanySwitcher.js';
import { usePopup } from '../fields/use-popup.js';
import { UserAvatar } from './UserAvatar.js';

/** The user's picture, and behind it the account and the way out. */
export function UserMenu(): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const navigate = useNavigate();
  const { opener, hung, close } = usePopup();
  const [isChoosing, setChoosing] = useState(false);
  const go = (to: string) => (): void => {
    close();
    void navigate(to);
  };
  if (info === null) return null;
  const { firstName, lastName, email } = info.user;
  return (
    <>
      <IconButton
        aria-label={t('layout.userMenu')}
        {...opener}
        sx={{ p: 0.5, ml: 0.5, borderRadius: '50%' }}
      >
        <UserAvatar user={info.user} />
      </IconButton>
      <Menu {...hung}>
        <li role="presentation" style={{ padding: '6px 16px 10px' }}>
          <strong style={{ fontWeight: 650 }}>{`${firstName} ${lastName}`}</strong>
          <div style={{ color: 'var(--muted)', fontSize: 13 }}>{email}</div>
        </li>
        <Divider component="li" />
        <Entry icon={<Person fontSize="small" />} onClick={go('/account')}>
          {t('layout.pages.account')}
        </Entry>
        <Entry icon={<Tune fontSize="small" />} onClick={go('/settings')}>
          {t('layout.pages.settings')}
        </Entry>
        {info.companies.length < 2 ? null : (
          <Entry
            icon={<SwapHoriz fontSize="small" />}
            onClick={() => {
              close();
              setChoosing(true);
            }}
          >
            {t('layout.switchCompany')}
          </Entry>
        )}
        <LookBack onChosen={close} />
        <Entry icon={<AddBusiness fontSize="small" />} onClick={go('/company/new')}>
          {t('layout.newCompany')}
        </Entry>
        <Entry
          icon={<Logout fontSize="small" />}
          onClick={() => {
            close();
            void signOut();
          }}
        >
          {t('layout.signOut')}
        </Entry>
      </Menu>
      <CompanyChoice
        isOpen={isChoosing}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </>
  );
}

/** For whoever may see what happened: the screens of a day that is past. */
function LookBack({ onChosen, ...item }: { readonly onChosen: () => void }): ReactNode {
  const t = useMessages();
  const mayLookBack = useMay('audit.view');
  if (!mayLookBack) return null;
  return (
    <Entry
      {...item}
      icon={<History fontSize="small" />}
      onClick={() => {
        onChosen();
        chooseMoment();
      }}
    >
      {t('past.menu')}
    </Entry>
  );
}

interface EntryProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
  /** The menu moves the focus by these. */
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
}

function Entry({ icon, children, ...item }: EntryProps): ReactNode {
  return (
    <MenuItem {...item}>
      <ListItemIcon>{icon}</ListItemIcon>
      {children}
    </MenuItem>
  );
}
