import { applyDecorators } from '@nestjs/common';
import { ApiProduces, ApiQuery } from '@nestjs/swagger';
import { copyKinds } from '@balcao/contracts';
import { paperFormats } from './paper-query.js';
import { workbookType } from './paper-workbook.js';

/** Describes a route that answers a paper: its forms, copies and models. */
export function ApiPaper(): MethodDecorator {
  return applyDecorators(
    ApiProduces('text/html', 'application/pdf', workbookType, 'application/json'),
    ApiQuery({ name: 'format', required: false, enum: paperFormats }),
    ApiQuery({ name: 'copy', required: false, enum: copyKinds }),
    ApiQuery({ name: 'modelId', required: false }),
    ApiQuery({ name: 'language', required: false, enum: ['en', 'pt'] }),
    ApiQuery({ name: 'paperSize', required: false, enum: ['A4', 'thermal80'] }),
  );
}
