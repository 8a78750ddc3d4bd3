import { setImmediate } from 'node:timers/promises';
import { Controller, Get, Inject, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { refuse } from '@balcao/domain';
import { printMessages } from '@balcao/messages';
import {
  barcodeOf,
  barsRatio,
  labelLayouts,
  labelPrice,
  renderLabelsHtml,
  type Label,
} from '@balcao/printing';
import { renderLabels } from '@balcao/printing/pdf';
import { articles } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { shownAs } from '../http/sent-as.js';
import { barcodeDrawing } from './barcode-drawing.js';
import { parseLabelsQuery, type LabelsQuery } from './labels-query.js';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Labels with bars for articles and shelves. */
@ApiTags('articles')
@Controller()
export class LabelsController {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** So many labels of each article, on sheets or on a roll. */
  @Get('articles/labels')
  @Allow('catalog.view')
  @ApiProduces('text/html', 'application/pdf')
  @ApiQuery({ name: 'format', required: false, enum: ['html', 'pdf'] })
  @ApiQuery({ name: 'layout', enum: Object.keys(labelLayouts) })
  @ApiQuery({ name: 'items', description: 'Articles and how many of each: `RICE:12,OIL:3`.' })
  @ApiQuery({ name: 'used', required: false, description: 'Labels gone from the first sheet.' })
  @ApiQuery({ name: 'price', required: false, enum: ['yes', 'no'] })
  @ApiQuery({ name: 'language', required: false, enum: ['en', 'pt'] })
  async labels(
    @Member() { companyId }: MemberCaller,
    @Query() sent: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const query = parseLabelsQuery(sent);
    const { format, layout, used } = query;
    const currency = await this.journals.inspect(
      companyId,
      (books) => books.companies.company.get()?.currency ?? '',
    );
    const labels: Label[] = [];
    for (const { id, count } of query.items) {
      const label = await this.labelOf(companyId, id, { ...query, currency });
      // Drawing bars takes milliseconds: others have their turn between two articles.
      await setImmediate();
      for (let copy = 0; copy < count; copy += 1) labels.push(label);
    }
    const sheet = { title: printMessages(query.language).labels, labels };
    reply.header('cache-control', 'private, no-store');
    if (format === 'pdf') {
      const bytes = await renderLabels({ sheet, layout: labelLayouts[layout], used });
      const disposition = shownAs(`${sheet.title}.pdf`);
      return new StreamableFile(bytes, { type: 'application/pdf', disposition });
    }
    reply.header('content-security-policy', pagePolicy);
    const page = renderLabelsHtml(sheet, labelLayouts[layout], used);
    return new StreamableFile(Buffer.from(page), { type: 'text/html; charset=utf-8' });
  }

  private async labelOf(
    companyId: string,
    id: string,
    { hasPrice, language, currency, layout }: LabelsQuery & { readonly currency: string },
  ): Promise<Label> {
    const article = await this.rows.get(articles, companyId, id);
    if (article === undefined) return refuse('record.notFound', { id });
    const { name, code, barcodes, salePrice, salePriceWithVat = salePrice } = article;
    return {
      name,
      code,
      price: hasPrice ? labelPrice(salePriceWithVat, currency, language) : '',
      barcode: barcodeDrawing(barcodeOf(barcodes, code), barsRatio(labelLayouts[layout])),
    };
  }
}
