import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import type { Option } from '#ui/picker/source.ts';
import type { Item } from '../item/query.ts';
import { Counting } from './Counting.tsx';
import classes from './stocktake.module.css';
import { lastCountedAt, openCounts, watchCounts } from './stored-counts.ts';

interface CountedLocationProps {
  locations: readonly [StockLocation, ...StockLocation[]];
  /** See `ownerKey`. */
  owner: string;
  /** All items of the store. */
  items: readonly Item[];
}

export function CountedLocation({ locations, owner, items }: CountedLocationProps): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(() => lastCountedAt(owner) ?? null);
  const [counts, setCounts] = useState(() => openCounts(owner));
  useEffect(() => watchCounts(() => setCounts(openCounts(owner))), [owner]);
  const location = locations.find(({ id }) => id === chosen) ?? locations[0];
  const options = locations.map(({ id, name }): Option => {
    // The page shows the count of the chosen one.
    const count = id === location.id ? undefined : counts.get(id);
    const option = { value: id, label: name };
    if (count === undefined) return option;
    return { ...option, detail: t('stocktake.items', { count, number: format.number(count) }) };
  });
  return (
    <>
      <div className={classes.location}>
        <EntitySelect
          label={t('stock.location')}
          keepOne
          source={{
            ...fixedSource(options),
            detailed: options.some(({ detail }) => detail !== undefined),
          }}
          value={location.id}
          onChange={(id) => {
            setChosen(id);
            setCounts(openCounts(owner));
          }}
        />
      </div>
      <Counting location={location} owner={owner} items={items} />
    </>
  );
}
