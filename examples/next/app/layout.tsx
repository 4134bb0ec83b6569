import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { countItems } from '../lib/cart.ts';
import { LANGUAGE } from '../lib/store.ts';
import './shop.css';

export const metadata: Metadata = { title: 'Shop', icons: { icon: 'data:,' } };

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const count = await countItems();
  return (
    <html lang={LANGUAGE}>
      <body>
        <header>
          <nav aria-label="Main">
            <Link href="/">Products</Link>
            <Link href="/cart">{count === undefined ? 'Cart' : `Cart (${count})`}</Link>
            <Link href="/account">Account</Link>
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
