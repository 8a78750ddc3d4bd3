import type { JournalEventType } from '../events.js';
import type { AccountRole } from './account-roles.js';
import { chargePartNames, chargeParts } from './charge-parts.js';

/** The side that the amount of a part is posted on; below zero it is on the other one. */
export type PostingSide = 'debit' | 'credit';

/** Where a part is posted. */
export interface PostingPart {
  readonly role: AccountRole;
  readonly side: PostingSide;
  /** The account of amounts below zero, which are on the other side: a loss, of gains. */
  readonly below?: AccountRole;
}

/** The parts that events consist of, and the account and side that each is posted to. */
export const postingParts = {
  clientBalance: { role: 'clients', side: 'debit' },
  supplierBalance: { role: 'suppliers', side: 'credit' },
  money: { role: 'treasury', side: 'debit' },
  ...chargeParts,
  soldGoods: { role: 'sales', side: 'credit' },
  soldServices: { role: 'services', side: 'credit' },
  returnedSales: { role: 'salesReturns', side: 'debit' },
  vatOfSales: { role: 'vatCharged', side: 'credit' },
  boughtGoods: { role: 'purchases', side: 'debit' },
  boughtServices: { role: 'purchasedServices', side: 'debit' },
  boughtAssets: { role: 'purchasedAssets', side: 'debit' },
  returnedPurchases: { role: 'purchaseReturns', side: 'credit' },
  vatOfGoods: { role: 'vatDeductible', side: 'debit' },
  vatOfAssets: { role: 'vatOnAssets', side: 'debit' },
  vatOfOthers: { role: 'vatOnExpenses', side: 'debit' },
  vatNotDeducted: { role: 'vatNotDeducted', side: 'debit' },
  selfChargedVat: { role: 'vatCharged', side: 'credit' },
  broughtForward: { role: 'openingBalances', side: 'credit' },
  goods: { role: 'stock', side: 'debit' },
  goodsSold: { role: 'costOfSales', side: 'debit' },
  goodsBought: { role: 'goodsReceived', side: 'credit' },
  goodsUsed: { role: 'internalUse', side: 'debit' },
  goodsCounted: { role: 'countGains', side: 'credit', below: 'countLosses' },
  goodsBrought: { role: 'openingBalances', side: 'credit' },
  costCorrected: { role: 'costCorrections', side: 'debit' },
  expense: { role: 'expenses', side: 'debit' },
  expenseOwed: { role: 'expensesOwed', side: 'credit' },
  withheldByClient: { role: 'withheldByClients', side: 'debit' },
  withheldFromSupplier: { role: 'withheldFromSuppliers', side: 'credit' },
  discountGranted: { role: 'discountsGranted', side: 'debit' },
  discountObtained: { role: 'discountsObtained', side: 'credit' },
  writtenOff: { role: 'writtenOff', side: 'debit' },
  writtenOffByUs: { role: 'writtenOffByUs', side: 'credit' },
  exchangeDifference: { role: 'exchangeGains', side: 'credit', below: 'exchangeLosses' },
  cashRounding: { role: 'cashRoundingGains', side: 'credit', below: 'cashRoundingLosses' },
  tillDifference: { role: 'tillSurpluses', side: 'credit', below: 'tillShortages' },
  asset: { role: 'fixedAssets', side: 'debit' },
  assetDepreciated: { role: 'accumulatedDepreciation', side: 'credit' },
  depreciation: { role: 'depreciation', side: 'debit' },
  assetGain: { role: 'disposalGains', side: 'credit' },
  assetLoss: { role: 'disposalLosses', side: 'debit' },
  otherMoney: { role: 'otherMoney', side: 'credit' },
  chosen: { role: 'chosen', side: 'debit' },
  unexplained: { role: 'unexplained', side: 'credit' },
} as const satisfies Readonly<Record<string, PostingPart>>;

/** One part of an event. */
export type PartName = keyof typeof postingParts;

/** Why a kind of event is posted to no account. */
export const reasonsForNone = [
  'register',
  'setting',
  'access',
  'paper',
  'file',
  'seal',
  'allocation',
  'counting',
  'shift',
  'till',
] as const;
/** One of the reasons. */
export type ReasonForNone = (typeof reasonsForNone)[number];

interface Posts {
  readonly posts: readonly PartName[];
}

/** What becomes of a kind of event in the accounts. */
export type EventRule = Posts | { readonly none: ReasonForNone };

const posts = <const P extends readonly PartName[]>(...parts: P) => ({ posts: parts });
const none = <const R extends ReasonForNone>(reason: R) => ({ none: reason });

