import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useFormat } from '#ui/format/useFormat.ts';
import { paths } from '#app/paths.ts';
import { EditLink } from './EditLink.tsx';
import classes from './availability.module.css';
import type { ShopperVariant } from './verdict.ts';

const NAMED = 3;

interface FailingVariantsProps {
  about: 'price' | 'stock';
  variants: readonly ShopperVariant[];
  isOnly: boolean;
}

export function FailingVariants({ about, variants, isOnly }: FailingVariantsProps): ReactNode {
  const { t } = useTranslation('availability');
  const format = useFormat();
  const { id = '' } = useParams();
  const form = about === 'price' ? 'variant' : 'stock';
  const [first] = variants;
  if (isOnly && first) {
    return (
      <EditLink form={form} variantId={first.id}>
        {t(`mend.${about}`)}
      </EditLink>
    );
  }
  const more = variants.length - NAMED;
  return (
    <ul className={classes.variants}>
      {variants.slice(0, NAMED).map((variant) => (
        <li key={variant.id}>
          <EditLink form={form} variantId={variant.id}>
            {variant.title}
          </EditLink>
        </li>
      ))}
      {more > 0 ? (
        <li className={classes.quiet}>
          {/* Many variants are faster to fix in the grid. */}
          <Link to={paths.productGrid(id)} className={classes.link}>
            {t('variants.more', { count: more, number: format.number(more) })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
