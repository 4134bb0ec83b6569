import { Checkbox, Input } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { onlyMatch } from '#ui/picker/only-match.ts';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import classes from './CategoryPicker.module.css';
import { searchTree } from '#shared/domain/category-tree.ts';
import { useCategoryTree } from '#shared/sources/categories.ts';

const SEARCHED_FROM = 8;

interface CategoryPickerProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function CategoryPicker({ label, value, onChange }: CategoryPickerProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const id = useId();
  const tree = useCategoryTree();
  const [search, setSearch] = useState('');
  const { text, detail } = useErrorText(tree.error);
  const nodes = searchTree(tree.data ?? [], search);

  const takeOnly = (): void => {
    const options = nodes.map((node) => ({ value: node.id, label: node.name }));
    const only = search.trim()
      ? onlyMatch({ options, count: options.length }, search, { byBeginning: true })
      : undefined;
    if (!only) return;
    if (!value.includes(only.value)) onChange([...value, only.value].toSorted());
    setSearch('');
  };

  const content = (): ReactNode => {
    if (tree.isPending) {
      return (
        <>
          <TextSkeleton lines={5} />
          <SlowNotice onRetry={() => void tree.refetch()} />
        </>
      );
    }
    if (tree.isLoadingError) {
      return (
        <ErrorState
          title={t('categories.failed')}
          text={text}
          detail={detail}
          onRetry={() => void tree.refetch()}
        />
      );
    }
    if (tree.data.length === 0) return <p className={classes.none}>{t('categories.empty')}</p>;
    return (
      <>
        {tree.data.length > SEARCHED_FROM ? (
          <SearchInput
            label={t('categories.search')}
            value={search}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Don't submit the form on Enter.
              event.preventDefault();
              takeOnly();
            }}
            onChange={setSearch}
          />
        ) : null}
        <ul className={classes.tree}>
          {nodes.map((node) => (
            <li key={node.id} style={{ paddingInlineStart: node.level * 22 }}>
              <Checkbox
                size="xs"
                label={node.name}
                // Full path: names may repeat.
                aria-label={[...node.path, node.name].join(' › ')}
                checked={value.includes(node.id)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? [...value, node.id].toSorted()
                      : value.filter((other) => other !== node.id),
                  )
                }
              />
            </li>
          ))}
        </ul>
        {nodes.length === 0 ? <p className={classes.none}>{t('categories.noMatch')}</p> : null}
      </>
    );
  };

  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} component="div" labelElement="div">
        {label}
        {value.length > 0 ? (
          <span className={classes.count}>
            {t('categories.chosen', { count: value.length, number: format.number(value.length) })}
          </span>
        ) : null}
      </Input.Label>
      <div className={classes.box}>{content()}</div>
    </div>
  );
}
