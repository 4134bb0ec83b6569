import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '#ui/list/useListState.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { paths } from '#app/paths.ts';

const ProductExportDialog = lazyNamed(
  () => import('./ProductExportDialog.tsx'),
  'ProductExportDialog',
);

interface ListMenuProps {
  view: ListView;
  count: number | undefined;
}

export function ListMenu({ view, count }: ListMenuProps): ReactNode {
  const { t } = useTranslation('imports');
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <MoreMenu label={t('menu.label')} place="page">
        <MoreItem icon={IconFileImport} to={paths.importProducts()}>
          {t('menu.import')}
        </MoreItem>
        <MoreItem icon={IconFileExport} onClick={() => setExporting(true)}>
          {t('export.action')}
        </MoreItem>
      </MoreMenu>
      {isExporting ? (
        <Suspense fallback={null}>
          <ProductExportDialog view={view} count={count} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
