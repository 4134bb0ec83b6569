import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddProductsToTaxRate,
  useRemoveProductsFromTaxRate,
} from '#generated/admin/tax-rates/tax-rates.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useMemberCalls } from '#shared/member-set/useMemberCalls.ts';
import { wholeList } from '#shared/member-set/whole-list.ts';
import { useMemberColumns } from '#shared/product-set/columns.tsx';
import { offerSource } from '#shared/product-set/product-source.ts';
import { ProductMembers } from '#shared/product-set/ProductMembers.tsx';
import { productMembers, setProducts } from '../whole-products.ts';
import { taxRateQuery } from './query.ts';
import type { TaxRate } from './query.ts';

/** The server sends all products with the rate. */
export function RateProducts({ rate }: { rate: TaxRate }): ReactNode {
  const { id, name } = rate;
  const { t } = useTranslation('taxes');
  const format = useFormat();
  const columns = useMemberColumns();
  const list = useMemo(
    () =>
      wholeList({
        ...productMembers,
        query: taxRateQuery(id),
        membersOf: ({ tax_rate: { products } }) => setProducts(products),
      }),
    [id],
  );
  const { mutateAsync: put } = useAddProductsToTaxRate();
  const { mutateAsync: takeOut } = useRemoveProductsFromTaxRate();
  const calls = useMemberCalls({
    add: (products) => put({ id, data: { products } }),
    remove: (products) => takeOut({ id, data: { products } }),
    done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), name }),
  });
  const ids = readEach(rate.products, (product) => product.id).join(' ');
  const source = useMemo(() => {
    const members = new Set(ids.split(' '));
    return offerSource(`tax-rate ${id} ${ids}`, {
      relation: 'type',
      isIn: (product) => members.has(product.id),
      detail: (product) =>
        members.has(product.id) ? t('products.already') : `/${product.handle ?? ''}`,
    });
  }, [id, ids, t]);
  return (
    <ProductMembers
      id="tax-rate-products"
      list={list}
      columns={columns}
      source={source}
      texts={{ picker: t('products.picker', { name }), empty: t('products.empty') }}
      {...calls}
    />
  );
}
