import { describe, expect, it } from '@jest/globals';
import { placeOf, referenceById } from './document-id.js';

describe('the id of a document', () => {
  it('names its place in a series', () => {
    expect(placeOf('FT_2026.17')).toEqual({ seriesId: 'FT_2026', number: 17 });
  });

  it.each(['FT_2026', '.17', 'FT_2026.', 'FT_2026.017', 'FT_2026.1x'])(
    'is not the id of another record: %s',
    (id) => {
      expect(placeOf(id)).toBeUndefined();
    },
  );

  it.each([
    ['RC_2026.12', 'RC 2026/12'],
    ['VD_2026C1.584', 'VD 2026C1/584'],
    ['warehouse_main', 'warehouse_main'],
    ['01M81XAAWT3KPHTV653Q5XA5MQ', '01M81XAAWT3KPHTV653Q5XA5MQ'],
  ])('is what people call it by: %s is %s', (id, reference) => {
    expect(referenceById(id)).toBe(reference);
  });
});
