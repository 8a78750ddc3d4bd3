import type { TillBatch } from '@balcao/contracts';
import { isExpired } from '@balcao/domain';
import { showDecimal } from '@balcao/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../../routing/Spinner.js';
import { showDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { setBatch } from '../cart/cart.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { knownBatches } from './known-batches.js';

/** Chooses the batch of the selected line, instead of the shop's usual order. */
export function BatchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { settings } = useStart();
  const { cart } = usePosState();
  const line = cart.lines.find(({ key }) => key === cart.selected);
  const articleId = line?.articleId ?? '';
  const [batches, setBatches] = useState<readonly TillBatch[]>();
  useEffect(() => {
    void knownBatches(till, articleId).then((known) => {
      setBatches(known ?? []);
    });
  }, [till, articleId]);
  const isOver = (batch: TillBatch): boolean => isExpired(batch, till.today);
  const maySell = (batch: TillBatch): boolean => settings.sellsExpiredBatches || !isOver(batch);
  // What may not be sold comes after all that may.
  const shown = batches?.toSorted((one, other) => Number(maySell(other)) - Number(maySell(one)));
  const first = shown?.find(maySell);
  const choose = (batch: TillBatch | undefined): void => {
    if (line !== undefined) till.changeCart((now) => setBatch(now, line.key, batch));
    onClose();
  };
  return (
    <NativeDialog title={t('selling.keys.batch')} onClose={onClose}>
      <div className="pay">
        <p className="pay__of">{line?.name}</p>
        {batches === undefined ? <Spinner /> : null}
        {batches?.length === 0 ? <p>{t('asked.batches.none')}</p> : null}
        <div className="pos__choices">
          {shown?.map((batch) => (
            <BatchChoice
              key={batch.id}
              batch={batch}
              unit={line?.unit ?? ''}
              isChosen={line?.batch?.id === batch.id}
              isOver={isOver(batch)}
              isFirst={batch === first}
              onChoose={() => {
                choose(batch);
              }}
            />
          ))}
          {line?.batch === undefined ? null : (
            <button
              type="button"
              onClick={() => {
                choose(undefined);
              }}
            >
              <strong>{t('asked.batches.automatic')}</strong>
            </button>
          )}
        </div>
      </div>
    </NativeDialog>
  );
}

interface BatchChoiceProps {
  readonly batch: TillBatch;
  readonly unit: string;
  readonly isChosen: boolean;
  /** The batch has expired. */
  readonly isOver: boolean;
  /** The first that can be chosen. */
  readonly isFirst: boolean;
  readonly onChoose: () => void;
}

/** A batch with its expiry date; expired ones can be chosen if the company sells them. */
function BatchChoice(props: BatchChoiceProps): ReactNode {
  const { batch, unit, isChosen, isOver, isFirst, onChoose } = props;
  const t = useMessages();
  const language = useLanguage();
  const { settings } = useStart();
  const { name, expiresOn, quantity } = batch;
  const day = expiresOn === undefined ? undefined : showDay(expiresOn, language);
  return (
    <button
      type="button"
      autoFocus={isFirst}
      aria-pressed={isChosen}
      disabled={isOver && !settings.sellsExpiredBatches}
      onClick={onChoose}
    >
      <strong>{name}</strong>
      <small data-over={isOver ? '' : undefined}>
        {showDecimal(quantity, language)} {unit}
        {day === undefined
          ? null
          : ` · ${t(isOver ? 'selling.expired' : 'asked.batches.until', { day })}`}
      </small>
    </button>
  );
}
