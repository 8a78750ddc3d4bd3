import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { compareWithNow, comparing } from './comparing.js';

/** Marks, or does not, what is otherwise now. */
export function CompareSwitch(): ReactNode {
  const t = useMessages();
  const { isOn } = useSlice(comparing);
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => {
        compareWithNow(!isOn);
      }}
    >
      {t('past.compare.switch')}
    </Button>
  );
}