const stockParts = ['goods', 'goodsSold', 'goodsBought', 'goodsUsed', 'costCorrected'] as const;
const boughtVatParts = [
  ...(['vatOfGoods', 'vatOfAssets', 'vatOfOthers', 'vatNotDeducted', 'selfChargedVat'] as const),
] as const;
const documentParts = [
  ...(['clientBalance', 'supplierBalance', 'money', 'exchangeDifference'] as const),
  ...(['cashRounding', 'soldGoods', 'soldServices', 'returnedSales', 'vatOfSales'] as const),
  ...(['boughtGoods', 'boughtServices', 'boughtAssets', 'returnedPurchases'] as const),
  ...chargePartNames,
  'broughtForward',
  ...boughtVatParts,
  ...stockParts,
] as const;
const paymentParts = [
  ...(['clientBalance', 'supplierBalance', 'money', 'withheldByClient'] as const),
  ...(['withheldFromSupplier', 'discountGranted', 'discountObtained'] as const),
  ...(['writtenOff', 'writtenOffByUs', 'exchangeDifference', 'cashRounding'] as const),
] as const;
const refundParts = [
  ...(['clientBalance', 'supplierBalance', 'money', 'exchangeDifference'] as const),
  'cashRounding',
] as const;
const movementParts = ['money', 'otherMoney', 'tillDifference'] as const;
const expenseParts = [
  ...(['expense', 'expenseOwed', 'withheldFromSupplier', 'money', 'exchangeDifference'] as const),
  ...boughtVatParts,
] as const;

const assetParts = ['asset', 'assetDepreciated', 'chosen'] as const;
const depreciationParts = ['depreciation', 'assetDepreciated'] as const;
const disposalParts = [...assetParts, 'depreciation', 'assetGain', 'assetLoss'] as const;

/** The four events of a register of records that are worth nothing by themselves. */
const register = <N extends string>(noun: N) =>
  Object.fromEntries(
    ['Registered', 'Changed', 'Archived', 'Restored'].map((what) => [
      `${noun}${what}`,
      none('register'),
    ]),
  ) as { readonly [K in `${N}${'Registered' | 'Changed' | 'Archived' | 'Restored'}`]: EventRule };

/**
 * What each kind of event posts, or why it posts nothing. An event of a new kind does not compile
 * until it is here.
 */
