import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allBlobs, imageBlobId } from '@balcao/blobs';
import type { Command } from '@balcao/domain';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { sweepImages } from './sweep-images.js';
import { imageSweepJob } from './sweep-schedule.js';

const picture = (letter: string): string => letter.repeat(64);
const rice: Command = {
  type: 'RegisterArticle',
  id: 'rice',
  fields: {
    code: 'ARZ25',
    name: 'Arroz 25 kg',
    kind: 'article',
    unit: 'sc',
    barcodes: [],
    salePrice: '1450',
    vatId: 'vat_NOR',
    movesStock: true,
    images: [picture('a')],
  },
};
const receipt: Command = {
  type: 'RegisterPrintModel',
  id: 'receipt',
  fields: {
    name: 'Talão',
    paperSize: 'A4',
    language: 'pt',
    typeIds: ['RC'],
    copies: ['original'],
    isDefault: false,
    logoId: picture('b'),
  },
};

describe('pictures that no record names', () => {
  let ground: ShopGround;

  beforeEach(async () => {
    ground = await openShopGround();
  });
  afterEach(() => ground.end());

  const keep = async (id: string, storedAt: string) => {
    const file = { id, fileName: 'a.webp', contentType: 'image/webp', storedAt };
    await ground.blobs.put(shopId, { ...file, content: new TextEncoder().encode(id) });
  };
  const sent = (letter: string, storedAt = '2026-02-27T08:00:00.000Z') =>
    Promise.all(
      (['small', 'large'] as const).map((size) =>
        keep(imageBlobId(picture(letter), size), storedAt),
      ),
    );
  const kept = async () => {
    const ids: string[] = [];
    for await (const { id } of allBlobs(ground.blobs, shopId)) ids.push(id);
    return ids.sort();
  };
  const sweep = () =>
    sweepImages({ ...ground, journals: ground.node() })(
      runOf({ id: 'job1', name: imageSweepJob, payload: {} }),
    );

  it('are removed a day after they were sent in, with all their copies', async () => {
    await sent('f');
    expect(await sweep()).toEqual({ removed: 1 });
    expect(await kept()).toEqual([]);
    expect(await sweep()).toEqual({ removed: 0 });
  });

  it('stay while somebody may still save them', async () => {
    await sent('f', '2026-03-01T09:00:00.000Z');
    expect(await sweep()).toEqual({ removed: 0 });
    expect(await kept()).toHaveLength(2);
  });

  it('are distinguished from those of articles, print models and the company, also removed ones', async () => {
    for (const letter of ['a', 'b', 'c', 'f']) await sent(letter);
    await ground.done(rice);
    await ground.done({ type: 'ArchiveArticle', id: 'rice' });
    await ground.done(receipt);
    await ground.done({ type: 'ChangeCompany', fields: { logoId: picture('c') } });
    expect(await sweep()).toEqual({ removed: 1 });
    const left = ['a', 'b', 'c'].flatMap((letter) =>
      (['large', 'small'] as const).map((size) => imageBlobId(picture(letter), size)),
    );
    expect(await kept()).toEqual(left);
  });

  it('are distinguished from attachments and prints', async () => {
    await keep('01J9ZC4R7M3WQX5T8N2V6KBHDE', '2026-01-05T08:00:00.000Z');
    await keep('image_of_the_shop', '2026-01-05T08:00:00.000Z');
    expect(await sweep()).toEqual({ removed: 0 });
    expect(await kept()).toHaveLength(2);
  });
});
