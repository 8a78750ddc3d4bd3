import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { useSlice } from '../boot/slice.js';
import { chosenLabels } from './chosen-labels.js';

const LabelsDialog = later(async () => (await import('./LabelsDialog.js')).LabelsDialog);

/** The labels of what was chosen, while any are asked for. */
export function AskedLabels(): ReactNode {
  const { articles } = useSlice(chosenLabels);
  return articles === undefined ? null : <LabelsDialog articles={articles} />;
}