export const postingRules = {
  ...register('Article'),
  ...register('ArticleCategory'),
  ...register('AssetClass'),
  ...register('Batch'),
  ...register('CashRegister'),
  ...register('Currency'),
  ...register('DocumentType'),
  ...register('ExpenseCategory'),
  ...register('LedgerAccount'),
  ...register('Party'),
  ...register('PartyCategory'),
  ...register('PaymentMethod'),
  ...register('PrintModel'),
  ...register('RecurringExpense'),
  ...register('Region'),
  ...register('Vat'),
  ...register('Warehouse'),
  ...register('WithholdingRate'),
  TreasuryAccountRegistered: posts('money', 'broughtForward'),
  TreasuryAccountChanged: posts('money', 'broughtForward'),
  TreasuryAccountArchived: none('register'),
  TreasuryAccountRestored: none('register'),
  DocumentIssued: posts(...documentParts),
  DocumentCancelled: posts(...documentParts, 'unexplained'),
  DocumentRestored: posts(...documentParts, 'unexplained'),
  PaymentRecorded: posts(...paymentParts),
  PaymentCancelled: posts(...paymentParts),
  PaymentRestored: posts(...paymentParts),
  RefundRecorded: posts(...refundParts),
  RefundCancelled: posts(...refundParts),
  PaymentReclassified: posts('money', 'exchangeDifference', 'cashRounding'),
  MoneyDeposited: posts(...movementParts),
  MoneyWithdrawn: posts(...movementParts),
  MoneyTransferred: posts('money', 'exchangeDifference'),
  MovementCancelled: posts(...movementParts),
  MovementRestored: posts(...movementParts),
  ExpenseRecorded: posts(...expenseParts),
  ExpensePaid: posts('expenseOwed', 'money', 'exchangeDifference'),
  ExpenseCancelled: posts(...expenseParts, 'unexplained'),
  ExpenseRestored: posts(...expenseParts, 'unexplained'),
  StockTransferred: posts('goods'),
  StockTransferReceived: posts('goods'),
  StockTransferCancelled: posts('goods'),
  StockCountPosted: posts('goods', 'goodsCounted', 'costCorrected'),
  OpeningStockEntered: posts('goods', 'goodsBrought', 'costCorrected'),
  OpeningStockCancelled: posts('goods', 'goodsBrought', 'costCorrected'),
  JournalEntryRecorded: posts('chosen'),
  JournalEntryReversed: posts('chosen'),
  FixedAssetRecorded: posts(...assetParts),
  FixedAssetCancelled: posts(...assetParts),
  FixedAssetDisposed: posts(...disposalParts),
  FixedAssetRestored: posts(...disposalParts),
  FixedAssetsDepreciated: posts(...depreciationParts),
  DepreciationReversed: posts(...depreciationParts),
  CreditReallocated: none('allocation'),
  StatementLineMatched: none('allocation'),
  StatementLineUnmatched: none('allocation'),
  CompanyRegistered: none('setting'),
  CompanyChanged: none('setting'),
  SettingsChanged: none('setting'),
  CompanyClosed: none('setting'),
  CompanyReopened: none('setting'),
  SetUpStepSettled: none('setting'),
  SetUpDismissed: none('setting'),
  ExchangeRateSet: none('setting'),
  FiscalSettingsChanged: none('setting'),
  SeriesOpened: none('setting'),
  SeriesClosed: none('setting'),
  SeriesReopened: none('setting'),
  TreasuryPeriodClosed: none('setting'),
  TreasuryPeriodReopened: none('setting'),
  ClockCorrected: none('setting'),
  PostingAccountChosen: none('setting'),
  ApprovalRequested: none('access'),
  ApprovalGranted: none('access'),
  ApprovalRefused: none('access'),
  ApprovalWithdrawn: none('access'),
  MemberJoined: none('access'),
  MemberInvited: none('access'),
  InvitationMailed: none('access'),
  InvitationWithdrawn: none('access'),
  MemberRightsChanged: none('access'),
  MemberSuspended: none('access'),
  MemberReinstated: none('access'),
  MemberRemoved: none('access'),
  SupervisorPinSet: none('access'),
  SupervisorPinRemoved: none('access'),
  SupervisorPinLocked: none('access'),
  ApiKeyCreated: none('access'),
  ApiKeyRevoked: none('access'),
  WebhookCreated: none('access'),
  WebhookChanged: none('access'),
  WebhookPaused: none('access'),
  WebhookResumed: none('access'),
  WebhookRemoved: none('access'),
  DocumentPrinted: none('paper'),
  DocumentTextsChanged: none('paper'),
  DocumentFileAttached: none('paper'),
  DocumentFileDetached: none('paper'),
  DocumentSent: none('paper'),
  PaperLinkMade: none('paper'),
  PaperLinksRevoked: none('paper'),
  StatementSent: none('paper'),
  PartyErased: none('paper'),
  PaymentNoteChanged: none('paper'),
  ExpenseFileAttached: none('paper'),
  ExpenseFileDetached: none('paper'),
  RecurringExpenseFailed: none('paper'),
  CompanyExportOrdered: none('file'),
  CompanyExportTaken: none('file'),
  PeriodDeclared: none('file'),
  VatReturnWritten: none('file'),
  DeclaredPeriodAltered: none('file'),
  DeclaredChangesSettled: none('file'),
  DeclarationWithdrawn: none('file'),
  ImportBegun: none('file'),
  ImportRowsRecorded: none('file'),
  ImportFinished: none('file'),
  ImportStopping: none('file'),
  ImportCancelled: none('file'),
  ImportUndone: none('file'),
  ImportRedone: none('file'),
  ImportMappingKept: none('file'),
  ImportMappingRemoved: none('file'),
  BankStatementImported: none('file'),
  BankStatementUndone: none('file'),
  JournalSealed: none('seal'),
  PapersSealed: none('seal'),
  PackSealed: none('seal'),
  FileMade: none('seal'),
  StockCountOpened: none('counting'),
  StockCounted: none('counting'),
  StockCountDiscarded: none('counting'),
  ShiftOpened: none('shift'),
  ShiftCashierJoined: none('shift'),
  ShiftCashMoved: none('shift'),
  ShiftCounted: none('shift'),
  ShiftClosed: none('shift'),
  ShiftAmended: none('shift'),
  ShiftDifferenceExplained: none('shift'),
  ShiftNoted: none('shift'),
  SaleParked: none('shift'),
  ParkedSaleRecalled: none('shift'),
  ParkedSaleDropped: none('shift'),
  TillTaken: none('till'),
  TillReleased: none('till'),
  TillEntryTaken: none('till'),
  TillEntryQuarantined: none('till'),
  TillEntriesMissing: none('till'),
  DocumentNumberMissing: none('till'),
  TillPaperFound: none('till'),
} as const satisfies Readonly<Record<JournalEventType, EventRule>>;

/** The kinds of events that are posted. */
export type PostedEventType = {
  [T in keyof typeof postingRules]: (typeof postingRules)[T] extends Posts ? T : never;
}[keyof typeof postingRules];

/** Those kinds, as projections subscribe to them. */
export const postedEventTypes = Object.entries<EventRule>(postingRules)
  .filter(([, rule]) => 'posts' in rule)
  .map(([type]) => type as PostedEventType);
