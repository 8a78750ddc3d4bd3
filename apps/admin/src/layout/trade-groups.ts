import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AddCart from '@mui/icons-material/AddShoppingCartOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Currency from '@mui/icons-material/CurrencyExchangeOutlined';
import Deposit from '@mui/icons-material/SouthWestOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Qr from '@mui/icons-material/QrCode2Outlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import Pending from '@mui/icons-material/PendingActionsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Repeat from '@mui/icons-material/EventRepeatOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Withdraw from '@mui/icons-material/NorthEastOutlined';
import CompareArrows from '@mui/icons-material/CompareArrowsOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import Shipping from '@mui/icons-material/LocalShippingOutlined';
import { textPages } from './text-pages.js';
import { page, type MenuGroup } from './menu-page.js';

/** What a day's work is about: sales, purchases, people, goods, money, tills. */
export const tradeGroups: readonly MenuGroup[] = [
  {
    name: 'sales',
    label: 'layout.groups.sales',
    icon: TrendingUp,
    documents: { group: 'sales', main: 3 },
    main: ['/commercial/sales', '/commercial/payment/clients'],
    pages: [
      page('/commercial/sales', 'layout.pages.sales', TrendingUp, 'documents.view'),
      page('/commercial/payment/clients', 'layout.pages.receipts', Receipt, 'payments.view'),
      page('/commercial/payment/advances', 'layout.pages.advances', Savings, 'payments.view'),
    ],
  },
  {
    name: 'purchases',
    label: 'layout.groups.purchases',
    icon: Shipping,
    documents: { group: 'purchases', main: 1 },
    main: ['/commercial/payment/suppliers', '/commercial/expense'],
    pages: [
      {
        ...page('/commercial/purchases', 'layout.pages.purchases', Shipping, 'documents.view'),
        also: 'stock.viewCost',
      },
      page(
        '/commercial/payment/suppliers',
        'layout.pages.supplierPayments',
        Payments,
        'payments.view',
      ),
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
    ],
  },
  {
    name: 'parties',
    label: 'layout.groups.parties',
    icon: People,
    main: ['/commercial/clients', '/commercial/suppliers'],
    pages: [
      page('/commercial/clients', 'layout.pages.clients', People, 'parties.view'),
      page('/commercial/suppliers', 'layout.pages.suppliers', Shipping, 'parties.view'),
      page('/commercial/entities', 'layout.pages.entities', Handshake, 'parties.view'),
      page(
        '/commercial/clients/categories',
        'layout.pages.clientCategories',
        Label,
        'parties.view',
      ),
      page(
        '/commercial/suppliers/categories',
        'layout.pages.supplierCategories',
        Label,
        'parties.view',
      ),
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
    name: 'goods',
    label: 'layout.groups.goods',
    icon: Inventory,
    documents: { group: 'internal', main: 0 },
    main: ['/commercial/articles', '/commercial/stock'],
    pages: [
      page('/commercial/articles', 'layout.pages.articles', Category, 'catalog.view'),
      page('/commercial/stock', 'layout.pages.stockLevels', Inventory, 'stock.view'),
      page('/commercial/stock_moves', 'layout.pages.stockMoves', SwapVert, 'stock.view'),
      page('/commercial/stock_counts', 'layout.pages.stockCounts', FactCheck, 'stock.view'),
      page('/commercial/stock_transfers', 'layout.pages.stockTransfers', SwapHoriz, 'stock.view'),
      page('/commercial/reorder', 'layout.pages.reorder', AddCart, 'stock.view'),
      page('/commercial/batches', 'layout.pages.batches', Qr, 'stock.view'),
      page(
        '/commercial/articles/categories',
        'layout.pages.articleCategories',
        Label,
        'catalog.view',
      ),
      ...textPages('catalogue'),
      ...textPages('stock'),
    ],
  },
  {
    name: 'treasury',
    label: 'layout.groups.treasury',
    icon: AccountBalance,
    main: ['/commercial/treasury_account'],
    pages: [
      page(
        '/commercial/treasury_account',
        'layout.pages.treasuryAccounts',
        AccountBalance,
        'treasury.view',
      ),
      page('/commercial/deposit', 'layout.pages.deposits', Deposit, 'treasury.view'),
      page('/commercial/withdrawal', 'layout.pages.withdrawals', Withdraw, 'treasury.view'),
      page('/commercial/transfer', 'layout.pages.transfers', CompareArrows, 'treasury.view'),
      page('/exchange', 'layout.pages.exchange', Currency, 'exchange.view'),
      ...textPages('treasury'),
    ],
  },
  {
    name: 'tills',
    label: 'layout.groups.tills',
    icon: PointOfSale,
    pages: [
      page('/commercial/shifts', 'layout.pages.shifts', Pending, 'pos.view'),
      page('/commercial/tills', 'layout.pages.tills', Devices, 'pos.view'),
      page('/commercial/cash_registers', 'layout.pages.cashRegisters', PointOfSale, 'pos.view'),
    ],
  },
];
