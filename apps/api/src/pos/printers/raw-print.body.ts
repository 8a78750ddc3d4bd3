import type { OpenDrawer, RawPrint } from '@balcao/contracts';
import { OneOf, Text } from '../../http/fields.js';

/** The most bytes of one print. */
export const PRINT_BYTES_MAX = 256 * 1_024;

export class RawPrintBody implements RawPrint {
  @Text(Math.ceil(PRINT_BYTES_MAX / 3) * 4)
  readonly data!: string;
}

export class OpenDrawerBody implements OpenDrawer {
  @OneOf(['pin2', 'pin5'])
  readonly connector!: 'pin2' | 'pin5';
}
