import type { ComponentType } from 'react';
import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  InventoryItem,
  ListCollectionsParams,
  ListCustomerGroupsParams,
  ListCustomersParams,
  ListDiscountsParams,
  ListDraftOrdersParams,
  ListGiftCardsParams,
  ListInventoryItemsParams,
  ListOrdersParams,
  ListProductsParams,
  ListReservationsParams,
  Order,
  PriceList,
  Product,
  ProductCollection,
  Region,
  ReservationItem,
  Return,
  SalesChannel,
  StockLocation,
} from '#generated/admin/admin.schemas.ts';
import type { ExtensionField } from './field.ts';

/** A module's default export, as for `React.lazy`. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** In the files of `locales/`. */
export type TextKey = string;

export type ExtensionIcon = ComponentType<{ size?: number; stroke?: number }>;

export interface PageProps {
  /** Of the page's path. */
  params: Readonly<Record<string, string | undefined>>;
}

export interface ExtensionPage {
  /** Below the extension's address: `/`, `/claims` or `/claims/:id`. */
  path: string;
  title: TextKey;
  icon?: ExtensionIcon;
  load: LoadPart<PageProps>;
}

export interface ExtensionLink {
  /** Path of a page, with or without a query string. */
  to: string;
  label: TextKey;
  icon?: ExtensionIcon;
}

/** A section of the home page. */
export interface ExtensionTile {
  title: TextKey;
  load: LoadPart;
}

/** A page of the extension, listed in the settings. */
export interface ExtensionSetting extends ExtensionLink {
  /** One sentence. */
  text: TextKey;
}

/** Records with a page, by kind, with their own columns. */
export interface ExtensionRecords {
  collection: ProductCollection;
  customer: Customer;
  customerGroup: CustomerGroup;
  discount: Discount;
  draftOrder: DraftOrder;
  giftCard: GiftCard;
  inventoryItem: InventoryItem;
  order: Order;
  priceList: PriceList;
  product: Product;
  region: Region;
  salesChannel: SalesChannel;
  stockLocation: StockLocation;
}

export type RecordKind = keyof ExtensionRecords;

export interface RecordProps<Kind extends RecordKind = RecordKind> {
  id: string;
  record: ExtensionRecords[Kind];
}

/** At the end of the record's main column. */
export type ExtensionSection = {
  [Kind in RecordKind]: {
    on: Kind;
    title: TextKey;
    load: LoadPart<RecordProps<Kind>>;
  };
}[RecordKind];

/** Rows of lists, by the list's name. */
export interface ExtensionRows {
  collections: ProductCollection;
  'customer-groups': CustomerGroup;
  customers: Customer;
  discounts: Discount;
  drafts: DraftOrder;
  'gift-cards': GiftCard;
  inventory: InventoryItem;
  orders: Order;
  'price-lists': PriceList;
  products: Product;
  reservations: ReservationItem;
  returns: Return;
}

export type ListName = keyof ExtensionRows;

export interface CellProps<List extends ListName = ListName> {
  id: string;
  /** The list reads some of the fields only. */
  row: Partial<ExtensionRows[List]>;
  /** All of the page, so that one call serves all cells. */
  ids: readonly string[];
}

/** Hidden until chosen in the list's display menu. */
export type ExtensionColumn = {
  [List in ListName]: {
    on: List;
    id: string;
    header: TextKey;
    /** Pixels. */
    width?: number;
    load: LoadPart<CellProps<List>>;
  };
}[ListName];

export interface ActionProps<Kind extends RecordKind = RecordKind> extends RecordProps<Kind> {
  onClose: () => void;
}

/** In the record's menu; runs at once or opens a dialog. */
export type ExtensionAction = {
  [Kind in RecordKind]: {
    on: Kind;
    label: TextKey;
    icon?: ExtensionIcon;
    /** Against it now: the entry is disabled and shows this text. */
    reason?: (record: ExtensionRecords[Kind]) => TextKey | undefined;
  } & (
    | { run: (props: RecordProps<Kind>) => Promise<void> | void; open?: never }
    | { open: LoadPart<ActionProps<Kind>>; run?: never }
  );
}[RecordKind];

