import { headers } from '@balcao/contracts';
import type { FastifyReply } from 'fastify';
import type { RowPage } from './list-rows.js';

/** Tells the page's place among all rows, and answers the rows. */
export function sendPage(reply: FastifyReply, resource: string, page: RowPage): RowPage['rows'] {
  const { rows, first, total } = page;
  const range = rows.length === 0 ? '*' : `${first}-${first + rows.length - 1}`;
  reply.header(headers.contentRange, `${resource} ${range}/${total}`);
  return rows;
}
