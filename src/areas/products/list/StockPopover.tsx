import { Button, Popover } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leaveQuestion } from '#ui/form/leave-question.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { ask } from '#ui/overlay/confirm.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { FocusFirst } from '#shared/form/FocusFirst.tsx';
import { paths } from '#app/paths.ts';
import { LevelsForm } from '#shared/inventory/LevelsForm.tsx';
import { useLevels } from '#shared/inventory/useLevels.ts';
import type { LevelsProps } from '#shared/inventory/useLevels.ts';
import { StockLoader } from '../product/StockLoader.tsx';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import { variantOptions } from './stock.ts';

/** z-index above the page but below confirmation dialogs. */
const LAYER = 190;

export interface StockPopoverHandle {
  /** Closes the popover; confirms first if there are unsaved changes. */
  leave: () => void;
}

interface StockPopoverProps {
  ref: Ref<StockPopoverHandle>;
  product: Pick<ListedProduct, 'id' | 'title' | 'variants'>;
  onClose: () => void;
}

export function StockPopover({ ref, product, onClose }: StockPopoverProps): ReactNode {
  // Load the form's texts up front: loading them later would steal the focus.
  const { t } = useTranslation(['products', 'stock']);
  const title = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const variants = product.variants ?? [];
  const [chosen, setChosen] = useState(variants.length === 1 ? variants[0]?.id : undefined);
  const [isDirty, setDirty] = useState(false);
  const source = useMemo(() => fixedSource(variantOptions(product.variants ?? [])), [product]);
  const variant = variants.find(({ id }) => id === chosen);

  const isAsked = useRef(false);
  const leave = (): void => {
    if (!isDirty) onClose();
    if (!isDirty || isAsked.current) return;
    isAsked.current = true;
    ask(leaveQuestion(), (agreed) => {
      isAsked.current = false;
      if (agreed) onClose();
    });
  };
  useImperativeHandle(ref, () => ({ leave }));

  // Mantine's closeOnClickOutside would treat portals above (e.g. a dropdown) as outside.
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
    // Escape closes an open dropdown first.
    if (target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    leave();
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
              // Unsaved input belongs to this variant.
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
              {(levels) => <LevelFields {...levels} onCancel={leave} onDirty={setDirty} />}
            </StockLoader>
          </FocusFirst>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

interface LevelFieldsProps extends LevelsProps {
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function LevelFields({ onCancel, onDirty, ...props }: LevelFieldsProps): ReactNode {
  const levels = useLevels(props);
  const { form, stockedField } = levels;
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <LevelsForm levels={levels} onCancel={onCancel}>
      {props.locations.map(({ id, name }) => (
        <QuantityInput key={id} isTypedOver label={name} {...stockedField(id)} />
      ))}
    </LevelsForm>
  );
}
