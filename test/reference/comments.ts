import type { DeclaredRoute } from '@balcao/api';

/** What a comment says of a route, in short and in full. */
export interface Said {
  readonly summary: string;
  readonly description: string;
}

/** The summary of a comment is its first sentence, up to the first break in it. */
export function saidOf(comment: string, route: DeclaredRoute, list: string | undefined): Said {
  const [first = ''] = comment.split(/(?<=[a-z)`])[;:.](?: |$)/);
  const summary = list === undefined ? first : `${list}: ${first}`;
  return { summary, description: `${comment} ${accessOf(route)}`.trim() };
}

/** Who may call a route, in words. */
function accessOf({ access, oneOf, isForPeopleOnly }: DeclaredRoute): string {
  const people = isForPeopleOnly ? ' API keys are refused.' : '';
  switch (access.kind) {
    case 'public':
      return 'Open to everybody.';
    case 'signedIn':
      return 'For everybody who is signed in; API keys are refused.';
    case 'operator':
      return 'For the operator of the server.';
    case 'permission': {
      const or = oneOf.map((one) => `\`${one}\``).join(' or ');
      const also = or === '' ? '' : `, and one of ${or}`;
      return `Takes the permission \`${access.permission}\`${also}.${people}`;
    }
  }
}

/** The list that routes of one factory are about, by their path: `Party categories`. */
export function listNamed(path: string): string {
  const [, ...parts] = path.split('/');
  const names = parts.slice(
    0,
    Math.max(
      1,
      parts.findIndex((part) => part.startsWith(':')),
    ),
  );
  const words = (names[0] === 'reports' ? names.slice(0, 2) : names.slice(0, 1))
    .join(' ')
    .replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
