import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { AnyCollection } from '@balcao/read-store';
import { rowsKey } from '../access/declared-routes.js';

/** Describes a list: its query, where the total is, and whose rows it has if its path differs. */
export function ApiList(rows?: AnyCollection): MethodDecorator {
  const text = { required: false, type: String };
  return applyDecorators(
    ...(rows === undefined ? [] : [SetMetadata(rowsKey, rows.name)]),
    ApiHeader({
      name: 'X-Read-After',
      required: false,
      description: 'The revision that the rows have to show; waited for, but not for long.',
    }),
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
      headers: { 'Content-Range': { schema: { type: 'string' } } },
    }),
  );
}
