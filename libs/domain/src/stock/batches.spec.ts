import { describe, expect, it } from '@jest/globals';
import { aStockedShop, milk, specify } from '../testing/index.js';
import { stockDeciders } from './stock.deciders.js';

const past = aStockedShop();
const yoghurt = { ...milk, data: { ...milk.data, id: 'yoghurt', code: 'IOG1', name: 'Iogurte' } };
const registered = {
  type: 'BatchRegistered',
  data: { id: 'b1', articleId: 'milk', name: 'L1' },
} as const;

describe('registering a batch', () => {
  const given = specify(stockDeciders.RegisterBatch);
  const register = (articleId: string) =>
    ({ type: 'RegisterBatch', id: 'b1', fields: { articleId, name: 'L1' } }) as const;

  it('keeps its name for an article that is kept by batches', () => {
    given(...past)
      .when(register('milk'))
      .then(registered);
  });

  it('is refused for an article without batches, and for none', () => {
    given(...past)
      .when(register('soap'))
      .thenRefused('stock.articleHasNoBatches', { article: 'Sabão em barra' }, 'articleId');
    given(...past)
      .when(register('nothing'))
      .thenRefused('record.notFound', { id: 'nothing' }, 'articleId');
  });
});

describe('changing a batch', () => {
  const given = specify(stockDeciders.ChangeBatch);

  it('leaves it with its article', () => {
    const change = (fields: object) => ({ type: 'ChangeBatch', id: 'b1', fields }) as const;
    given(...past, yoghurt, registered)
      .when(change({ articleId: 'yoghurt' }))
      .thenRefused('stock.batchOfOtherArticle', {}, 'articleId');
    expect(given(...past, registered).when(change({ name: 'L1A' })).events).toHaveLength(1);
  });
});
