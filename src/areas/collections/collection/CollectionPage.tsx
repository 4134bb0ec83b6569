import { Button, Menu } from '@mantine/core';
import { IconCode, IconFolderOff, IconTrash } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Day } from '#ui/format/Day.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { Columns, Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { EditorDrawer } from '#shared/EditorDrawer.tsx';
import { useEditor } from '#shared/useEditor.ts';
import { COLLECTIONS_PATH } from '../paths.ts';
import { CollectionProducts } from './CollectionProducts.tsx';
import { useCollection } from './query.ts';
import type { Collection } from './query.ts';

const Editor = lazy(async () => {
  const { Editor } = await import('./Editor.tsx');
  return { default: Editor };
});
const DeleteCollection = lazy(async () => {
  const { DeleteCollection } = await import('../DeleteCollection.tsx');
  return { default: DeleteCollection };
});

const SECTIONS = ['general', 'metadata', 'json'] as const;

/** One collection. */
export function CollectionPage(): ReactNode {
  const { t } = useTranslation('collections');
  const { id = '' } = useParams();
  // A collection that was just deleted is not asked for again.
  const [goneId, setGoneId] = useState<string>();
  const query = useCollection(id, goneId !== id);
  const { text, detail } = useErrorText(query.error);
  const back = { to: COLLECTIONS_PATH, label: t('page.back') };
  if (query.isPending) {
    return (
      <Page title={t('list.title')} isLoading back={back}>
        <div aria-busy>
          <SlowNotice onRetry={() => void query.refetch()} />
          <Columns main={<SectionSkeleton facts={8} />} side={<SectionSkeleton facts={3} />} />
        </div>
      </Page>
    );
  }
  if (query.isLoadingError) {
    return (
      <Page title={t('list.title')} back={back}>
        {query.error.status === 404 ? (
          <EmptyState
            icon={<IconFolderOff size={30} stroke={1.4} />}
            title={t('page.notFound')}
            text={t('page.notFoundText')}
            action={
              <Button component={Link} to={COLLECTIONS_PATH} variant="default">
                {t('page.toList')}
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('page.failed')}
            text={text}
            detail={detail}
            onRetry={() => void query.refetch()}
          />
        )}
      </Page>
    );
  }
  return <CollectionContent key={id} collection={query.data} onGone={() => setGoneId(id)} />;
}

interface CollectionContentProps {
  collection: Collection;
  onGone: () => void;
}

function CollectionContent({ collection, onGone }: CollectionContentProps): ReactNode {
  const { t } = useTranslation('collections');
  const format = useFormat();
  const navigate = useNavigate();
  const editor = useEditor(SECTIONS);
  const [isDeleting, setDeleting] = useState(false);
  const names = Object.keys(collection.metadata ?? {});
  return (
    <Page
      title={collection.title}
      back={{ to: COLLECTIONS_PATH, label: t('page.back') }}
      actions={
        <CollectionMenu onJson={() => editor.open('json')} onDelete={() => setDeleting(true)} />
      }
    >
      <Columns
        main={<CollectionProducts collection={collection} />}
        side={
          <>
            <Section
              title={t('page.general')}
              action={
                <EditButton label={t('edit.general')} onClick={() => editor.open('general')} />
              }
            >
              <Facts
                facts={[
                  {
                    label: t('fields.handle'),
                    value: collection.handle ? <bdi dir="ltr">/{collection.handle}</bdi> : null,
                  },
                ]}
              />
            </Section>
            <Section
              title={t('page.metadata')}
              action={
                <EditButton label={t('edit.metadata')} onClick={() => editor.open('metadata')} />
              }
            >
              {names.length > 0 ? format.list(names) : t('page.noMetadata')}
            </Section>
          </>
        }
      />
      <PageFoot
        facts={[
          { label: t('page.created'), value: <Day instant={collection.created_at} /> },
          { label: t('page.updated'), value: <Day instant={collection.updated_at} /> },
        ]}
      />
      <EditorDrawer
        opened={editor.section !== undefined}
        title={editor.section ? t(`edit.${editor.section}`) : ''}
        onClose={editor.close}
      >
        {editor.section ? (
          <Editor
            key={editor.section}
            collection={collection}
            section={editor.section}
            onClose={editor.close}
          />
        ) : null}
      </EditorDrawer>
      <Suspense fallback={null}>
        {isDeleting ? (
          <DeleteCollection
            collection={collection}
            productIds={collection.products.map((product) => product.id)}
            onClose={() => setDeleting(false)}
            // Before anything refreshes what is no more.
            onGone={() => flushSync(onGone)}
            onDone={() => void navigate(COLLECTIONS_PATH)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

interface CollectionMenuProps {
  onJson: () => void;
  onDelete: () => void;
}

/** What is done with a whole collection now and then. */
function CollectionMenu({ onJson, onDelete }: CollectionMenuProps): ReactNode {
  const { t } = useTranslation('collections');
  return (
    <MoreMenu label={t('page.more')} place="page">
      <MoreItem icon={IconCode} onClick={onJson}>
        {t('edit.json')}
      </MoreItem>
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
