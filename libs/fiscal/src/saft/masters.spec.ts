import { expect, it } from '@jest/globals';
import { productDescription } from './masters.js';

it.each([
  ['A', 'A.'],
  ['Pá', 'Pá'],
  ['Pão', 'Pão'],
])('a product %s is described in two characters at least: %s', (name, described) => {
  expect(productDescription(name)).toBe(described);
});
