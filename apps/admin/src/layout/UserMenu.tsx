import Logout from '@mui/icons-material/LogoutOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../boot/session-state.js';
import { signOut } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

/** The user's initials, and behind them the account and the way out. */
export function UserMenu(): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    setAnchor(null);
  };
  if (info === null) return null;
  const { firstName, lastName, email } = info.user;
  return (
    <>
      <IconButton
        aria-label={t('layout.userMenu')}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ p: 0.5, ml: 0.5, borderRadius: '50%' }}
      >
        <Avatar
          sx={{
            width: 28,
            height: 28,
            fontSize: 12,
            fontWeight: 'bold',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {firstName.charAt(0)}
          {lastName.charAt(0)}
        </Avatar>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <li role="presentation" style={{ padding: '6px 16px 10px' }}>
          <strong style={{ fontWeight: 650 }}>{`${firstName} ${lastName}`}</strong>
          <div style={{ color: 'var(--muted)', fontSize: 13 }}>{email}</div>
        </li>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            void navigate('/account');
          }}
        >
          <ListItemIcon>
            <Person fontSize="small" />
          </ListItemIcon>
          {t('layout.pages.account')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('layout.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
