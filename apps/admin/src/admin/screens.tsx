import { Fragment } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { lazyScreen } from '../boot/lazy-screen.js';

export const Home = lazyScreen(async () => (await import('../home/Home.js')).Home);
const Clients = lazyScreen(async () => (await import('../clients/Clients.js')).Clients);
const Articles = lazyScreen(async () => (await import('../articles/Articles.js')).Articles);
const Vat = lazyScreen(async () => (await import('../vat/Vat.js')).Vat);
const Series = lazyScreen(async () => (await import('../series/Series.js')).Series);
const Regions = lazyScreen(async () => (await import('../regions/Regions.js')).Regions);
const Account = lazyScreen(async () => (await import('../account/Account.js')).Account);
const AccountEdit = lazyScreen(async () => (await import('../account/AccountEdit.js')).AccountEdit);
const ChangePassword = lazyScreen(
  async () => (await import('../account/ChangePassword.js')).ChangePassword,
);
const BulkWork = lazyScreen(async () => (await import('../bulk-work/BulkWork.js')).BulkWork);
const Jobs = lazyScreen(async () => (await import('../jobs/Jobs.js')).Jobs);
const NotificationsPage = lazyScreen(
  async () => (await import('../notifications/NotificationsPage.js')).NotificationsPage,
);
const UsefulDocuments = lazyScreen(
  async () => (await import('../pages/UsefulDocuments.js')).UsefulDocuments,
);
const PlansPage = lazyScreen(async () => (await import('../billing/Plans.js')).Plans);
const SubscriptionPage = lazyScreen(
  async () => (await import('../billing/Subscription.js')).Subscription,
);
const RechargePage = lazyScreen(async () => (await import('../billing/Recharge.js')).Recharge);
const PaymentOfOrder = lazyScreen(async () => (await import('../billing/Payment.js')).Payment);
const ServicePage = lazyScreen(async () => (await import('../service-admin/Service.js')).Service);
const System = lazyScreen(async () => (await import('../operations/System.js')).System);
const Company = lazyScreen(async () => (await import('../company/Company.js')).Company);
const SetUpCompany = lazyScreen(async () => (await import('../company/SetUp.js')).SetUp);
const DocumentTypes = lazyScreen(
  async () => (await import('../document-types/DocumentTypes.js')).DocumentTypes,
);
const ClientCategories = lazyScreen(
  async () => (await import('../categories/ClientCategories.js')).ClientCategories,
);
const Suppliers = lazyScreen(async () => (await import('../suppliers/Suppliers.js')).Suppliers);
const SupplierCategories = lazyScreen(
  async () => (await import('../categories/SupplierCategories.js')).SupplierCategories,
);
const Entities = lazyScreen(async () => (await import('../entities/Entities.js')).Entities);
const EntityCategories = lazyScreen(
  async () => (await import('../categories/EntityCategories.js')).EntityCategories,
);
const PrintModels = lazyScreen(
  async () => (await import('../print-models/PrintModels.js')).PrintModels,
);
const Sales = lazyScreen(async () => (await import('../documents/overview/Overview.js')).Sales);
const Purchases = lazyScreen(
  async () => (await import('../documents/overview/Overview.js')).Purchases,
);
const Imports = lazyScreen(async () => (await import('../imports/Imports.js')).Imports);
const ArticleCategories = lazyScreen(
  async () => (await import('../categories/ArticleCategories.js')).ArticleCategories,
);
const Warehouses = lazyScreen(async () => (await import('../warehouses/Warehouses.js')).Warehouses);
const CashRegisters = lazyScreen(
  async () => (await import('../cash-registers/CashRegisters.js')).CashRegisters,
);
const Shifts = lazyScreen(async () => (await import('../shifts/Shifts.js')).Shifts);
const Tills = lazyScreen(async () => (await import('../shifts/Tills.js')).Tills);
const Batches = lazyScreen(async () => (await import('../stock/Batches.js')).Batches);
const StockLevels = lazyScreen(async () => (await import('../stock/StockLevels.js')).StockLevels);
const StockMoves = lazyScreen(async () => (await import('../stock/StockMoves.js')).StockMoves);
const StockTransfers = lazyScreen(
  async () => (await import('../stock/StockTransfers.js')).StockTransfers,
);
const StockCounts = lazyScreen(async () => (await import('../stock/StockCounts.js')).StockCounts);
const Reorder = lazyScreen(async () => (await import('../stock/Reorder.js')).Reorder);
const PaymentMethods = lazyScreen(
  async () => (await import('../payments/PaymentMethods.js')).PaymentMethods,
);
const Receipts = lazyScreen(async () => (await import('../payments/Payments.js')).Receipts);
const SupplierPayments = lazyScreen(
  async () => (await import('../payments/Payments.js')).SupplierPayments,
);
const Advances = lazyScreen(async () => (await import('../payments/Advances.js')).Advances);
const TreasuryAccounts = lazyScreen(
  async () => (await import('../treasury/TreasuryAccounts.js')).TreasuryAccounts,
);
const Deposits = lazyScreen(async () => (await import('../treasury/Movements.js')).Deposits);
const Withdrawals = lazyScreen(async () => (await import('../treasury/Movements.js')).Withdrawals);
const Transfers = lazyScreen(async () => (await import('../treasury/Movements.js')).Transfers);
const Expenses = lazyScreen(async () => (await import('../expenses/Expenses.js')).Expenses);
const ExpenseCategories = lazyScreen(
  async () => (await import('../expenses/ExpenseCategories.js')).ExpenseCategories,
);
const RecurringExpenses = lazyScreen(
  async () => (await import('../expenses/RecurringExpenses.js')).RecurringExpenses,
);
const Exchange = lazyScreen(async () => (await import('../exchange/Exchange.js')).Exchange);
const Dashboard = lazyScreen(async () => (await import('../dashboard/Dashboard.js')).Dashboard);
const FigureList = lazyScreen(
  async () => (await import('../dashboard/proof/ProofPage.js')).ProofPage,
);
const Documents = lazyScreen(async () => (await import('../documents/Documents.js')).Documents);

