import { IconPencil } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import { isSoldOut, stockOf } from './stock.ts';
import type { StockPopoverHandle } from './StockPopover.tsx';

const load = () => import('./StockPopover.tsx');
const StockPopover = lazyNamed(load, 'StockPopover');

interface StockCellProps {
  product: Pick<ListedProduct, 'id' | 'title' | 'status'> &
    Required<Pick<ListedProduct, 'variants'>>;
}

export function StockCell({ product }: StockCellProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const stock = stockOf(product.variants ?? []);
  const variants = t('stock.variants', {
    count: stock.variants,
    number: format.number(stock.variants),
  });
  const { managed, units } = stock;
  const figure = managed ? format.number(units) : t('variants.notCounted');
  const text = managed
    ? t('stock.units', { count: units, number: figure, variants })
    : t('stock.notCounted', { variants });
  const detail = managed && stock.variants > 1 ? variants : undefined;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<StockPopoverHandle>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    return () => {
      // Keep the focus if a click moved it elsewhere.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        opener?.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
  const start = (): void => void load();
  if (stock.variants === 0) return <span className={classes.dim}>{t('stock.noVariants')}</span>;
  return (
    <span className={classes.stockCell}>
      <button
        ref={button}
        type="button"
        className={classes.stockButton}
        data-empty={isSoldOut(product.status, stock) || undefined}
        // Starts with the visible text, for voice control.
        aria-label={[
          [detail, figure].filter(Boolean).join(' '),
          t('variants.editStock'),
          product.title,
        ].join(', ')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={text}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => (isOpen ? popover.current?.leave() : setOpen(true))}
      >
        <IconPencil size={14} stroke={1.75} aria-hidden />
        {detail ? <bdi className={classes.dim}>{detail}</bdi> : null}{' '}
        <bdi className={managed ? classes.figure : classes.dim}>{figure}</bdi>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <StockPopover ref={popover} product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
