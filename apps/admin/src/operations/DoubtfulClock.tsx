import type { ClockDoubtAnswer, SystemAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** What is in doubt about the clock of the server, and how an owner settles it. */
export function DoubtfulClock({ clock }: Pick<SystemAnswer, 'clock'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (clock === null) return null;
  const { doubt } = clock;
  const instants = {
    clock: sayInstant(clock.clock, language),
    last: sayInstant(clock.last, language),
  };
  return (
    <section
      className={doubt === 'behind' ? 'card system__stalled' : 'card'}
      role={doubt === 'behind' ? 'alert' : undefined}
    >
      <h2>{t(`system.clock.${doubt}.title`)}</h2>
      <p>{t(`system.clock.${doubt}.place`, instants)}</p>
      <p className="card__hint">{t(`system.clock.${doubt}.hint`)}</p>
      {doubt === 'behind' ? <Correcting clock={clock} /> : null}
    </section>
  );
}

function Correcting({ clock }: { readonly clock: ClockDoubtAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayCorrect = useMay('companies.manage');
  const { attempt } = useCommands('system');
  if (!mayCorrect) return <p>{t('system.clock.owner')}</p>;
  const correct = async (): Promise<void> => {
    const title = t('system.clock.confirm', { clock: sayInstant(clock.clock, language) });
    if (!(await askToConfirm({ title, message: t('system.clock.behind.hint') }))) return;
    await attempt({ path: 'clock/correct', done: t('system.clock.settled') });
  };
  return (
    <Button variant="contained" onClick={() => void correct()}>
      {t('system.clock.correct')}
    </Button>
  );
}
