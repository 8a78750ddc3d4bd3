const ESC = 0x1b;

/** How long a drawer's magnet is held and let go, in units of 2 ms. */
const ON_TIME = 0x19;
const OFF_TIME = 0xfa;

/** The command of receipt printers that opens the drawer at the connector's pin 2 or 5. */
export const drawerKick = (pin: 2 | 5): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([ESC, 0x70, pin === 2 ? 0 : 1, ON_TIME, OFF_TIME]);
