import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { attributeErrors } from '#shared/attributes/attributes.ts';
import { hasInvalidPrice } from '../fields/prices.ts';
import type { Product } from './query.ts';
import { CODES, twinOf } from './variant.ts';
import type { Variant, VariantValues } from './variant.ts';

interface Words {
  t: TFunction<'products'>;
  common: TFunction<'common'>;
}

export function variantErrors(
  values: VariantValues,
  options: Product['options'],
  variants: readonly Variant[],
  ownId: string | undefined,
  { t, common }: Words,
): Record<string, ReactNode> {
  const [firstOption] = options;
  const twin = firstOption ? twinOf(values, variants, ownId) : undefined;
  const missing = options.filter(({ id }) => !values.options[id]?.trim());
  const used = (code: (typeof CODES)[number]): Variant | undefined =>
    variants.find((one) => one.id !== ownId && one[code] === values[code].trim());
  return {
    ...(values.title.trim() ? {} : { title: common('form.titleMissing') }),
    ...Object.fromEntries(missing.map(({ id }) => [`options.${id}`, t('variants.valueMissing')])),
    ...(twin && missing.length === 0 && firstOption
      ? { [`options.${firstOption.id}`]: t('variants.twin', { variant: twin.title }) }
      : {}),
    ...attributeErrors(values, common('number.whole')),
    ...(hasInvalidPrice(values.prices) ? { prices: t('prices.wrong') } : {}),
    ...Object.fromEntries(
      CODES.flatMap((code) => {
        const other = values[code].trim() ? used(code) : undefined;
        return other ? [[code, t('variants.codeUsed', { variant: other.title })]] : [];
      }),
    ),
  };
}
