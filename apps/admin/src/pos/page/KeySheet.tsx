import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { Keys } from '../../shortcuts/Keys.js';
import { useTillView } from '../till/till-context.js';
import { NativeDialog } from './NativeDialog.js';
import { keyGroups, tillKeys, type TillKey } from './till-keys.js';

interface KeySheetProps {
  readonly onRun: (does: TillKey) => void;
  readonly onClose: () => void;
}

/** All actions of the till with their shortcuts: a reference and a touch menu. */
export function KeySheet({ onRun, onClose }: KeySheetProps): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  return (
    <NativeDialog title={t('asked.sheet.title')} onClose={onClose} isWide>
      <div className="key-sheet">
        {keyGroups.map((group) => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`}>{t(`asked.sheet.groups.${group}`)}</h3>
            {tillKeys
              .filter((each) => each.group === group)
              .map(({ does, keys }) => (
                <button
                  key={does}
                  type="button"
                  {...(does === 'scan' && { 'data-first': '' })}
                  onClick={() => {
                    onClose();
                    onRun(does);
                  }}
                >
                  {t(`selling.keys.${does}`)}
                  <span>
                    {keys.map((each) =>
                      each.length === 1 ? (
                        <kbd key={each}>{each}</kbd>
                      ) : (
                        <Keys key={each} keys={each} />
                      ),
                    )}
                  </span>
                </button>
              ))}
          </section>
        ))}
        <p>{t('asked.sheet.typed')}</p>
        <p>{t('asked.sheet.held')}</p>
        {isOnline ? (
          <p>
            <a href="/scanner" target="_blank" rel="noreferrer">
              {t('asked.sheet.scanner')}
            </a>
          </p>
        ) : null}
      </div>
    </NativeDialog>
  );
}
