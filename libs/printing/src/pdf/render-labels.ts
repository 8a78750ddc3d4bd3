import { DrawnApart } from './drawn-apart.js';
import { labelsBytes, type LabelsToDraw } from './labels-bytes.js';

const labels = new DrawnApart(new URL('./labels.worker.js', import.meta.url), labelsBytes);

/** Labels as a PDF file, apart from what answers requests: two thousand take many seconds. */
export const renderLabels = (toDraw: LabelsToDraw): Promise<Uint8Array> => labels.draw(toDraw);
