/** Putting documents on paper. */
export const printing = {
  title: 'Print %{reference}',
  preview: 'Preview of the document',
  action: 'Print',
  previewAction: 'Preview',
  copy: 'Copy',
  model: 'Print model',
  usualModel: 'The usual one',
  original: 'The original is printed once. After that the document cannot be changed.',
  pdf: 'Open as PDF',
  download: 'Save as PDF',
  print: 'Print',
  batchTitle: 'Print %{smart_count} document |||| Print %{smart_count} documents',
  batchMost: 'The first %{max} of %{count} are shown; print the others afterwards.',
  batchOriginals: 'Originals among them: %{count}. Each is printed once.',
};
