import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { paths } from '#app/paths.ts';
import { Button } from '@mantine/core';
import { IconBoxOff, IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { Section } from '#ui/page/Section.tsx';
import type { OptionSource } from '#ui/picker/source.ts';
import { memberColumns } from './columns.tsx';
import { withChanges } from './members.ts';
import type { Member } from './members.ts';
import type { Offer } from './product-source.ts';
import { NO_FILTERS, useMembers } from './query.ts';
import type { Belonging } from './query.ts';
import { useListResult } from '../useListResult.tsx';
import { useMemberChanges } from './useMemberChanges.ts';

const ProductPicker = lazyNamed(() => import('./ProductPicker.tsx'), 'ProductPicker');

interface ProductSetProps {
  /** Under this name one's preferences for the list are kept. */
  id: string;
  belonging: Belonging;
  /** What the picker offers. */
  source: OptionSource<Offer>;
  texts: {
    /** The picker's title, which names the set. */
    picker: string;
    /** What having no products means. */
    empty: string;
  };
  add: (ids: string[]) => Promise<unknown>;
  remove: (ids: string[]) => Promise<unknown>;
}

/** The products of a collection or a category: found, paged, added through a picker and taken out again. */
export function ProductSet(props: ProductSetProps): ReactNode {
  const { id, belonging, source, texts, add, remove } = props;
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const state = useListState(NO_FILTERS);
  const list = useMembers(belonging, state);
  const result = useListResult(list, ({ products }) => products);
  const { changes, run } = useMemberChanges();
  const [isPicking, setPicking] = useState(false);
  const [picks, setPicks] = useState(0);
  const [refused, setRefused] = useState<readonly Member[]>([]);
  const columns = useMemo(() => memberColumns(t, { tag, common }), [t, tag, common]);
  const shown =
    list.data &&
    withChanges({ rows: list.data.products, count: list.data.count }, changes, list.dataUpdatedAt);
  const openPicker = (): void => {
    setPicks((count) => count + 1);
    setPicking(true);
  };
  const addButton = (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={openPicker}
    >
      {t('add')}
    </Button>
  );
  return (
    <Section title={t('title')} action={addButton} flush>
      <List
        id={id}
        label={t('title')}
        state={state}
        result={{ ...result, rows: shown?.rows, count: shown?.count }}
        columns={columns}
        rowId={(product) => product.id}
        rowName={(product) => product.title}
        rowHref={(product) => paths.product(product.id)}
        searchLabel={t('search')}
        texts={{
          failed: t('failed'),
          empty: {
            title: t('empty'),
            text: texts.empty,
            icon: <IconBoxOff size={30} stroke={1.4} aria-hidden />,
            action: addButton,
          },
          noMatch: { title: t('noMatch'), text: t('noMatchText') },
        }}
        renderBulkActions={(ids, clear) => (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              clear();
              run({ added: [], removed: ids }, () => remove(ids));
            }}
          >
            {t('remove')}
          </Button>
        )}
      />
      <Suspense fallback={null}>
        {picks > 0 ? (
          <ProductPicker
            key={picks}
            chosenBefore={refused}
            opened={isPicking}
            title={texts.picker}
            source={source}
            onClose={() => setPicking(false)}
            onAdd={(products) => {
              setPicking(false);
              setRefused([]);
              run({ added: products, removed: [] }, async () => {
                try {
                  await add(products.map((each) => each.id));
                } catch (failure) {
                  // Many may have been searched for one by one.
                  setRefused(products);
                  throw failure;
                }
              });
            }}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}
