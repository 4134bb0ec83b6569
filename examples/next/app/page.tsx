import Link from 'next/link';
import { lowestPrice } from '../lib/price.ts';
import { catalog, readRegion } from '../lib/store.ts';

const PAGE = 24;

interface ProductsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const readProducts = (query: { region_id: string; offset: number; q?: string }) =>
  catalog().GET('/store/products', {
    params: { query: { ...query, limit: PAGE } },
    next: { revalidate: 60 },
  });

export default async function ProductsPage({ searchParams }: ProductsPageProps) {
  const address = await searchParams;
  const q = typeof address['q'] === 'string' ? address['q'] : '';
  const offset = Math.max(0, Math.trunc(Number(address['offset']) || 0));
  const search: { q?: string } = q === '' ? {} : { q };
  const region = await readRegion();
  const { products, count } = await readProducts({ region_id: region.id, offset, ...search });
  const next = new URLSearchParams({ ...search, offset: String(offset + PAGE) });
  return (
    <>
      <h1>Products</h1>
      <form role="search" action="/">
        <input type="search" name="q" defaultValue={q} aria-label="Search products" />
        <button type="submit">Search</button>
      </form>
      <ul className="products">
        {products.map((product) => (
          <li key={product.id}>
            <Link href={`/products/${product.id}`}>
              {product.thumbnail && <img src={product.thumbnail} alt="" />}
              {product.title}
            </Link>
            <span>{lowestPrice(product, region.currency_code)}</span>
          </li>
        ))}
      </ul>
      {products.length === 0 && <p role="status">No products found</p>}
      {offset + PAGE < count && <Link href={`/?${next.toString()}`}>Next page</Link>}
    </>
  );
}
