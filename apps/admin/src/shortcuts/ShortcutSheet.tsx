import './shortcuts.css';
import { useState, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Keys } from './Keys.js';
import { shortcuts, type Shortcut, type ShortcutPlace } from './shortcuts.js';

interface ShortcutSheetProps {
  readonly places: readonly ShortcutPlace[];
  readonly onClose: () => void;
}

/** What each key does here, and what it does on every page. */
export function ShortcutSheet({ places, onClose }: ShortcutSheetProps): ReactNode {
  const t = useMessages();
  // The sheet is a dialog itself: what the page offers is what it offered when the sheet opened.
  const { list } = useSlice(shortcuts);
  const [shown] = useState(list);
  return (
    <DialogFrame title={t('shortcuts.title')} onClose={onClose}>
      <div className="shortcuts">
        {places.map((place) => (
          <Group
            key={place}
            title={t(`shortcuts.places.${place}`)}
            list={shown.filter((each) => each.place === place)}
          />
        ))}
        <p className="shortcuts__note">{t('shortcuts.inFields')}</p>
      </div>
    </DialogFrame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly list: readonly Shortcut[];
}

function Group({ title, list }: GroupProps): ReactNode {
  const t = useMessages();
  if (list.length === 0) return null;
  const labels = [...new Set(list.map(({ label }) => label))];
  const keysOf = (of: Shortcut['label']): ReadonlySet<string> =>
    new Set(list.filter(({ label }) => label === of).map(({ keys }) => keys));
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {labels.map((label) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {[...keysOf(label)].map((keys) => (
                <Keys key={keys} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