const Looks = lazyScreen(async () => (await import('../past/looks/Looks.js')).Looks);
const Seals = lazyScreen(async () => (await import('../audit/Seals.js')).Seals);
const Erasures = lazyScreen(async () => (await import('../audit/Erasures.js')).Erasures);
const Journal = lazyScreen(async () => (await import('../audit/Journal.js')).Journal);
const Books = lazyScreen(async () => (await import('../books/Books.js')).Books);
const Inspection = lazyScreen(async () => (await import('../audit/Inspection.js')).Inspection);
const FiscalFiles = lazyScreen(async () => (await import('../fiscal/FiscalFiles.js')).FiscalFiles);
const Reports = lazyScreen(async () => (await import('../reports/Reports.js')).Reports);
const ReportScreen = lazyScreen(
  async () => (await import('../reports/ReportScreen.js')).ReportScreen,
);
const Developers = lazyScreen(
  async () => (await import('../integrations/Developers.js')).Developers,
);
const Users = lazyScreen(async () => (await import('../users/Users.js')).Users);
const RightsPage = lazyScreen(async () => (await import('../users/RightsPage.js')).RightsPage);

/** Every page of the back office at its path. */
export const screens = (
  <Fragment>
    <Resource name="commercial/clients" list={Clients} recordRepresentation="name" />
    <Resource
      name="commercial/clients/categories"
      list={ClientCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/suppliers" list={Suppliers} recordRepresentation="name" />
    <Resource
      name="commercial/suppliers/categories"
      list={SupplierCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/entities" list={Entities} recordRepresentation="name" />
    <Resource
      name="commercial/entities/categories"
      list={EntityCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/print_model" list={PrintModels} recordRepresentation="name" />
    <Resource name="commercial/articles" list={Articles} recordRepresentation="name" />
    <Resource
      name="commercial/articles/categories"
      list={ArticleCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/warehouse" list={Warehouses} recordRepresentation="name" />
    <Resource name="commercial/shifts" list={Shifts} recordRepresentation="number" />
    <Resource name="commercial/cash_registers" list={CashRegisters} recordRepresentation="name" />
    <Resource name="commercial/batches" list={Batches} recordRepresentation="name" />
    <Resource name="commercial/stock" list={StockLevels} recordRepresentation="articleName" />
    <Resource name="commercial/stock_moves" list={StockMoves} recordRepresentation="reference" />
    <Resource name="commercial/stock_transfers" list={StockTransfers} />
    <Resource name="commercial/stock_counts" list={StockCounts} recordRepresentation="number" />
    <Resource name="commercial/reorder" list={Reorder} recordRepresentation="name" />
    <Resource name="commercial/regions" list={Regions} recordRepresentation="name" />
    <Resource name="commercial/vat" list={Vat} recordRepresentation="name" />
    <Resource name="commercial/invoicing_series" list={Series} recordRepresentation="code" />
    <Resource name="commercial/document_type" list={DocumentTypes} recordRepresentation="name" />
    <Resource name="commercial/payment_method" list={PaymentMethods} recordRepresentation="name" />
    <Resource name="commercial/payment/clients" list={Receipts} />
    <Resource name="commercial/payment/suppliers" list={SupplierPayments} />
    <Resource name="commercial/payment/advances" list={Advances} />
    <Resource
      name="commercial/treasury_account"
      list={TreasuryAccounts}
      recordRepresentation="name"
    />
    <Resource name="commercial/deposit" list={Deposits} />
    <Resource name="commercial/withdrawal" list={Withdrawals} />
    <Resource name="commercial/transfer" list={Transfers} />
    <Resource name="commercial/expense" list={Expenses} recordRepresentation="description" />
    <Resource
      name="commercial/expense/category"
      list={ExpenseCategories}
      recordRepresentation="name"
    />
    <Resource
      name="commercial/expense/recurring"
      list={RecurringExpenses}
      recordRepresentation="description"
    />
    <Resource name="commercial/seals" list={Seals} recordRepresentation="number" />
    <Resource name="commercial/erasures" list={Erasures} recordRepresentation="code" />
    <Resource name="commercial/journal" list={Journal} recordRepresentation="revision" />
    <Resource name="users" list={Users} recordRepresentation="name" />
    <Resource name="exchange" list={Exchange} recordRepresentation="id" />
    <CustomRoutes>
      <Route path="account" element={<Account />} />
      <Route path="account/edit" element={<AccountEdit />} />
      <Route path="account/change_password" element={<ChangePassword />} />
      <Route path="commercial/looks" element={<Looks />} />
      <Route path="company" element={<Company />} />
      <Route path="company/setup" element={<SetUpCompany />} />
      <Route path="commercial/tills" element={<Tills />} />
      <Route path="imports" element={<Imports />} />
      <Route path="developers" element={<Developers />} />
      <Route path="jobs" element={<Jobs />} />
      <Route path="bulk_work" element={<BulkWork />} />
      <Route path="notifications" element={<NotificationsPage />} />
      <Route path="useful_documents" element={<UsefulDocuments />} />
      <Route path="system" element={<System />} />
      <Route path="plans" element={<PlansPage />} />
      <Route path="subscription" element={<SubscriptionPage />} />
      <Route path="deposit" element={<RechargePage />} />
      <Route path="payment" element={<PaymentOfOrder />} />
      <Route path="service" element={<ServicePage />} />
      <Route path="users/:id/rights" element={<RightsPage />} />
      <Route path="commercial/dashboard" element={<Dashboard />} />
      <Route path="commercial/dashboard/list" element={<FigureList />} />
      <Route path="commercial/sales" element={<Sales />} />
      <Route path="commercial/purchases" element={<Purchases />} />
      <Route path="commercial/document/:document_type/*" element={<Documents />} />
      <Route path="commercial/fiscal" element={<FiscalFiles />} />
      <Route path="commercial/books" element={<Books />} />
      <Route path="commercial/inspection" element={<Inspection />} />
      <Route path="commercial/reports" element={<Reports />} />
      <Route path="commercial/reports/:report" element={<ReportScreen />} />
    </CustomRoutes>
  </Fragment>
);
