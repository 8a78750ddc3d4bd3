export * from './label.js';
export {
  barsRatio,
  labelLayouts,
  labelPages,
  placeOfLabel,
  type LabelLayout,
  type LabelLayoutName,
} from './label-layouts.js';
export { renderLabelsHtml } from './render-labels-html.js';
