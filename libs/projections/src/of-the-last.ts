/**
 * What is worked out of an event once, although each of its rows asks for it: rows are folded event
 * by event, so that remembering the last one is enough.
 */
export function ofTheLast<From extends object, Made>(
  read: (from: From) => Made,
): (from: From) => Made {
  let last: { readonly from: From; readonly made: Made } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, made: read(from) };
    return last.made;
  };
}
