/* Generated from openapi/, do not edit. */
export * from './auth/auth.zod.ts';
export * from './carts/carts.zod.ts';
export * from './customers/customers.zod.ts';
export * from './order-edits/order-edits.zod.ts';
export * from './orders/orders.zod.ts';
export * from './payment-collections/payment-collections.zod.ts';
export * from './products/products.zod.ts';
export * from './returns/returns.zod.ts';
export * from './swaps/swaps.zod.ts';
