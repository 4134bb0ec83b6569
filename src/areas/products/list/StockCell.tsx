import { IconPencil } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import type { StockPopoverHandle } from './StockPopover.tsx';

const load = () => import('./StockPopover.tsx');
const StockPopover = lazyNamed(load, 'StockPopover');

interface StockCellProps {
  product: Pick<ListedProduct, 'id' | 'title' | 'variants'>;
  /** The stock in words, for the tooltip. */
  text: string;
  /** The units; undefined where nobody counts them. */
  figure: string | undefined;
  /** How many variants have them, or that nobody counts. */
  detail: string;
  /** Shoppers see the product, and nothing is left of what the store counts. */
  isEmpty: boolean;
}

/** A product's stock in the list, which a press opens for changing. */
export function StockCell(props: StockCellProps): ReactNode {
  const { product, text, figure, detail, isEmpty } = props;
  const { t } = useTranslation('products');
  const shown = figure === undefined ? detail : `${figure} / ${detail}`;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<StockPopoverHandle>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    return () => {
      // A click on something else keeps the focus there.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        opener?.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
  const start = (): void => void load();
  return (
    <span className={classes.stockCell}>
      <button
        ref={button}
        type="button"
        className={classes.stockButton}
        data-empty={isEmpty || undefined}
        // Begins with the visible text, for people who press it by voice.
        aria-label={[shown, t('variants.editStock'), product.title].join(', ')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={text}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => (isOpen ? popover.current?.leave() : setOpen(true))}
      >
        <IconPencil size={14} stroke={1.75} aria-hidden />
        {figure === undefined ? null : <bdi>{figure}</bdi>}{' '}
        <bdi className={classes.dim}>{figure === undefined ? detail : `/ ${detail}`}</bdi>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <StockPopover ref={popover} product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
