import type { ReplayEntry } from '@balcao/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { sayInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useEventName } from '../../history/use-event-name.js';

interface ComparingProps {
  /** The event that is shown. */
  readonly entry: ReplayEntry;
  /** The events to compare with, newest first. */
  readonly entries: readonly ReplayEntry[];
  readonly other: ReplayEntry | undefined;
  readonly onCompare: (revision: number | undefined) => void;
}

/** The chosen moment, and the one to compare with. */
export function Comparing({ entry, entries, other, onCompare }: ComparingProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  const isListed = other === undefined || entries.includes(other);
  const offered = isListed ? entries : [...entries, other];
  return (
    <div className="replay__moment">
      <p>
        <strong>{nameOf(entry.type)}</strong> <span>{sayInstant(entry.recordedAt, language)}</span>
      </p>
      {offered.length < 2 ? null : (
        <TextField
          select
          size="small"
          label={t('past.replay.compare')}
          value={other === undefined ? '' : String(other.revision)}
          onChange={({ target }) => {
            onCompare(offered.find(({ revision }) => String(revision) === target.value)?.revision);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('past.replay.compareNone')}</MenuItem>
          {offered.map(({ revision, type, recordedAt }) => (
            <MenuItem
              key={revision}
              value={String(revision)}
              disabled={revision === entry.revision}
            >
              {nameOf(type)} · {sayInstant(recordedAt, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  );
}
