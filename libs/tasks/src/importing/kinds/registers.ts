import type { ImportKind } from '@balcao/domain';
import { moneyRegisters } from './money-registers.js';
import { namedRegisters } from './named-registers.js';
import { paperRegisters } from './paper-registers.js';
import type { PlainRegister } from './plain-register.js';
import { textImports } from './text-registers.js';

/** The kinds of import that fill a register by its own commands. */
const registers: Partial<Record<ImportKind, PlainRegister>> = {
  ...namedRegisters,
  ...textImports,
  ...moneyRegisters,
  ...paperRegisters,
};

/** The register of an import kind; undefined if it is more than a register. */
export const registerOf = (kind: ImportKind): PlainRegister | undefined => registers[kind];
