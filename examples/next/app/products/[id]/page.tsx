import type { StoreProductDetail } from 'quartermaster-storefront';
import { notFound } from 'next/navigation';
import { money, priceOf } from '../../../lib/price.ts';
import { catalog, hasStatus, readRegion } from '../../../lib/store.ts';
import { ActionForm } from '../../ActionForm.tsx';
import { addToCart } from '../../actions.ts';

async function readProduct(id: string, region_id: string): Promise<StoreProductDetail> {
  const params = { path: { id }, query: { region_id } };
  try {
    const call = { params, next: { revalidate: 60 } };
    const { product } = await catalog().GET('/store/products/{id}', call);
    return product;
  } catch (error) {
    if (hasStatus(error, 404)) notFound();
    throw error;
  }
}

export default async function ProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { id: region, currency_code: currency } = await readRegion();
  const product = await readProduct(id, region);
  const variants = product.variants.map((variant) => {
    const price = priceOf(variant);
    return {
      id: variant.id,
      canBuy: variant.purchasable && price !== undefined,
      label: price === undefined ? variant.title : `${variant.title} – ${money(price, currency)}`,
    };
  });
  const first = variants.find(({ canBuy }) => canBuy);
  return (
    <article>
      <h1>{product.title}</h1>
      {product.thumbnail && <img src={product.thumbnail} alt="" />}
      <p>{product.description}</p>
      <ActionForm
        action={addToCart}
        submit={first ? 'Add to cart' : 'Sold out'}
        isDisabled={!first}
      >
        <label>
          Variant
          <select name="variant" defaultValue={first?.id}>
            {variants.map(({ id: variant, label, canBuy }) => (
              <option key={variant} value={variant} disabled={!canBuy}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </ActionForm>
    </article>
  );
}
