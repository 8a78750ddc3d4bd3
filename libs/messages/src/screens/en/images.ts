/** What fields of pictures say. */
export const images = {
  add: 'Add pictures',
  choose: 'Choose a picture',
  sending: 'Sending…',
  main: 'Main picture',
  one: 'Picture %{number} of %{list}',
  forward: 'Move picture %{number} forward',
  back: 'Move picture %{number} back',
  remove: 'Remove picture %{number}',
  logo: 'Logo',
  ofArticle: 'Pictures',
};
