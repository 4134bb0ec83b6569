import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { readCart } from '../lib/cart.ts';
import { LANGUAGE } from '../lib/store.ts';
import './shop.css';

export const metadata: Metadata = { title: 'Shop', icons: { icon: 'data:,' } };

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const cart = await readCart();
  const count = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <html lang={LANGUAGE}>
      <body>
        <header>
          <nav aria-label="Main">
            <Link href="/">Products</Link>
            <Link href="/cart">Cart ({count})</Link>
            <Link href="/account">Account</Link>
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
