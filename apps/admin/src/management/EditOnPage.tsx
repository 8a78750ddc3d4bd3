import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { opened, useArrival } from './arrival.js';

/** The form that a record's page was last left for. */
let leftFor: string | undefined;

interface EditOnPageProps {
  readonly resource: string;
  readonly id: string;
}

/**
 * From a record's page to its form. The form stands over the list, so that the page goes: whoever
 * closes the form finds the focus on this button again.
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
