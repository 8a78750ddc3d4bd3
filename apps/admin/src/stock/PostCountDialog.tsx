import type { StockCountEntryRow, StockCountRow } from '@balcao/contracts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { progressOf } from './count-view.js';
import { useCountActions } from './use-count-actions.js';

interface PostCountDialogProps {
  readonly count: StockCountRow;
  readonly entries: readonly StockCountEntryRow[];
  readonly onClose: () => void;
}

/** Tells what posting does, and asks what becomes of the things that nobody has counted. */
export function PostCountDialog({ count, entries, onClose }: PostCountDialogProps): ReactNode {
  const t = useMessages();
  const { post } = useCountActions(count);
  const [uncounted, setUncounted] = useState<'leave' | 'zero'>('leave');
  const { counted, all, different } = progressOf(entries);
  const left = all - counted;
  return (
    <DialogFrame title={t('stock.count.postTitle', { number: count.number })} onClose={onClose}>
      <p>{t('stock.count.postMessage')}</p>
      <p>{t('stock.count.postFigures', { counted, different })}</p>
      {left === 0 ? null : (
        <RadioGroup
          aria-label={t('stock.count.uncounted', { smart_count: left })}
          value={uncounted}
          onChange={(_, value) => {
            setUncounted(value === 'zero' ? 'zero' : 'leave');
          }}
        >
          <span>{t('stock.count.uncounted', { smart_count: left })}</span>
          <FormControlLabel
            value="leave"
            control={<Radio />}
            label={t('stock.count.uncountedLeave')}
          />
          <FormControlLabel
            value="zero"
            control={<Radio />}
            label={t('stock.count.uncountedZero')}
          />
        </RadioGroup>
      )}
      <DialogButtons
        label={t('stock.count.post')}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          void post(uncounted);
        }}
        focused="confirm"
      />
    </DialogFrame>
  );
}
