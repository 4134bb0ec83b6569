import { formatMoney, useCart, useGetProduct } from 'quartermaster-storefront/react';
import type { StoreRegionDetail } from 'quartermaster-storefront/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Failure, Waiting } from './Waiting.tsx';
import { priceOf } from './price.ts';

export function ProductPage({ region }: { region: StoreRegionDetail }): ReactNode {
  const { id = '' } = useParams();
  const { data, error } = useGetProduct(id, { region_id: region.id });
  const { addItem } = useCart();
  const [chosen, setChosen] = useState<string>();
  if (!data) return <Waiting error={error} />;
  const { product } = data;
  const variant = product.variants.find((one) => one.id === chosen) ?? product.variants[0];
  const price = variant && priceOf(variant);
  const canBuy = variant?.purchasable === true && price !== undefined;
  return (
    <article>
      <h1>{product.title}</h1>
      {product.thumbnail && <img src={product.thumbnail} alt="" />}
      <p>{product.description}</p>
      {product.variants.length > 1 && (
        <label>
          Variant
          <select value={variant?.id} onChange={({ target }) => setChosen(target.value)}>
            {product.variants.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {price !== undefined && <p>{formatMoney(price, region.currency_code)}</p>}
      {variant && (
        <button
          type="button"
          disabled={!canBuy || addItem.isPending}
          onClick={() => addItem.mutate({ variant_id: variant.id, quantity: 1 })}
        >
          {canBuy ? 'Add to cart' : 'Sold out'}
        </button>
      )}
      {addItem.isSuccess && <p role="status">Added to cart</p>}
      <Failure error={addItem.error} />
    </article>
  );
}
