import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';

/** Describes a list: its query, and where the total is. */
export function ApiList(): MethodDecorator {
  const text = { required: false, type: String };
  return applyDecorators(
    ApiHeader({ name: 'X-Company', required: true }),
    ApiHeader({ name: 'X-Read-After', required: false }),
    ApiQuery({ name: 'filter', ...text, description: 'JSON: field to value or operators.' }),
    ApiQuery({ name: 'q', ...text, description: 'Words that begin words of the row.' }),
    ApiQuery({ name: 'sort', ...text, example: 'name:asc,id:desc' }),
    ApiQuery({ name: 'page', required: false, type: Number }),
    ApiQuery({ name: 'perPage', required: false, type: Number }),
    ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] }),
    ApiQuery({ name: 'columns', ...text, description: 'Of a file: fields, by commas.' }),
    ApiQuery({ name: 'screen', ...text, description: 'Of a file: whose words it uses.' }),
    ApiQuery({ name: 'about', ...text, description: 'Of a file on paper: its filter in words.' }),
    ApiQuery({
      name: 'timeZone',
      ...text,
      description: "Of a file: for its instants; the company's own without it.",
    }),
    ApiResponse({
      status: 200,
      description: 'One page of rows; Content-Range says which, and of how many.',
      schema: { type: 'array', items: { type: 'object' } },
      headers: { 'Content-Range': { schema: { type: 'string' } } },
    }),
  );
}
