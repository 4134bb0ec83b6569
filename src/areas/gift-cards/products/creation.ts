import type { CreateProductBody, Product } from '#generated/admin/admin.schemas.ts';
import { createProduct, listProducts } from '#generated/admin/products/products.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const giftCardProductCreation: Creation<CreateProductBody, Product> = {
  operation: 'createProduct',
  create: async (body, call) => (await createProduct(body, call)).product,
  find: async ({ title }, call) =>
    (
      await listProducts(
        {
          title,
          is_giftcard: true,
          order: '-created_at' satisfies OrderOf<typeof listProducts>,
          limit: 50,
        },
        call,
      )
    ).products,
  isNamed: (product, { title }) => product.title === title,
};
