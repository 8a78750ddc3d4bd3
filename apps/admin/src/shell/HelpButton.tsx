import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { helpPathOf } from '../help-links/topic-of.js';
import { useMessages } from '../i18n/use-messages.js';

/** Leads to what the user guide says about the page. */
export function HelpButton(): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  const label = t('layout.helpOnPage');
  return (
    <IconButton component={Link} to={helpPathOf(pathname)} aria-label={label} title={label}>
      <HelpOutline fontSize="small" />
    </IconButton>
  );
}
