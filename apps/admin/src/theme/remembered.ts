/** Answers what a function has answered before, for so many texts; then it begins again. */
export function remembered(
  answerOf: (text: string) => string,
  textsMax: number,
): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      if (known.size >= textsMax) known.clear();
      answer = answerOf(text);
      known.set(text, answer);
    }
    return answer;
  };
}
