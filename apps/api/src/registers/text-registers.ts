import type { Type } from '@nestjs/common';
import { textFieldsOf, textRegisters } from '@balcao/contracts';
import { registerNamed, type RegisterDefinition } from '@balcao/domain';
import { textCollections } from '@balcao/projections';
import { anyFields, anyRowsOf } from '@balcao/read-store';
import { plainCommands } from './register-commands.js';
import { registerReads } from './register-reads.js';

/** The reads and the commands of the registers that have texts only. */
export const textControllers: readonly Type<object>[] = textRegisters.flatMap(
  ([name, { noun }]) => [
    registerReads({
      list: name,
      collection: anyRowsOf(textCollections[name]),
      csvColumns: anyFields(textFieldsOf(name).map(([field]) => field)),
    }),
    plainCommands(name, registerNamed(noun) as RegisterDefinition<typeof noun, object>),
  ],
);
