import type { ReportName } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AddCard from '@mui/icons-material/AddCardOutlined';
import AddCart from '@mui/icons-material/AddShoppingCartOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Code from '@mui/icons-material/CodeOutlined';
import Currency from '@mui/icons-material/CurrencyExchangeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Deposit from '@mui/icons-material/SouthWestOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Dns from '@mui/icons-material/DnsOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Qr from '@mui/icons-material/QrCode2Outlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Overdue from '@mui/icons-material/AssignmentLateOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import Numbered from '@mui/icons-material/FormatListNumberedOutlined';
import DynamicFeed from '@mui/icons-material/DynamicFeedOutlined';
import Pending from '@mui/icons-material/PendingActionsOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import Group from '@mui/icons-material/GroupsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Repeat from '@mui/icons-material/EventRepeatOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Withdraw from '@mui/icons-material/NorthEastOutlined';
import CompareArrows from '@mui/icons-material/CompareArrowsOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import PriceCheck from '@mui/icons-material/PriceCheckOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Shipping from '@mui/icons-material/LocalShippingOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { textPages } from './text-pages.js';

export interface MenuPage {
  readonly path: string;
  readonly label: ScreenMessageKey;
  readonly icon: SvgIconComponent;
  /** What it takes to see the page; nothing for everybody's. */
  readonly permission?: Permission;
  /** What it takes beside. */
  readonly also?: Permission;
  /** For those alone who run the service. */
  readonly isOfService?: true;
}

export interface MenuGroup {
  readonly label: ScreenMessageKey;
  readonly pages: readonly MenuPage[];
}

const homePage: MenuPage = { path: '/', label: 'layout.pages.home', icon: Home };

const posPage: MenuPage = {
  path: '/pos',
  label: 'pos.title',
  icon: PointOfSale,
  permission: 'pos.sell',
};

const dashboardPage: MenuPage = {
  path: '/commercial/dashboard',
  label: 'dashboard.title',
  icon: Insights,
  permission: 'reports.view',
};

/** Above all groups. */
export const firstPages: readonly MenuPage[] = [homePage, posPage, dashboardPage];

export const accountPage: MenuPage = {
  path: '/account',
  label: 'layout.pages.account',
  icon: Person,
};

export const settingsPage: MenuPage = { path: '/settings', label: 'settings.title', icon: Tune };

/** What everybody may open, whatever their permissions. */
export const helpPages: readonly MenuPage[] = [
  { path: '/notifications', label: 'notifications.title', icon: Notifications },
  { path: '/useful_documents', label: 'site.documents.title', icon: Help },
  { path: '/contact', label: 'site.links.contact', icon: Mail },
  { path: '/about', label: 'site.links.about', icon: Info },
];

const page = (
  path: string,
  label: ScreenMessageKey,
  icon: SvgIconComponent,
  permission: Permission,
): MenuPage => ({ path, label, icon, permission });

/** A report takes two permissions: its own, and that of its rows. */
const report = (
  name: ReportName | 'account_statement' | 'financial_statement' | 'vat_summary',
  icon: SvgIconComponent,
  also: Permission,
): MenuPage => ({
  path: `/commercial/reports/${name}`,
  label: `reports.titles.${name}`,
  icon,
  permission: 'reports.view',
  also,
});

/** What all types of documents of a group come to. */
export const overviewPages: readonly MenuPage[] = [
  page('/commercial/sales', 'layout.pages.sales', TrendingUp, 'documents.view'),
  {
    ...page('/commercial/purchases', 'layout.pages.purchases', Shipping, 'documents.view'),
    also: 'stock.viewCost',
  },
];

