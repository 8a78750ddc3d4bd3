import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** Describes a command: its header, and what every command may answer. */
export function ApiCommand(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description: 'Chosen by the client per action: the same again is carried out once.',
      schema: { type: 'string', pattern: '^[0-9A-Za-z_-]{8,64}$' },
    }),
    ApiHeader({ name: 'X-Csrf-Token', required: true }),
    ApiHeader({ name: 'X-Company', required: true }),
    ApiResponse({
      status: '2XX',
      description: 'The record, and the revision that made it so.',
      schema: {
        type: 'object',
        required: ['id', 'revision'],
        properties: { id: { type: 'string' }, revision: { type: 'integer' } },
      },
    }),
  );
}
