import { useEffect, useEffectEvent, useState } from 'react';
import { knownScale } from './scale.js';
import type { Weighing } from './scale-port.js';

/** The readings of this device's scale while a dialog is open. */
export type ScaleState =
  | { readonly kind: 'none' | 'waiting' | 'lost' }
  | { readonly kind: 'weighing'; readonly weighing: Weighing };

/** Follows the scale; calls `onStable` once for each stable weight. */
export function useScale(onStable: (weighing: Weighing) => void): ScaleState {
  const [state, setState] = useState<ScaleState>({ kind: 'none' });
  const heard = useEffectEvent(onStable);
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    let last = '';
    const onWeighing = (weighing: Weighing): void => {
      if (isOver) return;
      setState({ kind: 'weighing', weighing });
      const { kilograms, isStable } = weighing;
      if (!isStable || kilograms === last) return;
      last = kilograms;
      heard(weighing);
    };
    const onLost = (): void => {
      if (!isOver) setState({ kind: 'lost' });
    };
    void knownScale().then((scale) => {
      if (isOver || scale === undefined) return;
      setState({ kind: 'waiting' });
      stop = scale.follow({ onWeighing, onLost });
    }, onLost);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return state;
}
