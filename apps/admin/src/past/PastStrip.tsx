import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { lookAt, pastMoment } from '../boot/past-moment.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayDay } from '../formats/days.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { Clocks } from './Clocks.js';
import { CompareSwitch } from '../compare/CompareSwitch.js';
import { chooseMoment } from './past-dialog.js';
import '../compare/past.css';

/**
 * Says that everything is shown as it was known at a moment, and leads back to now; on a phone in
 * one line, from which the other choices open.
 */
export function PastStrip(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { moment } = useSlice(pastMoment);
  const { id } = useSlice(company);
  const [isOpen, setOpen] = useState(false);
  if (moment === null || moment.companyId !== id) return null;
  const { recordedAt, revision, trueOn } = moment;
  const text =
    trueOn === undefined
      ? t('past.strip', { when: sayInstant(recordedAt, language), revision })
      : t('past.stripTrue', { day: sayDay(trueOn, language), revision });
  return (
    <div className={`shell__strip past${isOpen ? ' past--open' : ''}`} role="status">
      <span>{text}</span>
      <button
        type="button"
        className="past__more"
        aria-expanded={isOpen}
        aria-label={t('past.more')}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <ExpandMore fontSize="small" />
      </button>
      <div className="past__choices">
        <Clocks moment={moment} />
        <CompareSwitch />
        <Button size="small" variant="outlined" onClick={chooseMoment}>
          {t('past.other')}
        </Button>
      </div>
      <Button
        size="small"
        variant="contained"
        onClick={() => {
          lookAt(null);
        }}
      >
        {t('past.now')}
      </Button>
    </div>
  );
}
