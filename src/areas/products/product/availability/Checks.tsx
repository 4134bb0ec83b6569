import { IconCheck, IconX } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Product } from '../query.ts';
import { EditLink } from './EditLink.tsx';
import { FailingVariants } from './FailingVariants.tsx';
import { PublishButton } from './PublishButton.tsx';
import classes from './availability.module.css';
import { stockChannels, unitsElsewhere } from './overview.ts';
import { soldThrough } from './verdict.ts';
import type { Findings, Check, CheckName, Verdict } from './verdict.ts';

interface ChecksProps {
  product: Product;
  verdict: Verdict;
  findings: Findings;
  regionId: string;
  region: string;
  currency: string;
}

interface WordsProps extends ChecksProps {
  check: Check;
}

const WORDS: Record<CheckName, ComponentType<WordsProps>> = {
  published: PublishedWords,
  channel: ChannelWords,
  listed: ListedWords,
  variants: VariantsWords,
  price: PriceOrStockWords,
  stock: PriceOrStockWords,
  shipping: ShippingWords,
};

export function Checks(props: ChecksProps): ReactNode {
  const { t } = useTranslation('availability');
  const { t: common } = useTranslation('common');
  return (
    <ul className={classes.checks} aria-label={t('points')}>
      {props.verdict.checks.map((check) => {
        const Words = WORDS[check.name];
        return (
          <li key={check.name} className={classes.check} data-ok={check.isOk}>
            {check.isOk ? (
              <IconCheck size={16} stroke={2} role="img" aria-label={t('mark.right')} />
            ) : (
              <IconX size={16} stroke={2} role="img" aria-label={common('states.attention')} />
            )}
            <div className={classes.words}>
              <Words {...props} check={check} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function PublishedWords({ product, check }: WordsProps): ReactNode {
  const { t } = useTranslation(['availability', 'common']);
  if (check.isOk) return t('published.ok');
  return (
    <>
      {t('published.fails', { status: t(`common:productStatus.${product.status}`) })}
      <PublishButton product={product} />
    </>
  );
}

function ChannelWords({ findings, check }: WordsProps): ReactNode {
  const { t } = useTranslation('availability');
  const format = useFormat();
  const through = soldThrough(findings);
  if (check.isOk) {
    const on = through.filter((channel) => !channel.is_disabled);
    return t('channel.ok', { channels: format.list(on.map(({ name }) => name)) });
  }
  const [off] = through;
  const channels = (findings.shopChannels ?? []).map(({ name }) => name);
  return (
    <>
      {off
        ? t('channel.disabled', { channel: off.name })
        : t('channel.fails', { channels: format.list(channels) })}
      <EditLink form="organization">{t('channel.mend')}</EditLink>
    </>
  );
}

function ListedWords(): ReactNode {
  const { t } = useTranslation('availability');
  return t('listed.fails');
}

function VariantsWords(): ReactNode {
  const { t } = useTranslation('availability');
  return (
    <>
      {t('variants.none')}
      <EditLink form="newVariant">{t('variants.add')}</EditLink>
    </>
  );
}

function PriceOrStockWords({ verdict, findings, currency, check }: WordsProps): ReactNode {
  const { t } = useTranslation('availability');
  const format = useFormat();
  const about = check.name === 'price' ? 'price' : 'stock';
  const { isOk, variants } = check;
  if (isOk) return t(`passes.${about}`, { currency });
  const counts = {
    count: variants.length,
    number: format.number(variants.length),
    total: format.number(verdict.total),
  };
  const channels = stockChannels(findings.channels, findings.shopChannels);
  const elsewhere = about === 'stock' && channels.length > 0 && unitsElsewhere(variants);
  const sentence = (): string => {
    if (elsewhere) {
      const isEvery = variants.length === verdict.total;
      return t(isEvery ? 'elsewhere.all' : 'elsewhere.some', {
        channel: format.list(channels.map(({ name }) => name)),
        units: format.range(elsewhere),
        ...counts,
      });
    }
    return verdict.total === 1
      ? t(`failsOnly.${about}`, { currency })
      : t(`fails.${about}`, { currency, ...counts });
  };
  return (
    <>
      {sentence()}
      <FailingVariants about={about} variants={variants} isOnly={verdict.total === 1} />
    </>
  );
}

function ShippingWords({ findings, regionId, region, check }: WordsProps): ReactNode {
  const { t } = useTranslation('availability');
  const format = useFormat();
  if (check.isOk) return t('shipping.ok', { options: format.list(findings.shipping) });
  return (
    <>
      {t('shipping.fails', { region })}
      <Link to={paths.region(regionId, { edit: 'shipping' })} className={classes.link}>
        {t('shipping.mend')}
      </Link>
    </>
  );
}
