import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentTypesModule } from '../document-types/document-types.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExchangeModule } from '../exchange/exchange.module.js';
import { LabelsModule } from '../labels/labels.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { PaperLinksModule } from '../paper-links/paper-links.module.js';
import { PartiesModule } from '../parties/parties.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PrintModelsModule } from '../print-models/print-models.module.js';
import { PrintingModule } from '../printing/printing.module.js';
import { SeriesModule } from '../series/series.module.js';
import { VatModule } from '../vat/vat.module.js';

/** What is bought and sold, with whom, and the documents and payments of it. */
@Module({
  imports: [
    CatalogModule,
    DocumentTypesModule,
    DocumentsModule,
    ExchangeModule,
    LabelsModule,
    MailingModule,
    PaperLinksModule,
    PartiesModule,
    PaymentsModule,
    PrintModelsModule,
    PrintingModule,
    SeriesModule,
    VatModule,
  ],
})
export class TradeArea {}
