import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { paperOf, type Paper, type ReadyToPrint } from '@balcao/printing';
import { ImageStore } from '../images/image-store.js';

/** Documents as they are printed, with the picture of their model. */
@Injectable()
export class Papers {
  constructor(private readonly images: ImageStore) {}

  async of(companyId: string, { document, logoId }: ReadyToPrint): Promise<Paper> {
    const opened =
      logoId === undefined ? undefined : await this.images.open(companyId, logoId, 'large');
    if (opened === undefined) return paperOf(document);
    const bytes = await buffer(Readable.from(opened.content));
    return paperOf({ ...document, logo: { contentType: opened.info.contentType, bytes } });
  }
}
