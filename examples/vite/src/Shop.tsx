import { CartProvider, useCart, useListRegions } from 'quartermaster-storefront/react';
import type { StoreRegionDetail } from 'quartermaster-storefront/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { NavLink, Route, Routes } from 'react-router-dom';
import { AccountPage } from './AccountPage.tsx';
import { CartPage } from './CartPage.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductsPage } from './ProductsPage.tsx';
import { Waiting } from './Waiting.tsx';
import { COUNTRY } from './client.ts';

export function Shop(): ReactNode {
  const { data, error } = useListRegions();
  if (!data) return <Waiting error={error} />;
  const region = data.regions.find(({ countries }) =>
    countries.some((country) => country.iso_2 === COUNTRY),
  );
  if (!region) return <p role="alert">The store doesn’t sell to this country.</p>;
  return <OpenShop region={region} />;
}

function OpenShop({ region }: { region: StoreRegionDetail }): ReactNode {
  const create = useMemo(() => ({ region_id: region.id, country_code: COUNTRY }), [region.id]);
  return (
    <CartProvider create={create}>
      <Header />
      <main>
        <Routes>
          <Route path="/" element={<ProductsPage region={region} />} />
          <Route path="/products/:id" element={<ProductPage region={region} />} />
          <Route path="/cart" element={<CartPage currency={region.currency_code} />} />
          <Route path="/checkout" element={<CheckoutPage currency={region.currency_code} />} />
          <Route path="/account" element={<AccountPage />} />
        </Routes>
      </main>
    </CartProvider>
  );
}

function Header(): ReactNode {
  const { cart } = useCart();
  const count = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <header>
      <nav aria-label="Main">
        <NavLink to="/">Products</NavLink>
        <NavLink to="/cart">Cart ({count})</NavLink>
        <NavLink to="/account">Account</NavLink>
      </nav>
    </header>
  );
}
