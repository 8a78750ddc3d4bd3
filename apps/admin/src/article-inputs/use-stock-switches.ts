import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface StockSwitches {
  readonly movesStock: boolean;
  readonly isBatchManaged: boolean;
}

/**
 * Keeps the switches of an article true to each other: a service moves no stock, only what moves
 * stock has batches, and only batches expire. What becomes an article again moves stock.
 */
export function useStockSwitches(kind: unknown): StockSwitches {
  const { setValue } = useFormContext();
  const [movesStock, isBatchManaged, expires] = useWatch({
    name: ['movesStock', 'isBatchManaged', 'batchesExpire'],
  }).map((value: unknown) => value === true);
  const before = useRef(kind);
  useEffect(() => {
    const set = (source: string, value: boolean): void => {
      setValue(source, value, { shouldDirty: true });
    };
    const isNewKind = before.current !== kind && before.current !== undefined;
    before.current = kind;
    if (kind === 'service' && movesStock === true) set('movesStock', false);
    else if (kind === 'article' && isNewKind) set('movesStock', true);
    else if (movesStock !== true && isBatchManaged === true) set('isBatchManaged', false);
    else if (isBatchManaged !== true && expires === true) set('batchesExpire', false);
  }, [kind, movesStock, isBatchManaged, expires, setValue]);
  return { movesStock: movesStock === true, isBatchManaged: isBatchManaged === true };
}
