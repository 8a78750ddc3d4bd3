import { laterPart } from './spoken.js';

const elsewhere = () => import('./page/TillElsewhere.js');

// The parts that the first scan does not wait for.
export const TillElsewhere = laterPart(async () => (await elsewhere()).TillElsewhere);
export const OtherTab = laterPart(async () => (await elsewhere()).OtherTab);
export const TillChoice = laterPart(async () => (await import('./page/TillChoice.js')).TillChoice);
export const NewVersion = laterPart(
  async () => (await import('./install/NewVersion.js')).NewVersion,
  null,
);
export const OpenShift = laterPart(async () => (await import('./shift/OpenShift.js')).OpenShift);
export const ShiftPage = laterPart(async () => (await import('./shift/ShiftPage.js')).ShiftPage);
export const CashierDialog = laterPart(
  async () => (await import('./shift/CashierDialog.js')).CashierDialog,
);
export const Tiles = laterPart(async () => (await import('./page/Tiles.js')).Tiles);
export const BatchesLeft = laterPart(
  async () => (await import('./batches/BatchesLeft.js')).BatchesLeft,
  null,
);
export const MadeSaleCard = laterPart(
  async () => (await import('./page/MadeSaleCard.js')).MadeSaleCard,
);
export const ScannedLine = laterPart(
  async () => (await import('./page/ScannedLine.js')).ScannedLine,
  null,
);
export const ParkedSales = laterPart(
  async () => (await import('./page/ParkedSales.js')).ParkedSales,
  null,
);
export const UnknownCode = laterPart(
  async () => (await import('./article/UnknownCode.js')).UnknownCode,
);
export const NewClient = laterPart(async () => (await import('./client/NewClient.js')).NewClient);
export const Owed = laterPart(async () => (await import('./client/Owed.js')).Owed, null);
export const FinalConsumer = laterPart(
  async () => (await import('./client/FinalConsumer.js')).FinalConsumer,
  null,
);
export const WeighArticle = laterPart(
  async () => (await import('./weigh/WeighArticle.js')).WeighArticle,
  null,
);
export const WeighLine = laterPart(
  async () => (await import('./weigh/WeighLine.js')).WeighLine,
  null,
);
export const ShortStock = laterPart(
  async () => (await import('./stock/ShortStock.js')).ShortStock,
  null,
);
export const StockOf = laterPart(async () => (await import('./stock/ShortStock.js')).StockOf, null);
export const Lock = laterPart(async () => (await import('./lock/Lock.js')).Lock, null);
export const Undo = laterPart(async () => (await import('./page/Undo.js')).Undo, null);
export const Notices = laterPart(async () => (await import('./page/Notices.js')).Notices, null);
