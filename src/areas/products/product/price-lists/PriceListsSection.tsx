import i18next from 'i18next';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#app/errors/SectionBoundary.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';

const ProductPriceLists = lazyNamed(async () => {
  const [code] = await Promise.all([
    import('./ProductPriceLists.tsx'),
    i18next.loadNamespaces('statuses'),
  ]);
  return code;
}, 'ProductPriceLists');

/** The price lists of a product; the section waits for the page's first content. */
export function PriceListsSection({ productId }: { productId: string }): ReactNode {
  const stands = useFirstContent();
  const waiting = <SectionSkeleton facts={1} />;
  if (!stands) return waiting;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <ProductPriceLists key={productId} productId={productId} />
      </Suspense>
    </SectionBoundary>
  );
}
