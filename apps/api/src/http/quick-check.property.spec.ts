import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IssueDocumentBody, SaveDraftBody } from '../documents/document.bodies.js';
import { NewArticleBody } from '../catalog/article.bodies.js';
import { ChangePartyBody } from '../parties/party.bodies.js';
import { problemsIn } from './body.js';
import { isQuicklyAccepted } from './quick-check.js';

const scraps = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.integer({ min: -2, max: 5_000 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
);

const line = fc.record(
  {
    articleId: fc.oneof({ arbitrary: fc.string({ maxLength: 64 }), weight: 9 }, scraps),
    quantity: fc.oneof({ arbitrary: fc.constant('2'), weight: 9 }, scraps),
    unitPrice: fc.oneof({ arbitrary: fc.constant('145.00'), weight: 9 }, scraps),
    vatId: fc.oneof({ arbitrary: fc.constant('vat_NOR'), weight: 9 }, scraps),
    discounts: fc.oneof({ arbitrary: fc.constant(['5']), weight: 9 }, scraps),
  },
  { requiredKeys: [] },
);

const content = fc.record(
  {
    documentTypeId: fc.oneof({ arbitrary: fc.constant('FT'), weight: 9 }, scraps),
    clientId: fc.oneof({ arbitrary: fc.constant('HOTEL'), weight: 9 }, scraps),
    lines: fc.oneof({ arbitrary: fc.array(line, { maxLength: 4 }), weight: 9 }, scraps),
    commercialDiscount: fc.oneof(fc.record({ percentage: fc.constant('3') }), scraps),
    vatIncluded: fc.oneof(fc.boolean(), scraps),
    draftRevision: fc.oneof(fc.nat(), scraps),
    colour: fc.constant('white'),
  },
  { requiredKeys: [] },
);

describe('the quick check of a body', () => {
  it('accepts what the thorough one accepts, and nothing else', () => {
    let accepted = 0;
    fc.assert(
      fc.property(content, (body) => {
        const isRight = problemsIn(IssueDocumentBody, body).length === 0;
        if (isRight) accepted += 1;
        expect(isQuicklyAccepted(IssueDocumentBody, body)).toBe(isRight);
      }),
      { numRuns: 2_000, seed: 42 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('looks into nested bodies and inherited fields', () => {
    const inside = { documentTypeId: 'FT', lines: [] };
    expect(isQuicklyAccepted(SaveDraftBody, { content: inside })).toBe(true);
    expect(isQuicklyAccepted(SaveDraftBody, { content: { ...inside, lines: [7] } })).toBe(false);
    expect(isQuicklyAccepted(NewArticleBody, { code: 'ARZ25' })).toBe(false);
  });

  it('leaves bodies made of others to the thorough one', () => {
    expect(isQuicklyAccepted(ChangePartyBody, {})).toBe(false);
    expect(problemsIn(ChangePartyBody, {})).toEqual([]);
  });
});
