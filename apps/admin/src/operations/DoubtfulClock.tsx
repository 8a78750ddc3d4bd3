import type { ClockDoubtAnswer, SystemAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { showInstant } from '../formats/instants.js';
import { ProblemError } from '../http/problem-error.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** What is in doubt about the clock of the server, and how an owner settles it. */
export function DoubtfulClock({ clock }: Pick<SystemAnswer, 'clock'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (clock === null) return null;
  const { doubt } = clock;
  const instants = {
    clock: showInstant(clock.clock, language),
    last: showInstant(clock.last, language),
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
  const provider = useBalcao();
  const queries = useQueryClient();
  if (!mayCorrect) return <p>{t('system.clock.owner')}</p>;
  const correct = async (): Promise<void> => {
    const title = t('system.clock.confirm', { clock: showInstant(clock.clock, language) });
    if (!(await askToConfirm({ title, message: t('system.clock.behind.hint') }))) return;
    try {
      await provider.send('clock/correct', {});
      showSnack(t('system.clock.settled'), 'success');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      showSnack(failure.message, 'error');
    }
    await queries.invalidateQueries({ queryKey: ['system'] });
  };
  return (
    <Button variant="contained" onClick={() => void correct()}>
      {t('system.clock.correct')}
    </Button>
  );
}
