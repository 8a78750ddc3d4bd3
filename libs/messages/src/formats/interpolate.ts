/**
 * Fills `%{name}` in with what `valueOf` says of it, and chooses between `one |||| many` by a
 * count, as polyglot does for English and Portuguese; a name without a value stays.
 */
export function interpolate(
  text: string,
  valueOf: (name: string) => string | number | undefined,
  count: string | number = 1,
): string {
  const [one = '', many = one] = text.split(' |||| ');
  const form = count === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (place, name: string) => `${valueOf(name) ?? place}`);
}
