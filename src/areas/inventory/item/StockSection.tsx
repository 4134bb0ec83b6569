import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineEdit } from '#ui/form/InlineEdit.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { listOf } from '#ui/format/instant.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { FactsSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { unitsOf } from '../list/stock.ts';
import type { Item } from './query.ts';
import classes from './item.module.css';

const loadForm = () => import('./StockForm.tsx');
export const StockForm = lazyNamed(loadForm, 'StockForm');

interface StockSectionProps {
  item: Item;
  onEdit: () => void;
}

const KINDS = ['stocked', 'reserved', 'available', 'incoming'] as const;

export function StockSection({ item, onEdit }: StockSectionProps): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { data: locations, isPending, refetch } = useStockLocations();
  const nameOf = (id: string): string => locations?.find((one) => one.id === id)?.name ?? id;
  const levels = listOf(item.location_levels);
  const all = unitsOf(item);
  return (
    <Section
      title={t('stock.title')}
      action={<EditButton label={t('stock.edit')} onClick={onEdit} />}
    >
      {levels.length === 0 ? (
        <SectionNote>{t('stock.nowhere')}</SectionNote>
      ) : isPending ? (
        <>
          <FactsSkeleton facts={levels.length} />
          <SlowNotice onRetry={() => void refetch()} />
        </>
      ) : (
        <table className={classes.stock} aria-label={t('stock.title')}>
          <thead>
            <tr>
              <th scope="col">{t('stock.location')}</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col" className={classes.figure}>
                  {t(`columns.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map(({ id, location_id: location }) => {
              const units = unitsOf(item, [location]);
              return (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{nameOf(location)}</bdi>
                  </th>
                  {KINDS.map((kind) => (
                    <td key={kind} className={classes.figure} data-low={units[kind] < 0}>
                      {kind === 'stocked' && locations ? (
                        <InlineEdit
                          isCell
                          label={`${t('columns.stocked')} · ${nameOf(location)}`}
                          shown={format.number(units.stocked)}
                          load={loadForm}
                          renderEditor={(onClose) => (
                            <StockForm id={item.id} only={location} onClose={onClose} />
                          )}
                        />
                      ) : (
                        format.number(units[kind])
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          {levels.length > 1 ? (
            <tfoot>
              <tr>
                <th scope="row">{t('stock.all')}</th>
                {KINDS.map((kind) => (
                  <td key={kind} className={classes.figure} data-low={all[kind] < 0}>
                    {format.number(all[kind])}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      )}
    </Section>
  );
}
