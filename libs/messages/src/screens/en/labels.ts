/** Labels with bars for articles and shelves. */
export const labels = {
  action: 'Labels',
  title: '%{smart_count} label |||| %{smart_count} labels',
  preview: 'Preview of the labels',
  layout: 'Printed on',
  layouts: {
    sheet3x8: 'A4, 24 labels (70 × 37 mm)',
    sheet4x10: 'A4, 40 labels (52.5 × 29.7 mm)',
    sheet5x13: 'A4, 65 labels (38.1 × 21.2 mm)',
    roll40x25: 'Roll, 40 × 25 mm',
    roll50x30: 'Roll, 50 × 30 mm',
  },
  used: 'Labels gone from the sheet',
  price: 'Price with VAT',
  count: 'Labels of %{name}',
  mostArticles: 'The first %{max} of %{count} articles are taken.',
  most: 'At most %{max} labels are printed at once.',
};
