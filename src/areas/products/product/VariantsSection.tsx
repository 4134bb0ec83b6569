import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';

/** What can be bought of a product. */
export function VariantsSection({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const variants = product.variants ?? [];
  const options = product.options ?? [];
  return (
    <Section title={t('product.variants')}>
      {variants.length === 0 ? (
        <p className={classes.none}>{t('product.variantsEmpty')}</p>
      ) : (
        <div className={classes.variants}>
          <table aria-label={t('product.variants')}>
            <thead>
              <tr>
                <th scope="col">{t('variants.title')}</th>
                {options.map((option) => (
                  <th key={option.id} scope="col">
                    {option.title}
                  </th>
                ))}
                <th scope="col">{t('variants.sku')}</th>
                <th scope="col" className={classes.figure}>
                  {t('variants.stock')}
                </th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant) => (
                <tr key={variant.id}>
                  <td>{variant.title}</td>
                  {options.map((option) => (
                    <td key={option.id}>
                      {variant.options?.find((value) => value.option_id === option.id)?.value ??
                        '–'}
                    </td>
                  ))}
                  <td className={classes.code}>{variant.sku ?? '–'}</td>
                  <td className={classes.figure}>
                    {variant.manage_inventory
                      ? format.number(variant.inventory_quantity ?? 0)
                      : t('variants.notCounted')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
