/** The keys that do something, and the sheet that lists them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  open: 'Show the keyboard shortcuts',
  places: { page: 'On this page', dialog: 'In this dialog', everywhere: 'On every page' },
  inFields: 'Single-key shortcuts do not work while typing in a field.',
  space: 'Space',
  search: 'Search everything',
};
