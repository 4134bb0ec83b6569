import { Button } from '@mantine/core';
import i18next from 'i18next';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { SetProduct } from '#shared/product-set/query.ts';

const ProductBrowser = lazyNamed(async () => {
  const [part] = await Promise.all([
    import('./ProductBrowser.tsx'),
    i18next.loadNamespaces(['sets']),
  ]);
  return part;
}, 'ProductBrowser');

interface BrowseProductsProps {
  members: readonly string[];
  onAdd: (products: SetProduct[]) => void;
}

export function BrowseProducts({ members, onAdd }: BrowseProductsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        mt={6}
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {t('conditions.browse')}
      </Button>
      <Suspense fallback={null}>
        {openings > 0 ? (
          <ProductBrowser
            key={openings}
            opened={isOpen}
            members={members}
            onClose={() => setOpen(false)}
            onAdd={(products) => {
              setOpen(false);
              onAdd(products);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
