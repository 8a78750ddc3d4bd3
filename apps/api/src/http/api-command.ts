import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';

/** Where a route says whether it may be tried without being carried out. */
export const commandKey = 'balcao:command';

export interface CommandOptions {
  /** False for a route that does more than append to the journal. */
  readonly isRehearsable?: boolean;
}

const rehearsing = [
  ApiQuery({
    name: 'rehearse',
    required: false,
    description: 'Answers what the command would do, and does nothing.',
    schema: { type: 'boolean' },
  }),
  ApiHeader({
    name: 'X-Rehearsed',
    required: false,
    description: 'The token of a rehearsal: 412 if the command would do something else by now.',
  }),
];

/** Describes a command: its headers, and what every command may answer. */
export function ApiCommand({ isRehearsable = true }: CommandOptions = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(commandKey, isRehearsable ? 'rehearsable' : 'plain'),
    ...(isRehearsable ? rehearsing : []),
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
