import type { ReadModelAnswer, ReadModelState } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { RebuildButton } from './RebuildButton.js';
import { useWords } from './use-words.js';

const tones = {
  upToDate: 'success',
  catchingUp: 'info',
  rebuilding: 'warning',
  stopped: 'error',
} as const satisfies Readonly<Record<ReadModelState, StatusTone>>;

interface ReadModelsProps {
  readonly models: readonly ReadModelAnswer[];
}

/** Each list's state, what it last took in, and how far it is behind. */
export function ReadModels({ models }: ReadModelsProps): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <div className="card__head">
        <h2>{t('system.readModels')}</h2>
        <RebuildButton isRebuilding={models.some(({ state }) => state === 'rebuilding')} />
      </div>
      <ul className="rows">
        {models.map((model) => (
          <ReadModel key={model.name} model={model} />
        ))}
      </ul>
    </section>
  );
}

function ReadModel({ model }: { readonly model: ReadModelAnswer }): ReactNode {
  const t = useMessages();
  const words = useWords();
  const { name, state, behind, lastEvent, percent } = model;
  const progress = percent === null ? '' : ` · ${t('system.percent', { percent })}`;
  return (
    <li>
      <div>
        <strong>{words.modelName(name)}</strong>
        <small>
          {lastEvent !== null
            ? words.event(lastEvent)
            : t(behind === null ? 'system.elsewhere' : 'system.tookLongAgo')}
        </small>
      </div>
      <div className="system__state">
        {behind !== null && behind.events > 0 ? <small>{words.behind(behind)}</small> : null}
        <StatusChip tone={tones[state]}>{`${t(`system.states.${state}`)}${progress}`}</StatusChip>
      </div>
    </li>
  );
}
