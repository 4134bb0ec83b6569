import type { Page } from '@playwright/test';
import { createProduct } from './products.ts';
import type { ApiProduct, ApiVariant } from './products.ts';
import type { Api } from './test.ts';

let made = 0;

export async function withVariants(api: Api, sizes = ['S', 'M'], colours = ['red', 'blue']) {
  made += 1;
  const code = `V${process.pid}-${Date.now().toString(36)}-${made}`;
  const product = await createProduct(api, {
    options: [{ title: 'Size' }, { title: 'Colour' }],
    variants: sizes.flatMap((size) =>
      colours.map((colour) => ({
        title: `${size} / ${colour}`,
        sku: `${code}-${size}-${colour}`,
        manage_inventory: true,
        options: [{ value: size }, { value: colour }],
        prices: [{ currency_code: 'eur', amount: 1000 }],
      })),
    ),
  });
  return { product, code };
}

export const variantOf = (product: ApiProduct, title: string): ApiVariant => {
  const variant = product.variants?.find((one) => one.title === title);
  if (!variant) throw new Error(`No variant ${title}`);
  return variant;
};

/** From the menu of its row. */
export async function openAction(page: Page, variant: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${variant}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
