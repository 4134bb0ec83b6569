import type activity from '../../../public/locales/en/activity.json';
import type analytics from '../../../public/locales/en/analytics.json';
import type app from '../../../public/locales/en/app.json';
import type availability from '../../../public/locales/en/availability.json';
import type bulk from '../../../public/locales/en/bulk.json';
import type categories from '../../../public/locales/en/categories.json';
import type collections from '../../../public/locales/en/collections.json';
import type common from '../../../public/locales/en/common.json';
import type customerGroups from '../../../public/locales/en/customer-groups.json';
import type customers from '../../../public/locales/en/customers.json';
import type errors from '../../../public/locales/en/errors.json';
import type grid from '../../../public/locales/en/grid.json';
import type imports from '../../../public/locales/en/imports.json';
import type jobs from '../../../public/locales/en/jobs.json';
import type notes from '../../../public/locales/en/notes.json';
import type order from '../../../public/locales/en/order.json';
import type orderActions from '../../../public/locales/en/order-actions.json';
import type orderBulk from '../../../public/locales/en/order-bulk.json';
import type orderCommands from '../../../public/locales/en/order-commands.json';
import type orderEdit from '../../../public/locales/en/order-edit.json';
import type orderPrint from '../../../public/locales/en/order-print.json';
import type orderQueue from '../../../public/locales/en/order-queue.json';
import type orders from '../../../public/locales/en/orders.json';
import type palette from '../../../public/locales/en/palette.json';
import type productBulk from '../../../public/locales/en/product-bulk.json';
import type products from '../../../public/locales/en/products.json';
import type records from '../../../public/locales/en/records.json';
import type session from '../../../public/locales/en/session.json';
import type sets from '../../../public/locales/en/sets.json';
import type statuses from '../../../public/locales/en/statuses.json';
import type stock from '../../../public/locales/en/stock.json';
import type variantPicker from '../../../public/locales/en/variant-picker.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    /** English is complete; its keys are the keys of all languages. */
    resources: {
      activity: typeof activity;
      analytics: typeof analytics;
      app: typeof app;
      availability: typeof availability;
      bulk: typeof bulk;
      categories: typeof categories;
      collections: typeof collections;
      common: typeof common;
      'customer-groups': typeof customerGroups;
      customers: typeof customers;
      errors: typeof errors;
      grid: typeof grid;
      imports: typeof imports;
      jobs: typeof jobs;
      notes: typeof notes;
      order: typeof order;
      'order-actions': typeof orderActions;
      'order-bulk': typeof orderBulk;
      'order-commands': typeof orderCommands;
      'order-edit': typeof orderEdit;
      'order-print': typeof orderPrint;
      'order-queue': typeof orderQueue;
      orders: typeof orders;
      palette: typeof palette;
      'product-bulk': typeof productBulk;
      products: typeof products;
      records: typeof records;
      session: typeof session;
      sets: typeof sets;
      statuses: typeof statuses;
      stock: typeof stock;
      'variant-picker': typeof variantPicker;
    };
  }
}
