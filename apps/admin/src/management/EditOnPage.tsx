import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { opened, useArrival } from './arrival.js';

/** The form that a record's page last opened. */
let leftFor: string | undefined;

interface EditOnPageProps {
  readonly resource: string;
  readonly id: string;
}

/**
 * Opens the form of a record from its page. The form is shown over the list, so the page unmounts;
 * closing the form returns the focus to this button.
 */
export function EditOnPage({ resource, id }: EditOnPageProps): ReactNode {
  const t = useMessages();
  const button = useRef<HTMLAnchorElement>(null);
  const { isByButton } = useArrival();
  const to = `/${resource}/${encodeURIComponent(id)}/edit`;
  const arrive = useEffectEvent(() => {
    if (isByButton && leftFor === to) button.current?.focus({ preventScroll: true });
    leftFor = undefined;
  });
  // Only then has the closed form let go of the focus.
  useEffect(() => {
    arrive();
  }, []);
  return (
    <Button
      ref={button}
      component={Link}
      to={to}
      state={opened}
      variant="outlined"
      startIcon={<Edit />}
      onClick={() => {
        leftFor = to;
      }}
    >
      {t('management.edit')}
    </Button>
  );
}