export interface SelectionProps {
  ids: readonly string[];
  /** Deselects all rows. */
  clear: () => void;
}

export interface BulkActionProps extends SelectionProps {
  onClose: () => void;
}

export type SelectableList =
  | 'customers'
  | 'discounts'
  | 'gift-cards'
  | 'inventory'
  | 'orders'
  | 'price-lists'
  | 'products';

/** Beside the list's own actions once rows are selected; runs at once or opens a dialog. */
export type ExtensionBulkAction = {
  on: SelectableList;
  label: TextKey;
  icon?: ExtensionIcon;
} & (
  | { run: (props: SelectionProps) => Promise<void> | void; open?: never }
  | { open: LoadPart<BulkActionProps>; run?: never }
);

/** A tab of the list. */
export interface ExtensionView {
  on: ListName;
  id: string;
  label: TextKey;
  /** Of the list's address: `status=draft&q=oil`. */
  query: string;
}

/** Query parameters of lists' operations. */
export interface ExtensionParams {
  collections: ListCollectionsParams;
  'customer-groups': ListCustomerGroupsParams;
  customers: ListCustomersParams;
  discounts: ListDiscountsParams;
  drafts: ListDraftOrdersParams;
  'gift-cards': ListGiftCardsParams;
  inventory: ListInventoryItemsParams;
  orders: ListOrdersParams;
  products: ListProductsParams;
  reservations: ListReservationsParams;
}

export interface ExtensionChoice<Params extends object = object> {
  value: string;
  label: TextKey;
  /** Replace those of the list's other filters. */
  params: Params;
}

/** Read as a whole, so that their filters choose rows in the browser. */
export type WholeList = 'price-lists' | 'returns';

export interface ExtensionRowChoice<List extends WholeList = WholeList> {
  value: string;
  label: TextKey;
  /** The list has some of a row's fields only. */
  keeps: (row: Partial<ExtensionRows[List]>) => boolean;
}

/** In the filter menu; `x-<extension>.<id>=<value>` in the address. */
export type ExtensionFilter =
  | {
      [List in keyof ExtensionParams]: {
        on: List;
        id: string;
        label: TextKey;
        options: readonly ExtensionChoice<
          Omit<ExtensionParams[List], 'expand' | 'fields' | 'limit' | 'offset' | 'order'>
        >[];
      };
    }[keyof ExtensionParams]
  | {
      [List in WholeList]: {
        on: List;
        id: string;
        label: TextKey;
        options: readonly ExtensionRowChoice<List>[];
      };
    }[WholeList];

export interface CommandProps {
  /** Goes to a page of the app, such as `paths.orders()`. */
  open: (to: string) => void;
}

export type ExtensionCommand = {
  label: TextKey;
  icon?: ExtensionIcon;
  /** Further words to find it by, in one text. */
  keywords?: TextKey;
} & (
  | { to: ExtensionLink['to']; run?: never }
  | { run: (app: CommandProps) => Promise<void> | void; to?: never }
);

export interface Extension {
  /** That of its folder. */
  name: string;
  /** Those without parameters are in the palette. */
  pages?: readonly ExtensionPage[];
  /** Entries of the navigation, below those of the store. */
  navigation?: readonly ExtensionLink[];
  /** On the pages of records. */
  sections?: readonly ExtensionSection[];
  /** In lists. */
  columns?: readonly ExtensionColumn[];
  /** In the menus of records. */
  actions?: readonly ExtensionAction[];
  tiles?: readonly ExtensionTile[];
  settings?: readonly ExtensionSetting[];
  /** Of its fields; default: its name. */
  title?: TextKey;
  fields?: readonly ExtensionField[];
  bulkActions?: readonly ExtensionBulkAction[];
  commands?: readonly ExtensionCommand[];
  views?: readonly ExtensionView[];
  filters?: readonly ExtensionFilter[];
}

export const defineExtension = (extension: Extension): Extension => extension;
