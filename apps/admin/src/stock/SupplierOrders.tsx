import '../filters/filters.css';
import type { ArticleRow, SupplierOrder } from '@balcao/contracts';
import AddCart from '@mui/icons-material/AddShoppingCartOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useCopying } from '../one-document/use-copying.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { useTypesOf } from '../layout/use-document-types.js';
import { orderContent } from './order-content.js';
import { useSupplierOrders } from './use-supplier-orders.js';

/** Begins an order to each supplier of what is suggested. */
export function SupplierOrders(): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  const orders = useSupplierOrders();
  const type = useTypesOf('purchases').find(({ isOrder }) => isOrder === true);
  const provider = useBalcao();
  const begin = useCopying();
  if (!mayDraft || type === undefined || orders.length === 0) return null;
  const order = async (of: SupplierOrder): Promise<void> => {
    const ids = of.rows.map(({ id }) => id);
    const found = await provider.getMany<ArticleRow>('commercial/articles', { ids });
    begin(orderContent(type.id, of, found.data));
  };
  return (
    <section className="supplier-orders" aria-label={t('stock.orders.title')}>
      <span>{t('stock.orders.title')}</span>
      {orders.map((each) => (
        <Button
          key={each.supplierId ?? ''}
          variant="outlined"
          size="small"
          startIcon={<AddCart />}
          onClick={() => {
            order(each).catch((error: unknown) => {
              sayProblem(error);
            });
          }}
        >
          {each.supplierName ?? t('stock.orders.noSupplier')}
          <span className="filters__count">{each.rows.length}</span>
        </Button>
      ))}
    </section>
  );
}
