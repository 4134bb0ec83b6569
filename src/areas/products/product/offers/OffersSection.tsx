import i18next from 'i18next';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#app/errors/SectionBoundary.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import type { Product } from '../query.ts';

const ProductOffers = lazyNamed(async () => {
  const [code] = await Promise.all([
    import('./ProductOffers.tsx'),
    i18next.loadNamespaces('statuses'),
  ]);
  return code;
}, 'ProductOffers');

export function OffersSection({ product }: { product: Product }): ReactNode {
  const stands = useFirstContent();
  const waiting = <SectionSkeleton facts={1} />;
  if (!stands) return waiting;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <ProductOffers key={product.id} product={product} />
      </Suspense>
    </SectionBoundary>
  );
}
