import { Button } from '@mantine/core';
import { IconBinaryTree2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

export function CategoriesPage(): ReactNode {
  const { t } = useTranslation('categories');
  const hasCategories = useFeature('product_categories');
  if (hasCategories === false) {
    return (
      <Page title={t('title')}>
        <EmptyState
          icon={<IconBinaryTree2 size={30} stroke={1.4} aria-hidden />}
          title={t('off')}
          text={t('offText')}
          action={
            <Button component={Link} to={paths.orders()} variant="default">
              {t('toStart')}
            </Button>
          }
        />
      </Page>
    );
  }
  return <CategoriesScreen isKnown={hasCategories === true} />;
}
