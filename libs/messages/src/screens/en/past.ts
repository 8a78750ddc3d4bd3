/** What was known at an earlier moment. */
export const past = {
  menu: 'As it was on a day…',
  title: 'As it was known on a day',
  hint: 'Every list, form, report and print is then shown as it was known at that time: nothing of what was recorded later. It can be looked at, not changed.',
  day: 'Day',
  time: 'Time',
  timeInvalid: 'Hours and minutes, 14:05',
  look: 'Show',
  making: 'Making what was known then',
  percent: '%{percent} %',
  strip: 'As it was known on %{when}, after event %{revision}. To look at alone.',
  other: 'Another moment…',
  now: 'Back to now',
  asItWas: 'As it was then',
  asItWasOf: 'As it was after event %{revision}',
};
