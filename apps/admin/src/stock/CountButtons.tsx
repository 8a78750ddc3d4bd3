import type { StockCountRow } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { PostCountDialog } from './PostCountDialog.js';
import type { TypedCounts } from './typed-counts.js';
import { useCountActions } from './use-count-actions.js';
import { useCountEntries } from './use-count-entries.js';

interface CountButtonsProps {
  readonly count: StockCountRow;
  readonly typed: TypedCounts;
  /** With what was saved. */
  readonly onSaved: (saved: TypedCounts) => void;
}

/** Saves what was typed, makes movements of the differences, or gives the count up. */
export function CountButtons({ count, typed, onSaved }: CountButtonsProps): ReactNode {
  const t = useMessages();
  const mayPost = useMay('stock.manage');
  const { save, discard } = useCountActions(count);
  const { data: entries = [] } = useCountEntries(count.id);
  const [isPosting, setPosting] = useState(false);
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  return (
    <>
      <Button variant="outlined" onClick={() => void discard()}>
        {t('stock.count.discard')}
      </Button>
      {mayPost ? (
        <Button
          variant="outlined"
          disabled={isTyped}
          onClick={() => {
            setPosting(true);
          }}
        >
          {t('stock.count.post')}
        </Button>
      ) : null}
      <Button
        variant="contained"
        disabled={!isTyped}
        onClick={() =>
          void save(entries, typed).then((isSaved) => {
            if (isSaved) onSaved(typed);
          })
        }
      >
        {t('stock.count.save')}
      </Button>
      {isPosting ? (
        <PostCountDialog
          count={count}
          entries={entries}
          onClose={() => {
            setPosting(false);
          }}
        />
      ) : null}
    </>
  );
}
