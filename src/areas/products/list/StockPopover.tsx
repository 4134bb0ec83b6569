import { Button, Popover } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { FocusFirst } from '#shared/FocusFirst.tsx';
import { paths } from '#app/paths.ts';
import { LevelsForm } from '#shared/inventory/LevelsForm.tsx';
import { useLevels } from '#shared/inventory/useLevels.ts';
import type { LevelsProps } from '#shared/inventory/useLevels.ts';
import { StockLoader } from '../product/StockLoader.tsx';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import { variantOptions } from './stock.ts';

/** Above the page, below the dialogs that ask something about what is entered here. */
const LAYER = 190;

interface StockPopoverProps {
  product: Pick<ListedProduct, 'id' | 'title' | 'variants'>;
  onClose: () => void;
}

/** Changes how much of a product lies where, without leaving the list. */
export function StockPopover({ product, onClose }: StockPopoverProps): ReactNode {
  const { t } = useTranslation('products');
  const title = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const variants = product.variants ?? [];
  const [chosen, setChosen] = useState(variants.length === 1 ? variants[0]?.id : undefined);
  const [isDirty, setDirty] = useState(false);
  const source = useMemo(() => fixedSource(variantOptions(product.variants ?? [])), [product]);
  const variant = variants.find(({ id }) => id === chosen);

  // Not the library's own: what lies above, such as a list of choices, would be outside too.
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (isDirty || !(target instanceof Element)) return;
    const isInside = target.closest('[data-portal]') !== null;
    if (!isInside && anchor.current?.parentElement?.contains(target) !== true) onClose();
  });
  useEffect(() => {
    const listen = (event: MouseEvent): void => onPress(event);
    document.addEventListener('mousedown', listen);
    return () => document.removeEventListener('mousedown', listen);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, target, currentTarget } = event;
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    // The key closes an open list of choices first.
    if (target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    onClose();
  };

  return (
    <Popover
      opened
      position="bottom-start"
      shadow="md"
      width="min(300px, calc(100vw - 16px))"
      trapFocus
      withRoles={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      hideDetached={false}
      zIndex={LAYER}
    >
      <Popover.Target>
        <span ref={anchor} className={classes.stockAnchor} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-labelledby={title}
        className={classes.stockPopover ?? ''}
        onKeyDown={onKeyDown}
      >
        <p id={title} className={classes.stockTitle}>
          {t('stock.title', { variant: product.title })}
        </p>
        <FocusFirst>
          {variants.length > 1 ? (
            <EntitySelect
              label={t('variants.title')}
              placeholder={t('variants.search')}
              source={source}
              value={chosen ?? null}
              onChange={(id) => setChosen(id ?? undefined)}
              keepOne
              // What is entered belongs to one variant.
              disabled={isDirty}
            />
          ) : null}
        </FocusFirst>
        {variant ? (
          <FocusFirst key={variant.id}>
            <StockLoader
              variant={variant}
              onClose={onClose}
              height={120}
              isFresh
              countAction={
                <Button
                  component={Link}
                  to={paths.product(product.id, { edit: 'variant', subject: variant.id })}
                >
                  {t('variants.edit')}
                </Button>
              }
            >
              {(levels) => <LevelFields {...levels} onDirty={setDirty} />}
            </StockLoader>
          </FocusFirst>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

interface LevelFieldsProps extends LevelsProps {
  onDirty: (isDirty: boolean) => void;
}

function LevelFields({ onDirty, ...props }: LevelFieldsProps): ReactNode {
  const levels = useLevels(props);
  const { form, stockedField } = levels;
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <LevelsForm levels={levels}>
      {props.locations.map(({ id, name }) => (
        <QuantityInput key={id} label={name} {...stockedField(id)} />
      ))}
    </LevelsForm>
  );
}
