/** Labels with bars for articles and shelves. */
export const labels = {
  action: 'Labels',
  title: '%{smart_count} label |||| %{smart_count} labels',
  preview: 'Label preview',
  layout: 'Paper',
  layouts: {
    sheet3x8: 'A4, 24 labels (70 × 37 mm)',
    sheet4x10: 'A4, 40 labels (52.5 × 29.7 mm)',
    sheet5x13: 'A4, 65 labels (38.1 × 21.2 mm)',
    roll40x25: 'Roll, 40 × 25 mm',
    roll50x30: 'Roll, 50 × 30 mm',
  },
  used: 'Labels already used on the sheet',
  price: 'Price with VAT',
  count: 'Labels of %{name}',
  mostArticles: 'Only the first %{max} of %{count} articles are included.',
  most: 'You can print at most %{max} labels at once.',
};
