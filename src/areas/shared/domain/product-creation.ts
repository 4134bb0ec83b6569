import type {
  CreateProductBody,
  CreateProductOptionBody,
  CreateProductVariantBody,
  Product,
  ProductDetail,
} from '#generated/admin/admin.schemas.ts';
import {
  createProduct,
  createProductOption,
  createProductVariant,
  getProduct,
  listProducts,
} from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Creation } from '../save/create-once.ts';

export const productCreation: Creation<CreateProductBody, Product> = {
  operation: 'createProduct',
  create: async (body, call) => (await createProduct(body, call)).product,
  find: async ({ handle = '' }, call) => (await listProducts({ handle, limit: 50 }, call)).products,
  isNamed: (product, { handle }) => product.handle === handle,
};

const read = async (productId: string, call: CallOptions): Promise<ProductDetail> =>
  (await getProduct(productId, call)).product;

type Variant = ProductDetail['variants'][number];

const hasOptions = (variant: Variant, { options }: CreateProductVariantBody): boolean =>
  (options ?? []).every(({ option_id: id, value }) =>
    variant.options.some((option) => option.option_id === id && option.value === value),
  );

export const variantCreation = (
  productId: string,
): Creation<CreateProductVariantBody, Variant> => ({
  operation: 'createProductVariant',
  create: async (body, call) =>
    (await createProductVariant(productId, body, call)).product.variants.find((variant) =>
      hasOptions(variant, body),
    ),
  find: async (_body, call) => (await read(productId, call)).variants,
  isNamed: hasOptions,
});

export const optionCreation = (
  productId: string,
): Creation<CreateProductOptionBody, ProductDetail['options'][number]> => ({
  operation: 'createProductOption',
  create: async (body, call) =>
    (await createProductOption(productId, body, call)).product.options.find(
      ({ title }) => title === body.title,
    ),
  find: async (_body, call) => (await read(productId, call)).options,
  isNamed: (option, { title }) => option.title === title,
});
