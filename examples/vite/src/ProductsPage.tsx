import { useListProducts } from 'quartermaster-storefront/react';
import type { StoreRegionDetail } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Waiting } from './Waiting.tsx';
import { lowestPrice } from './price.ts';

const PAGE = 24;

export function ProductsPage({ region }: { region: StoreRegionDetail }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const offset = Number(address.get('offset') ?? 0);
  const { data, error } = useListProducts({
    region_id: region.id,
    limit: PAGE,
    offset,
    ...(q === '' ? {} : { q }),
  });
  return (
    <>
      <h1>Products</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setAddress({ q: String(new FormData(event.currentTarget).get('q')) });
        }}
      >
        <input type="search" name="q" defaultValue={q} aria-label="Search products" />
        <button type="submit">Search</button>
      </form>
      {data ? (
        <ul className="products">
          {data.products.map((product) => (
            <li key={product.id}>
              <Link to={`/products/${product.id}`}>
                {product.thumbnail && <img src={product.thumbnail} alt="" />}
                {product.title}
              </Link>
              <span>{lowestPrice(product, region.currency_code)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Waiting error={error} />
      )}
      {data && offset + PAGE < data.count && (
        <button
          type="button"
          onClick={() => setAddress({ ...(q === '' ? {} : { q }), offset: String(offset + PAGE) })}
        >
          Next page
        </button>
      )}
    </>
  );
}