/** The groups below home; a group whose pages are all denied is not shown. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: 'layout.groups.parties',
    pages: [
      page('/commercial/clients', 'layout.pages.clients', People, 'parties.view'),
      page(
        '/commercial/clients/categories',
        'layout.pages.clientCategories',
        Label,
        'parties.view',
      ),
      page('/commercial/suppliers', 'layout.pages.suppliers', Shipping, 'parties.view'),
      page(
        '/commercial/suppliers/categories',
        'layout.pages.supplierCategories',
        Label,
        'parties.view',
      ),
      page('/commercial/entities', 'layout.pages.entities', Handshake, 'parties.view'),
      page(
        '/commercial/entities/categories',
        'layout.pages.entityCategories',
        Label,
        'parties.view',
      ),
      ...textPages('parties'),
    ],
  },
  {
    label: 'layout.groups.catalogue',
    pages: [
      page('/commercial/articles', 'layout.pages.articles', Inventory, 'catalog.view'),
      page(
        '/commercial/articles/categories',
        'layout.pages.articleCategories',
        Category,
        'catalog.view',
      ),
      ...textPages('catalogue'),
    ],
  },
  {
    label: 'layout.groups.stock',
    pages: [
      page('/commercial/stock', 'layout.pages.stockLevels', Inventory, 'stock.view'),
      page('/commercial/stock_moves', 'layout.pages.stockMoves', SwapVert, 'stock.view'),
      page('/commercial/batches', 'layout.pages.batches', Qr, 'stock.view'),
      page('/commercial/stock_transfers', 'layout.pages.stockTransfers', SwapHoriz, 'stock.view'),
      page('/commercial/stock_counts', 'layout.pages.stockCounts', FactCheck, 'stock.view'),
      page('/commercial/reorder', 'layout.pages.reorder', AddCart, 'stock.view'),
      ...textPages('stock'),
    ],
  },
  {
    label: 'layout.groups.treasury',
    pages: [
      page('/commercial/payment/clients', 'layout.pages.receipts', Receipt, 'payments.view'),
      page(
        '/commercial/payment/suppliers',
        'layout.pages.supplierPayments',
        Payments,
        'payments.view',
      ),
      page('/commercial/payment/advances', 'money.advances.title', Savings, 'payments.view'),
      page(
        '/commercial/treasury_account',
        'layout.pages.treasuryAccounts',
        AccountBalance,
        'treasury.view',
      ),
      page('/commercial/deposit', 'layout.pages.deposits', Deposit, 'treasury.view'),
      page('/commercial/withdrawal', 'layout.pages.withdrawals', Withdraw, 'treasury.view'),
      page('/commercial/transfer', 'layout.pages.transfers', CompareArrows, 'treasury.view'),
      page('/commercial/expense', 'layout.pages.expenses', Wallet, 'expenses.view'),
      page(
        '/commercial/expense/category',
        'resources.commercial/expense/category.title',
        Label,
        'expenses.view',
      ),
      page(
        '/commercial/expense/recurring',
        'layout.pages.recurringExpenses',
        Repeat,
        'expenses.view',
      ),
      page('/exchange', 'layout.pages.exchange', Currency, 'exchange.view'),
      ...textPages('treasury'),
    ],
  },
  {
    label: 'reports.title',
    pages: [
      page('/commercial/reports', 'reports.all', Assessment, 'reports.view'),
      report('documents', Description, 'documents.view'),
      report('pending_documents', Overdue, 'documents.view'),
      report('payments', Payments, 'payments.view'),
      report('expenses_reports', Wallet, 'expenses.view'),
      report('stock_reports', Inventory, 'stock.view'),
      report('sales', TrendingUp, 'documents.view'),
      report('account_statement', People, 'parties.view'),
      report('treasury', AccountBalance, 'treasury.view'),
      report('financial_statement', PriceCheck, 'reports.view'),
      report('vat_summary', Percent, 'documents.view'),
      page('/commercial/fiscal', 'fiscal.title', Gavel, 'fiscal.view'),
    ],
  },
  {
    label: 'audit.group',
    pages: [
      page('/commercial/journal', 'audit.journal.title', MenuBook, 'audit.view'),
      page('/commercial/seals', 'audit.seals.title', Verified, 'audit.view'),
      page('/commercial/erasures', 'erasure.list.title', PersonOff, 'audit.view'),
      page('/commercial/books', 'audit.books.title', Rule, 'audit.view'),
      page('/commercial/inspection', 'audit.inspection.title', FolderZip, 'audit.view'),
      page('/commercial/looks', 'past.looks.title', Visibility, 'audit.view'),
    ],
  },
  {
    label: 'layout.groups.settings',
    pages: [
      page('/commercial/invoicing_series', 'layout.pages.series', Numbered, 'series.view'),
      page(
        '/commercial/document_type',
        'layout.pages.documentTypes',
        Description,
        'documentTypes.view',
      ),
      page('/commercial/cash_registers', 'layout.pages.cashRegisters', PointOfSale, 'pos.view'),
      page('/commercial/shifts', 'layout.pages.shifts', Pending, 'pos.view'),
      page('/commercial/tills', 'layout.pages.tills', Devices, 'pos.view'),
      page('/commercial/print_model', 'layout.pages.printModels', Print, 'printModels.view'),
      page('/commercial/payment_method', 'layout.pages.paymentMethods', Payments, 'payments.view'),
      page('/commercial/vat', 'layout.pages.vat', Percent, 'vat.view'),
      ...textPages('settings'),
      page('/imports', 'layout.pages.imports', Upload, 'imports.view'),
      page('/company', 'layout.pages.company', Business, 'companies.view'),
      page('/users', 'layout.pages.users', Group, 'identity.view'),
      page('/subscription', 'layout.pages.subscription', CardMembership, 'billing.view'),
      page('/plans', 'layout.pages.plans', PriceCheck, 'billing.view'),
      page('/deposit', 'layout.pages.recharge', AddCard, 'billing.view'),
      page('/developers', 'layout.pages.developers', Code, 'integrations.view'),
      page('/jobs', 'layout.pages.jobs', Pending, 'jobs.view'),
      page('/bulk_work', 'layout.pages.bulkWork', DynamicFeed, 'jobs.view'),
      page('/system', 'layout.pages.system', MonitorHeart, 'system.view'),
      { path: '/service', label: 'layout.pages.service', icon: Dns, isOfService: true },
    ],
  },
];
