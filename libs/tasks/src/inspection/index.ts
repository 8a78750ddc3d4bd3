export { makeInspectionPack } from './make-pack.js';
export {
  inspectionPackBlob,
  inspectionPackJob,
  inspectionPackOrder,
  packOrderOf,
  type PackOrder,
} from './pack-order.js';
