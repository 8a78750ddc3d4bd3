export { drawerKick } from './drawer-kick.js';
export { foreignByteIn } from './receipt-commands.js';
