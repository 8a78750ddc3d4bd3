import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiQuery } from '@nestjs/swagger';

/** Where a route says whether it may be tried without being carried out. */
export const commandKey = 'balcao:command';

export interface CommandOptions {
  /** False for a route that does more than append to the journal. */
  readonly isRehearsable?: boolean;
  /** It may be kept for somebody's approval, where a limit refuses it. */
  readonly mayWait?: true;
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

const keptForApproval =
  'It waits for an approval, where it is sent with `approval: { waits: true, reason }`: the request.';

/** Marks a command, and describes how it is rehearsed. */
export function ApiCommand({
  isRehearsable = true,
  mayWait,
}: CommandOptions = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(commandKey, isRehearsable ? 'rehearsable' : 'plain'),
    ...(isRehearsable ? rehearsing : []),
    ...(mayWait ? [ApiAcceptedResponse({ description: keptForApproval })] : []),
  );
}
