import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ExplainGrouping, ExplainHead } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Figure as Decimal } from '../fields/cells.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { Counted } from './Counted.js';
import type { ExplainedFigure } from './explaining.js';
import type { ExplainView } from './explain-view.js';
import { SinceMenu } from './SinceMenu.js';

interface PanelHeadProps {
  readonly asked: ExplainedFigure;
  readonly head: ExplainHead;
  readonly by: ExplainGrouping | 'event';
  readonly onView: (view: ExplainView) => void;
}

/** What the figure comes to, of how many events, and how else to look at them. */
export function PanelHead({ asked, head, by, onView }: PanelHeadProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { count, last, groupings, total, each } = head;
  const events = t('explain.events', { smart_count: count, number: grouped(String(count)) });
  const when = last === undefined ? '' : sayInstant(last.at, language);
  const newest =
    last === undefined
      ? ''
      : last.by === ''
        ? t('explain.lastOf', { when })
        : t('explain.last', { when, who: last.by });
  return (
    <div className="explain__head">
      <p className="explain__total">
        <Counted of={head} amount={total} />
        {each === undefined ? null : (
          <>
            {' ÷ '}
            <Decimal decimal={each.quantity} unit={each.unit} />
            {' = '}
            <Decimal decimal={each.amount} places={2} />
          </>
        )}
      </p>
      <p className="explain__events">{newest === '' ? events : `${events}, ${newest}`}</p>
      <div className="explain__tools">
        {groupings.length === 0 ? null : (
          <TextField
            select
            size="small"
            label={t('explain.by')}
            value={by}
            onChange={({ target }) => {
              const wanted = groupings.find((each) => each === target.value);
              onView(wanted === undefined ? { kind: 'events' } : { kind: 'groups', by: wanted });
            }}
          >
            {(['event', ...groupings] as const).map((each) => (
              <MenuItem key={each} value={each}>
                {t(`explain.groupings.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {/* What was known after an event does not change any more. */}
        {asked.revision === undefined ? <SinceMenu onView={onView} /> : null}
      </div>
    </div>
  );
}
