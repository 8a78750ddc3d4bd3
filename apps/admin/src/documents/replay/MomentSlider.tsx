import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface MomentSliderProps {
  /** From 0, the oldest event that is read. */
  readonly at: number;
  readonly count: number;
  readonly sentence: string;
  readonly onMove: (at: number) => void;
}

/** Steps through the events of a history by mouse or arrow keys. */
export function MomentSlider({ at, count, sentence, onMove }: MomentSliderProps): ReactNode {
  const t = useMessages();
  const last = count - 1;
  const step = t('past.replay.step', { at: at + 1, of: count });
  const moves = [
    { label: 'first', Icon: FirstPage, to: 0, isIdle: at === 0 },
    { label: 'earlier', Icon: NavigateBefore, to: at - 1, isIdle: at === 0 },
    { label: 'later', Icon: NavigateNext, to: at + 1, isIdle: at === last },
    { label: 'last', Icon: LastPage, to: last, isIdle: at === last },
  ] as const;
  return (
    <div className="replay__slider">
      <Slider
        min={0}
        max={Math.max(last, 1)}
        step={1}
        marks={count <= 40}
        value={at}
        disabled={count < 2}
        aria-label={t('past.replay.slider')}
        getAriaValueText={() => `${step}: ${sentence}`}
        onChange={(_, value) => {
          if (typeof value === 'number') onMove(Math.min(value, last));
        }}
      />
      <div className="replay__steps">
        {moves.map(({ label, Icon, to, isIdle }) => (
          <IconButton
            key={label}
            size="small"
            disabled={isIdle}
            aria-label={t(`past.replay.${label}`)}
            onClick={() => {
              onMove(to);
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
        <span role="status">{step}</span>
      </div>
    </div>
  );
}
