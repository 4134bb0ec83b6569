import type { ReactNode } from 'react';
import { orderName } from '../names.ts';
import { PrintedItemName } from './PrintedItemName.tsx';
import type { Pick, PickPlace } from './pick-list.ts';
import { SheetPaper } from './SheetPaper.tsx';
import type { SheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

interface PickListSheetProps {
  places: readonly PickPlace[];
  /** By location id */
  locations: ReadonlyMap<string, string>;
  orders: number;
  words: SheetWords;
  store: string;
  made: Date;
}

export function PickListSheet(props: PickListSheetProps): ReactNode {
  const { places, locations, orders, words, store, made } = props;
  const { t, format } = words;
  const day = format.date(made);
  return (
    <SheetPaper
      words={words}
      store={store}
      title={t('sheet.picklist')}
      page="picklist"
      name={day}
      isNumbered
      facts={[
        { label: t('sheet.date'), value: <bdi>{`${day}, ${format.time(made)}`}</bdi> },
        { label: t('sheet.orders'), value: <bdi>{format.number(orders)}</bdi> },
      ]}
    >
      {places.map(({ location, picks }) => {
        const name = location === undefined ? undefined : locations.get(location);
        return (
          <section key={location ?? ''} className={classes.place}>
            <h3 className={classes.placeName}>
              <bdi>{name ?? t('sheet.anyLocation')}</bdi>
            </h3>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col" className={classes.ticked}>
                    {t('sheet.sku')}
                  </th>
                  <th scope="col">{t('sheet.item')}</th>
                  <th scope="col" className={classes.figure}>
                    {t('sheet.quantity')}
                  </th>
                  <th scope="col">{t('sheet.orders')}</th>
                </tr>
              </thead>
              <tbody>
                {picks.map((pick) => (
                  <PickRow key={pick.key} pick={pick} words={words} />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </SheetPaper>
  );
}

function PickRow({ pick, words }: { pick: Pick; words: SheetWords }): ReactNode {
  const { t, format } = words;
  return (
    <tr>
      <td className={classes.ticked}>
        <bdi className={classes.code}>{pick.sku}</bdi>
        {pick.barcode ? <bdi className={classes.barcode}>{pick.barcode}</bdi> : null}
      </td>
      <td>
        <PrintedItemName item={pick} />
      </td>
      <td className={classes.figure}>
        <strong>{format.number(pick.quantity)}</strong>
      </td>
      <td className={classes.needs}>
        {pick.orders.map(({ id, number, quantity }) => (
          <bdi key={id}>
            {t('sheet.unitsFor', {
              name: orderName({ display_id: number }),
              quantity: format.number(quantity),
            })}
          </bdi>
        ))}
      </td>
    </tr>
  );
}
