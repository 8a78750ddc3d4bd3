import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ScreenMessageKey } from '@balcao/messages';
import { useId, type ReactNode } from 'react';
import { settings } from '../boot/settings.js';
import { usePart } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

function toggle(label: string): void {
  const { foldedGroups } = settings.get();
  settings.merge({
    foldedGroups: foldedGroups.includes(label)
      ? foldedGroups.filter((each) => each !== label)
      : [...foldedGroups, label],
  });
}

interface FoldableGroupProps {
  readonly label: ScreenMessageKey;
  readonly children: ReactNode;
}

/** A group of the menu under its heading, which folds it away; the browser remembers. */
export function FoldableGroup({ label, children }: FoldableGroupProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const isFolded = usePart(settings, ({ foldedGroups }) => foldedGroups.includes(label));
  return (
    <>
      <div className="side__group">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => {
            toggle(label);
          }}
        >
          {t(label)}
          {isFolded ? <ExpandMore aria-hidden="true" /> : <ExpandLess aria-hidden="true" />}
        </button>
      </div>
      <div id={id} role="group" aria-label={t(label)} hidden={isFolded}>
        {children}
      </div>
    </>
  );
}
