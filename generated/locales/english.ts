/* Generated from public/locales/en/, do not edit. */
import activity from '../../public/locales/en/activity.json';
import afterSales from '../../public/locales/en/after-sales.json';
import analytics from '../../public/locales/en/analytics.json';
import app from '../../public/locales/en/app.json';
import availability from '../../public/locales/en/availability.json';
import bulk from '../../public/locales/en/bulk.json';
import categories from '../../public/locales/en/categories.json';
import channels from '../../public/locales/en/channels.json';
import collections from '../../public/locales/en/collections.json';
import common from '../../public/locales/en/common.json';
import customerGroups from '../../public/locales/en/customer-groups.json';
import customers from '../../public/locales/en/customers.json';
import demo from '../../public/locales/en/demo.json';
import developer from '../../public/locales/en/developer.json';
import discountCodes from '../../public/locales/en/discount-codes.json';
import discounts from '../../public/locales/en/discounts.json';
import drafts from '../../public/locales/en/drafts.json';
import errors from '../../public/locales/en/errors.json';
import extensions from '../../public/locales/en/extensions.json';
import figures from '../../public/locales/en/figures.json';
import giftCards from '../../public/locales/en/gift-cards.json';
import grid from '../../public/locales/en/grid.json';
import home from '../../public/locales/en/home.json';
import imports from '../../public/locales/en/imports.json';
import inventory from '../../public/locales/en/inventory.json';
import jobs from '../../public/locales/en/jobs.json';
import keys from '../../public/locales/en/keys.json';
import locations from '../../public/locales/en/locations.json';
import notes from '../../public/locales/en/notes.json';
import notifications from '../../public/locales/en/notifications.json';
import order from '../../public/locales/en/order.json';
import orderActions from '../../public/locales/en/order-actions.json';
import orderBulk from '../../public/locales/en/order-bulk.json';
import orderCommands from '../../public/locales/en/order-commands.json';
import orderEdit from '../../public/locales/en/order-edit.json';
import orderPrint from '../../public/locales/en/order-print.json';
import orderQueue from '../../public/locales/en/order-queue.json';
import orders from '../../public/locales/en/orders.json';
import palette from '../../public/locales/en/palette.json';
import people from '../../public/locales/en/people.json';
import priceLists from '../../public/locales/en/price-lists.json';
import priceTools from '../../public/locales/en/price-tools.json';
import productBulk from '../../public/locales/en/product-bulk.json';
import productPrices from '../../public/locales/en/product-prices.json';
import products from '../../public/locales/en/products.json';
import profile from '../../public/locales/en/profile.json';
import records from '../../public/locales/en/records.json';
import regions from '../../public/locales/en/regions.json';
import reports from '../../public/locales/en/reports.json';
import reservations from '../../public/locales/en/reservations.json';
import returnReasons from '../../public/locales/en/return-reasons.json';
import returns from '../../public/locales/en/returns.json';
import session from '../../public/locales/en/session.json';
import sets from '../../public/locales/en/sets.json';
import settings from '../../public/locales/en/settings.json';
import setup from '../../public/locales/en/setup.json';
import shippingProfiles from '../../public/locales/en/shipping-profiles.json';
import statuses from '../../public/locales/en/statuses.json';
import stock from '../../public/locales/en/stock.json';
import stockSheet from '../../public/locales/en/stock-sheet.json';
import storeSettings from '../../public/locales/en/store-settings.json';
import taxes from '../../public/locales/en/taxes.json';
import variantPicker from '../../public/locales/en/variant-picker.json';

export const english = {
  'activity': activity,
  'after-sales': afterSales,
  'analytics': analytics,
  'app': app,
  'availability': availability,
  'bulk': bulk,
  'categories': categories,
  'channels': channels,
  'collections': collections,
  'common': common,
  'customer-groups': customerGroups,
  'customers': customers,
  'demo': demo,
  'developer': developer,
  'discount-codes': discountCodes,
  'discounts': discounts,
  'drafts': drafts,
  'errors': errors,
  'extensions': extensions,
  'figures': figures,
  'gift-cards': giftCards,
  'grid': grid,
  'home': home,
  'imports': imports,
  'inventory': inventory,
  'jobs': jobs,
  'keys': keys,
  'locations': locations,
  'notes': notes,
  'notifications': notifications,
  'order': order,
  'order-actions': orderActions,
  'order-bulk': orderBulk,
  'order-commands': orderCommands,
  'order-edit': orderEdit,
  'order-print': orderPrint,
  'order-queue': orderQueue,
  'orders': orders,
  'palette': palette,
  'people': people,
  'price-lists': priceLists,
  'price-tools': priceTools,
  'product-bulk': productBulk,
  'product-prices': productPrices,
  'products': products,
  'profile': profile,
  'records': records,
  'regions': regions,
  'reports': reports,
  'reservations': reservations,
  'return-reasons': returnReasons,
  'returns': returns,
  'session': session,
  'sets': sets,
  'settings': settings,
  'setup': setup,
  'shipping-profiles': shippingProfiles,
  'statuses': statuses,
  'stock': stock,
  'stock-sheet': stockSheet,
  'store-settings': storeSettings,
  'taxes': taxes,
  'variant-picker': variantPicker,
};
