import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { pastMoment } from '../boot/past-moment.js';
import { useSlice } from '../boot/slice.js';
import { DayField } from '../fields/DayField.js';
import { addDays, parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { usePopup } from '../fields/use-popup.js';
import type { ExplainView } from './explain-view.js';

interface SinceMenuProps {
  readonly onView: (view: ExplainView) => void;
}

/** Asks since when: the figure of now is then compared with what was known at that moment. */
export function SinceMenu({ onView }: SinceMenuProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const mayAudit = useMay('audit.view');
  const { moment } = useSlice(pastMoment);
  const { opener, hung, close } = usePopup();
  const [hint, setHint] = useState('');
  const [isTyping, setTyping] = useState(false);
  if (!mayAudit || moment !== null) return null;
  const choose = (at: string): void => {
    close();
    onView({ kind: 'since', at });
  };
  const lastClose = async (): Promise<void> => {
    close();
    const query = new URLSearchParams({
      filter: JSON.stringify({ state: 'closed' }),
      sort: 'closedAt:desc',
      page: '1',
      perPage: '1',
    });
    const { body } = await provider.read(`shifts?${query.toString()}`);
    const at = closedAtIn(body);
    if (at === undefined) setHint(t('explain.noClose'));
    else choose(at);
  };
  return (
    <>
      <Button {...opener}>{t('explain.since')}</Button>
      <Menu {...hung}>
        <MenuItem
          onClick={() => {
            choose(endOf(addDays(today(), -1)));
          }}
        >
          {t('explain.moments.yesterday')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            void lastClose();
          }}
        >
          {t('explain.moments.lastClose')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setTyping(true);
          }}
        >
          {t('explain.moments.date')}
        </MenuItem>
      </Menu>
      {hint === '' ? null : <p role="status">{hint}</p>}
      {isTyping ? <DayOf onDay={choose} /> : null}
    </>
  );
}

function DayOf({ onDay }: { readonly onDay: (at: string) => void }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [text, setText] = useState(() => showDay(addDays(today(), -7), language));
  const day = parseTypedDay(text);
  return (
    <form
      className="explain__day"
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== undefined) onDay(endOf(day));
      }}
    >
      <DayField
        label={t('explain.day')}
        text={text}
        error={day === undefined && text.length >= 8 ? t('app.date.invalid') : undefined}
        onChange={setText}
      />
      <Button type="submit" variant="outlined">
        {t('past.look')}
      </Button>
    </form>
  );
}

/** The last instant of a day of this clock, as UTC. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

function closedAtIn(body: unknown): string | undefined {
  const [shift] = Array.isArray(body) ? (body as readonly unknown[]) : [];
  if (typeof shift !== 'object' || shift === null || !('closedAt' in shift)) return undefined;
  return typeof shift.closedAt === 'string' ? shift.closedAt : undefined;
}
