import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBinaryTree2, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useErrorText } from '#app/query/useErrorText.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ONE_PANE, PHONE } from '#ui/theme/values.ts';
import { ancestorsOf } from '#ui/tree/tree.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useCreateShortcut } from '#shared/list/useCreateShortcut.ts';
import { RecordTitle } from '#shared/record/RecordTitle.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { CategoryPanel } from './category/CategoryPanel.tsx';
import { VisibilityMenu } from './category/VisibilityMenu.tsx';
import {
  CategoryGeneralForm,
  FORMS,
  loadGeneralForm,
  useCategoryForms,
} from './category/forms.tsx';
import { PARAMS, paths } from '#app/paths.ts';
import type { Category } from './query.ts';
import { CategoryTree } from './tree/CategoryTree.tsx';
import { useCategories } from './useCategories.ts';
import classes from './categories.module.css';

const DeleteCategory = lazyNamed(() => import('./category/DeleteCategory.tsx'), 'DeleteCategory');

/**
 * Tree and chosen category side by side; one at a time on phones and tablets.
 *
 * @param isKnown the store is known to have categories
 */
export function CategoriesScreen({ isKnown }: { isKnown: boolean }): ReactNode {
  const { t } = useTranslation('categories');
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const find = params.get(PARAMS.find) ?? '';
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(ONE_PANE, undefined, { getInitialValueInEffect: false });
  const { all, query } = useCategories(isKnown);
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useState<Category>();
  const { text, detail } = useErrorText(query.error);
  const category = all?.find((each) => each.id === id);
  // A form's subject is the page's category unless it names another.
  const subject = form.subject ? all?.find((each) => each.id === form.subject) : category;
  const forms = useCategoryForms({
    category: subject,
    parent: form.subject ? subject : undefined,
    onClose: form.close,
    onCreated: (created) => void navigate(paths.category(created)),
  });
  const treePath = paths.categories({ find });
  const back = id === undefined ? {} : { back: { to: treePath, label: t('back') } };
  useCreateShortcut(t('create.new'), () => form.open('new'));
  const create = (variant: 'filled' | 'default'): ReactNode => (
    <Button
      variant={variant}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => form.open('new')}
    >
      {t('create.new')}
    </Button>
  );

  // No room next to the title on phones.
  const statuses = category ? <VisibilityMenu category={category} /> : null;

  const content = (): ReactNode => {
    if (query.isLoadingError) {
      return (
        <ErrorState
          title={t('failed')}
          text={text}
          detail={detail}
          onRetry={() => void query.refetch()}
        />
      );
    }
    if (!all) return <CategoriesSkeleton onRetry={() => void query.refetch()} />;
    if (all.length === 0) {
      return (
        <EmptyState
          icon={<IconBinaryTree2 size={30} stroke={1.4} aria-hidden />}
          title={t('empty')}
          text={t('emptyText')}
          action={create('default')}
        />
      );
    }
    const panel =
      id === undefined ? (
        <div className={classes.choose}>
          <EmptyState title={t('choose')} text={t('chooseText')} />
        </div>
      ) : category ? (
        <>
          {isPhone ? statuses : null}
          <CategoryPanel
            key={category.id}
            category={category}
            path={ancestorsOf(all, category.id)}
            find={find}
            form={form}
          />
        </>
      ) : (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundText')}
          action={
            <Button component={Link} to={treePath} variant="default">
              {t('back')}
            </Button>
          }
        />
      );
    const tree = <CategoryTree all={all} current={id} onEdit={form.open} onDelete={setDeleted} />;
    if (isNarrow) return id === undefined ? tree : panel;
    return (
      <div className={classes.split}>
        {tree}
        {panel}
      </div>
    );
  };

  return (
    <Page
      title={category?.name ?? t('title')}
      renderTitle={
        category &&
        ((heading) => <CategoryTitle key={category.id} category={category} heading={heading} />)
      }
      {...back}
      status={statuses && !isPhone ? statuses : null}
      actions={
        <Group gap="xs" wrap="nowrap">
          {isNarrow && category ? null : create('filled')}
          {category && all ? (
            <CategoryMenu
              all={all}
              category={category}
              place="page"
              onEdit={(section) => form.open(section, category.id)}
              onDelete={() => setDeleted(category)}
            />
          ) : null}
        </Group>
      }
    >
      {content()}
      <FormDrawer form={form} forms={forms} />
      <Suspense fallback={null}>
        {deleted && all ? (
          <DeleteCategory
            all={all}
            category={deleted}
            onClose={() => setDeleted(undefined)}
            onDone={(gone) => {
              setDeleted(undefined);
              if (id !== undefined && gone.includes(id)) void navigate(treePath);
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

interface CategoryTitleProps {
  category: Category;
  heading: ReactNode;
}

function CategoryTitle({ category, heading }: CategoryTitleProps): ReactNode {
  const { t } = useTranslation('categories');
  return (
    <RecordTitle
      title={category.name}
      heading={heading}
      rename={{
        label: t('fields.name'),
        load: loadGeneralForm,
        renderForm: (onClose) => (
          <CategoryGeneralForm category={category} only={['name']} onClose={onClose} />
        ),
      }}
    />
  );
}
