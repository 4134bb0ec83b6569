import { IconBarcode, IconBuildingWarehouse } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-inventory-item',
      label: 'new.inventoryItem',
      icon: IconBuildingWarehouse,
      to: paths.newInventoryItem(),
    },
    { id: 'stocktake', label: 'stocktake', icon: IconBarcode, to: paths.stocktake() },
  ],
};
