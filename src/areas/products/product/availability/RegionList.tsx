import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Product } from '../query.ts';
import { Checks } from './Checks.tsx';
import { StateIcon } from './StateIcon.tsx';
import classes from './availability.module.css';
import { pickRegion } from './overview.ts';
import type { RegionVerdict } from './overview.ts';
import { useRegionSentence } from './useRegionSentence.ts';

interface RegionListProps {
  product: Product;
  verdicts: readonly RegionVerdict[];
  regions: readonly RegionDetail[];
  /** Id of the region the user chose last. */
  wanted: string | undefined;
  onWant: (id: string) => void;
}

export function RegionList(props: RegionListProps): ReactNode {
  const { product, verdicts, regions, wanted, onWant } = props;
  const { t } = useTranslation('availability');
  const format = useFormat();
  const sentence = useRegionSentence();
  const id = useId();
  // Keep the initial choice, so that fixing a problem doesn't move the open panel.
  const [open, setOpen] = useState(() => pickRegion(verdicts, wanted)?.id);
  const checks = ({ findings, verdict }: RegionVerdict, region: RegionDetail): ReactNode => (
    <Checks
      product={product}
      verdict={verdict}
      findings={findings}
      regionId={region.id}
      region={region.name}
      currency={region.currency_code.toUpperCase()}
    />
  );
  const rows = verdicts.flatMap((row) => {
    const region = regions.find((one) => one.id === row.id);
    return region ? [{ ...row, region }] : [];
  });
  const [only] = rows;
  if (rows.length === 1 && only) return checks(only, only.region);
  return (
    <ul className={classes.regions} aria-label={t('region')}>
      {rows.map((row) => {
        const isOpen = row.id === open;
        const panel = `${id}-${row.id}`;
        return (
          <li key={row.id} className={classes.region}>
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => {
                setOpen(isOpen ? undefined : row.id);
                if (!isOpen) onWant(row.id);
              }}
            >
              <StateIcon state={row.state} size={16} />
              <span className="qm-visually-hidden">{sentence(row, row.region.name)}</span>
              <span className={classes.name} aria-hidden data-no-translate>
                {row.region.name}
              </span>
              <span className={classes.quiet} dir="ltr" aria-hidden>
                {format.number(row.verdict.buyable)} / {format.number(row.verdict.total)}
              </span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.chevron} />
            </button>
            {isOpen ? (
              <div id={panel} className={classes.panel}>
                {checks(row, row.region)}
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
