import type { DeclaredRoute } from '@balcao/api';

/** The ways to sign in. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'balcao_session',
    description: 'The cookie of a session: of a person who has signed in by `POST /api/session`.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Csrf-Token',
    description: "The session's CSRF token, with everything that is not a read.",
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of a company, for programs. It names the company as well.',
  },
  operatorToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of those who operate the server, where the server has one.',
  },
} as const;

type Requirement = Readonly<Partial<Record<keyof typeof securitySchemes, readonly string[]>>>;

/** How to sign in for a route: any one of these ways. */
export function securityOf({ access, method, isForPeopleOnly }: DeclaredRoute) {
  const person: Requirement = { session: [], ...(method !== 'GET' && { csrf: [] }) };
  const ways: Readonly<Record<typeof access.kind, readonly Requirement[]>> = {
    public: [],
    signedIn: [person],
    // Without a token the server takes requests from its own machine.
    operator: [{ operatorToken: [] }, {}],
    permission: isForPeopleOnly ? [person] : [person, { apiKey: [] }],
  };
  return ways[access.kind] as readonly Readonly<Record<string, readonly string[]>>[];
}
