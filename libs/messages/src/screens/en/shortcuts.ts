/** The keys that do something, and the sheet that lists them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  open: 'Show the keyboard shortcuts',
  places: { page: 'On this page', dialog: 'In this dialog', everywhere: 'On every page' },
  inFields: 'Keys without Ctrl or Alt count while no field is being filled in.',
  space: 'Space',
  search: 'Search everything',
};
