import { describe, expect, it } from '@jest/globals';
import { nearestPath } from './nearest-path.js';

const paths = [
  '/',
  '/users',
  '/commercial/clients',
  '/commercial/clients/categories',
  '/commercial/reports',
  '/commercial/reports/sales',
  '/commercial/treasury_account',
];

describe('a shortened address', () => {
  it.each([
    ['/commercial/client', '/commercial/clients'],
    ['/Commercial/Client/', '/commercial/clients'],
    ['/commercial/report', '/commercial/reports'],
    ['/commercial/treasury', '/commercial/treasury_account'],
    ['/clients', '/commercial/clients'],
    ['/user', '/users'],
  ])('means the nearest page: %s', (typed, page) => {
    expect(nearestPath(typed, paths)).toBe(page);
  });

  it.each(['/nothing/here', '/commercial/clients/NOBODY', '/c', '/x/clients', ''])(
    'means no page that it does not begin: %s',
    (typed) => {
      expect(nearestPath(typed, paths)).toBeUndefined();
    },
  );
});
