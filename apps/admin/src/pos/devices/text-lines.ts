/** A text wrapped to a width in characters; longer words are broken anywhere. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    let rest = word;
    if (line !== '' && line.length + 1 + rest.length <= columns) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (rest.length > columns) {
      lines.push(rest.slice(0, columns));
      rest = rest.slice(columns);
    }
    line = rest;
  }
  return line === '' ? lines : [...lines, line];
}

/** The smallest width for wrapping. */
const NARROWEST = 8;

/** A left and a right text; on two lines if they do not fit on one. */
export function ends(left: string, right: string, columns: number): readonly string[] {
  const room = columns - right.length - 1;
  const lines = wrapped(left, left.length <= room || room < NARROWEST ? columns : room);
  const last = lines.at(-1) ?? '';
  if (last.length <= room)
    return [...lines.slice(0, -1), last.padEnd(columns - right.length) + right];
  return [...lines, right.padStart(columns)];
}
