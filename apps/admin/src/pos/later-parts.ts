import { later } from '../routing/later.js';
import { spoken } from './spoken.js';

const elsewhere = () => import('./page/TillElsewhere.js');

// The parts that the first scan does not wait for.
export const TillElsewhere = later(async () => (await elsewhere()).TillElsewhere);
export const OtherTab = later(async () => (await elsewhere()).OtherTab);
export const TillChoice = later(async () => (await import('./page/TillChoice.js')).TillChoice);
export const NewVersion = later(
  async () => (await import('./install/NewVersion.js')).NewVersion,
  null,
);
export const OpenShift = later(
  spoken(async () => (await import('./shift/OpenShift.js')).OpenShift),
);
export const ShiftPage = later(
  spoken(async () => (await import('./shift/ShiftPage.js')).ShiftPage),
);
export const CashierDialog = later(
  spoken(async () => (await import('./shift/CashierDialog.js')).CashierDialog),
);
export const Tiles = later(async () => (await import('./page/Tiles.js')).Tiles);
export const BatchesLeft = later(
  async () => (await import('./batches/BatchesLeft.js')).BatchesLeft,
  null,
);
export const MadeSaleCard = later(
  spoken(async () => (await import('./page/MadeSaleCard.js')).MadeSaleCard),
);
export const ScannedLine = later(
  async () => (await import('./page/ScannedLine.js')).ScannedLine,
  null,
);
export const ParkedSales = later(
  async () => (await import('./page/ParkedSales.js')).ParkedSales,
  null,
);
export const UnknownCode = later(
  async () => (await import('./article/UnknownCode.js')).UnknownCode,
);
export const NewClient = later(async () => (await import('./client/NewClient.js')).NewClient);
export const FinalConsumer = later(
  async () => (await import('./client/FinalConsumer.js')).FinalConsumer,
  null,
);
export const WeighArticle = later(
  spoken(async () => (await import('./weigh/WeighArticle.js')).WeighArticle),
  null,
);
export const WeighLine = later(
  spoken(async () => (await import('./weigh/WeighLine.js')).WeighLine),
  null,
);
export const ShortStock = later(
  spoken(async () => (await import('./stock/ShortStock.js')).ShortStock),
  null,
);
export const StockOf = later(
  spoken(async () => (await import('./stock/ShortStock.js')).StockOf),
  null,
);
