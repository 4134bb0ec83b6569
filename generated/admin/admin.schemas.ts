/* Generated from openapi/, do not edit. */
export type UserRole = typeof UserRole[keyof typeof UserRole];

export const UserRole = {
  admin: 'admin',
  member: 'member',
  developer: 'developer',
} as const;

/**
 * @nullable
 */
export type UserMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an user.
 */
export interface User {
  id: string;
  role: UserRole;
  email: string;
  /** @nullable */
  first_name: string | null;
  /** @nullable */
  last_name: string | null;
  /** @nullable */
  api_token: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: UserMetadata;
  /**
     * Only in the answer to a change, and always empty there.
     * @nullable
     */
  password_hash?: string | null;
}

/**
 * Answer with a user.
 */
export interface UserResponse {
  user: User;
}

/**
 * What went wrong, as the server says it.
 */
export interface Problem {
  /** Short code; not always there. */
  code?: string;
  /** Kind of the error, such as invalid_data or not_found. */
  type?: string;
  /** One sentence in English. */
  message: string;
}

export interface CreateSessionBody {
  email: string;
  password: string;
}

export interface CreateTokenBody {
  email: string;
  password: string;
}

/**
 * Answer with bearer auth.
 */
export interface BearerAuthResponse {
  access_token: string;
}

/**
 * Bounds of a date filter; ISO 8601.
 */
export interface DateRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
}

export type BatchJobType = typeof BatchJobType[keyof typeof BatchJobType];

export const BatchJobType = {
  'product-import': 'product-import',
  'product-export': 'product-export',
  'price-list-import': 'price-list-import',
  'order-export': 'order-export',
} as const;

export type BatchJobStatus = typeof BatchJobStatus[keyof typeof BatchJobStatus];

export const BatchJobStatus = {
  created: 'created',
  pre_processed: 'pre_processed',
  confirmed: 'confirmed',
  processing: 'processing',
  completed: 'completed',
  canceled: 'canceled',
  failed: 'failed',
} as const;

/**
 * @nullable
 */
export type BatchJobContext = { [key: string]: unknown } | null;

export type BatchJobResultErrorsItem = string | {
  message?: string;
  code?: string | number;
  err?: string[];
};

export type BatchJobResultStatDescriptorsItem = {
  key: string;
  name: string;
  message: string;
};

/**
 * Files that the job wrote for itself.
 */
export type BatchJobResultFiles = {[key: string]: string};

/**
 * How much of each kind there is to do.
 */
export type BatchJobResultOperations = {[key: string]: number};

/**
 * @nullable
 */
export type BatchJobResult = {
  count?: number;
  advancement_count?: number;
  progress?: number;
  errors?: BatchJobResultErrorsItem[];
  stat_descriptors?: BatchJobResultStatDescriptorsItem[];
  file_key?: string;
  file_size?: number;
  /** Files that the job wrote for itself. */
  files?: BatchJobResultFiles;
  /** How much of each kind there is to do. */
  operations?: BatchJobResultOperations;
} | null;

/**
 * Own columns of a batch job.
 */
export interface BatchJob {
  id: string;
  type: BatchJobType;
  status: BatchJobStatus;
  /** @nullable */
  created_by: string | null;
  /** @nullable */
  context: BatchJobContext;
  dry_run: boolean;
  /** @nullable */
  result: BatchJobResult;
  /** @nullable */
  pre_processed_at: string | null;
  /** @nullable */
  processing_at: string | null;
  /** @nullable */
  confirmed_at: string | null;
  /** @nullable */
  completed_at: string | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  failed_at: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Answer with batch jobs.
 */
export interface BatchJobListResponse {
  batch_jobs: BatchJob[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateBatchJobBodyContext = { [key: string]: unknown };

export interface CreateBatchJobBody {
  type: string;
  context: CreateBatchJobBodyContext;
  dry_run?: boolean;
}

/**
 * Answer with a batch job.
 */
export interface BatchJobResponse {
  batch_job: BatchJob;
}

/**
 * What a user agreed to share.
 */
export interface AnalyticsConfig {
  id: string;
  user_id: string;
  opt_out: boolean;
  anonymize: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
}

/**
 * Answer with usage-data preferences.
 */
export interface AnalyticsConfigResponse {
  analytics_config: AnalyticsConfig;
}

export interface CreateAnalyticsConfigBody {
  opt_out: boolean;
  anonymize?: boolean;
}

/**
 * Says whose preferences are gone.
 */
export interface DeletedAnalyticsConfig {
  user_id: string;
  object: string;
  deleted: boolean;
}

export interface UpdateAnalyticsConfigBody {
  opt_out?: boolean;
  anonymize?: boolean;
}

/**
 * @nullable
 */
export type ProductCollectionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product collection.
 */
export interface ProductCollection {
  id: string;
  title: string;
  /** @nullable */
  handle: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductCollectionMetadata;
}

export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];

export const ProductStatus = {
  draft: 'draft',
  proposed: 'proposed',
  published: 'published',
  rejected: 'rejected',
} as const;

/**
 * @nullable
 */
export type ProductMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product.
 */
export interface Product {
  id: string;
  title: string;
  /** @nullable */
  subtitle: string | null;
  /** @nullable */
  description: string | null;
  /** @nullable */
  handle: string | null;
  is_giftcard: boolean;
  status: ProductStatus;
  /** @nullable */
  thumbnail: string | null;
  profile_id?: string;
  /** @nullable */
  weight: number | null;
  /** @nullable */
  length: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  width: number | null;
  /** @nullable */
  hs_code: string | null;
  /** @nullable */
  origin_country: string | null;
  /** @nullable */
  mid_code: string | null;
  /** @nullable */
  material: string | null;
  /** @nullable */
  collection_id: string | null;
  /** @nullable */
  type_id: string | null;
  discountable: boolean;
  /** @nullable */
  external_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductMetadata;
}

export type ShippingProfileType = typeof ShippingProfileType[keyof typeof ShippingProfileType];

export const ShippingProfileType = {
  default: 'default',
  gift_card: 'gift_card',
  custom: 'custom',
} as const;

/**
 * @nullable
 */
export type ShippingProfileMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping profile.
 */
export interface ShippingProfile {
  id: string;
  name: string;
  type: ShippingProfileType;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ShippingProfileMetadata;
}

/**
 * Product of a shipping profile.
 */
export type ProductInShippingProfile = Product & ({
  profile?: ShippingProfile | null;
  profiles?: ShippingProfile[];
});

/**
 * Product collection as a list shows it.
 */
export type ProductCollectionListItem = ProductCollection & {
  products?: ProductInShippingProfile[];
};

/**
 * Answer with product collections.
 */
export interface ProductCollectionListResponse {
  collections: ProductCollectionListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateCollectionBodyMetadata = { [key: string]: unknown };

export interface CreateCollectionBody {
  title: string;
  handle?: string;
  metadata?: CreateCollectionBodyMetadata;
}

/**
 * Product collection as staff read it.
 */
export type ProductCollectionDetail = ProductCollection & {
  products: ProductInShippingProfile[];
};

/**
 * Answer with a product collection.
 */
export interface ProductCollectionResponse {
  collection: ProductCollectionDetail;
}

export type UpdateCollectionBodyMetadata = { [key: string]: unknown };

export interface UpdateCollectionBody {
  title?: string;
  /** @nullable */
  handle?: string | null;
  metadata?: UpdateCollectionBodyMetadata;
}

/**
 * Says which record is gone.
 */
export interface DeletedRecord {
  id: string;
  /** Kind of the record. */
  object: string;
  deleted: boolean;
}

export interface AddProductsToCollectionBody {
  product_ids: string[];
}

export interface RemoveProductsFromCollectionBody {
  product_ids: string[];
}

/**
 * Answer with delete products from collection.
 */
export interface DeleteProductsFromCollectionResponse {
  id: string;
  object: string;
  removed_products: string[];
}

/**
 * Own columns of a currency.
 */
export interface Currency {
  code: string;
  symbol: string;
  symbol_native: string;
  name: string;
  includes_tax?: boolean;
}

/**
 * Answer with currencies.
 */
export interface CurrencyListResponse {
  currencies: Currency[];
  count: number;
  offset: number;
  limit: number;
}

export interface UpdateCurrencyBody {
  includes_tax?: boolean;
}

/**
 * Answer with a currency.
 */
export interface CurrencyResponse {
  currency: Currency;
}

/**
 * @nullable
 */
export type CustomerGroupMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a customer group.
 */
export interface CustomerGroup {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: CustomerGroupMetadata;
}

/**
 * @nullable
 */
export type CustomerMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a customer.
 */
export interface Customer {
  id: string;
  email: string;
  /** @nullable */
  first_name: string | null;
  /** @nullable */
  last_name: string | null;
  /** @nullable */
  billing_address_id: string | null;
  /** @nullable */
  phone: string | null;
  has_account: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: CustomerMetadata;
}

/**
 * Customer group; its customers when asked for.
 */
export type CustomerGroupDetail = CustomerGroup & {
  customers?: Customer[];
};

/**
 * Answer with customer groups.
 */
export interface CustomerGroupListResponse {
  customer_groups: CustomerGroupDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateCustomerGroupBodyMetadata = { [key: string]: unknown };

export interface CreateCustomerGroupBody {
  name: string;
  metadata?: CreateCustomerGroupBodyMetadata;
}

/**
 * Answer with a customer group.
 */
export interface CustomerGroupResponse {
  customer_group: CustomerGroupDetail;
}

export type UpdateCustomerGroupBodyMetadata = { [key: string]: unknown };

export interface UpdateCustomerGroupBody {
  name?: string;
  metadata?: UpdateCustomerGroupBodyMetadata;
}

export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];

export const OrderStatus = {
  pending: 'pending',
  completed: 'completed',
  archived: 'archived',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type OrderFulfillmentStatus = typeof OrderFulfillmentStatus[keyof typeof OrderFulfillmentStatus];

export const OrderFulfillmentStatus = {
  not_fulfilled: 'not_fulfilled',
  partially_fulfilled: 'partially_fulfilled',
  fulfilled: 'fulfilled',
  partially_shipped: 'partially_shipped',
  shipped: 'shipped',
  partially_returned: 'partially_returned',
  returned: 'returned',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type OrderPaymentStatus = typeof OrderPaymentStatus[keyof typeof OrderPaymentStatus];

export const OrderPaymentStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  captured: 'captured',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

/**
 * @nullable
 */
export type OrderMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an order.
 */
export interface Order {
  id: string;
  status: OrderStatus;
  fulfillment_status: OrderFulfillmentStatus;
  payment_status: OrderPaymentStatus;
  display_id: number;
  /** @nullable */
  cart_id: string | null;
  customer_id: string;
  email: string;
  /** @nullable */
  billing_address_id?: string | null;
  /** @nullable */
  shipping_address_id?: string | null;
  region_id: string;
  currency_code: string;
  /** @nullable */
  tax_rate: number | null;
  /** @nullable */
  draft_order_id: string | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  idempotency_key?: string | null;
  /** @nullable */
  external_id?: string | null;
  /** @nullable */
  sales_channel_id?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: OrderMetadata;
  /** Missing when the call names its columns with `fields`. */
  object?: 'order';
}

/**
 * @nullable
 */
export type AddressMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an address.
 */
export interface Address {
  id: string;
  /** @nullable */
  customer_id: string | null;
  /** @nullable */
  company: string | null;
  /** @nullable */
  first_name: string | null;
  /** @nullable */
  last_name: string | null;
  /** @nullable */
  address_1: string | null;
  /** @nullable */
  address_2: string | null;
  /** @nullable */
  city: string | null;
  /** @nullable */
  country_code: string | null;
  /** @nullable */
  province: string | null;
  /** @nullable */
  postal_code: string | null;
  /** @nullable */
  phone: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: AddressMetadata;
}

/**
 * Customer as a list shows it; relations when asked for.
 */
export type CustomerListItem = Customer & {
  groups?: CustomerGroup[];
  orders?: Order[];
  shipping_addresses?: Address[];
};

/**
 * Answer with customers.
 */
export interface CustomerListResponse {
  customers: CustomerListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type AddCustomersToGroupBodyCustomerIdsItem = {
  id: string;
};

export interface AddCustomersToGroupBody {
  customer_ids: AddCustomersToGroupBodyCustomerIdsItem[];
}

export type RemoveCustomersFromGroupBodyCustomerIdsItem = {
  id: string;
};

export interface RemoveCustomersFromGroupBody {
  customer_ids: RemoveCustomersFromGroupBodyCustomerIdsItem[];
}

export type CreateCustomerBodyMetadata = { [key: string]: unknown };

export interface CreateCustomerBody {
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  phone?: string;
  metadata?: CreateCustomerBodyMetadata;
}

/**
 * Customer as staff read it.
 */
export type CustomerDetail = Customer & ({
  orders?: Order[];
  shipping_addresses?: Address[];
  groups?: CustomerGroup[];
  /**
     * Only in the answer that creates the customer.
     * @nullable
     */
  password_hash?: string | null;
});

/**
 * Answer with a customer.
 */
export interface CustomerResponse {
  customer: CustomerDetail;
}

export type UpdateCustomerBodyGroupsItem = {
  id: string;
};

export type UpdateCustomerBodyMetadata = { [key: string]: unknown };

export interface UpdateCustomerBody {
  email?: string;
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  /** @nullable */
  phone?: string | null;
  password?: string;
  groups?: UpdateCustomerBodyGroupsItem[];
  metadata?: UpdateCustomerBodyMetadata;
}

export type DiscountRuleType = typeof DiscountRuleType[keyof typeof DiscountRuleType];

export const DiscountRuleType = {
  fixed: 'fixed',
  percentage: 'percentage',
  free_shipping: 'free_shipping',
} as const;

export type DiscountRuleAllocation = typeof DiscountRuleAllocation[keyof typeof DiscountRuleAllocation];

export const DiscountRuleAllocation = {
  total: 'total',
  item: 'item',
} as const;

/**
 * @nullable
 */
export type DiscountMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a discount.
 */
export interface Discount {
  id: string;
  code: string;
  is_dynamic: boolean;
  /** @nullable */
  rule_id: string | null;
  is_disabled: boolean;
  /** @nullable */
  parent_discount_id: string | null;
  starts_at: string;
  /** @nullable */
  ends_at: string | null;
  /** @nullable */
  valid_duration: string | null;
  /** @nullable */
  usage_limit: number | null;
  usage_count: number;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: DiscountMetadata;
}

/**
 * @nullable
 */
export type RegionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a region.
 */
export interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  /** @nullable */
  tax_code: string | null;
  gift_cards_taxable: boolean;
  automatic_taxes: boolean;
  /** @nullable */
  tax_provider_id: string | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: RegionMetadata;
}

/**
 * @nullable
 */
export type DiscountRuleMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a discount rule.
 */
export interface DiscountRule {
  id: string;
  type: DiscountRuleType;
  /** @nullable */
  description: string | null;
  value: number;
  allocation: DiscountRuleAllocation | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: DiscountRuleMetadata;
}

export type DiscountConditionType = typeof DiscountConditionType[keyof typeof DiscountConditionType];

export const DiscountConditionType = {
  products: 'products',
  product_types: 'product_types',
  product_collections: 'product_collections',
  product_tags: 'product_tags',
  customer_groups: 'customer_groups',
} as const;

export type DiscountConditionOperator = typeof DiscountConditionOperator[keyof typeof DiscountConditionOperator];

export const DiscountConditionOperator = {
  in: 'in',
  not_in: 'not_in',
} as const;

/**
 * @nullable
 */
export type DiscountConditionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a discount condition.
 */
export interface DiscountCondition {
  id: string;
  type: DiscountConditionType;
  operator: DiscountConditionOperator;
  discount_rule_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: DiscountConditionMetadata;
}

/**
 * @nullable
 */
export type ProductTypeMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product type.
 */
export interface ProductType {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductTypeMetadata;
}

/**
 * @nullable
 */
export type ProductTagMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product tag.
 */
export interface ProductTag {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductTagMetadata;
}

/**
 * Discount condition as part of a rule; what it names when asked for.
 */
export type DiscountConditionInRule = DiscountCondition & {
  products?: Product[];
  product_types?: ProductType[];
  product_tags?: ProductTag[];
  product_collections?: ProductCollection[];
  customer_groups?: CustomerGroup[];
};

/**
 * Discount rule as part of a discount.
 */
export type DiscountRuleInDiscount = DiscountRule & {
  conditions: DiscountConditionInRule[];
};

/**
 * Discount as staff list it.
 */
export type DiscountListItem = Discount & ({
  parent_discount: Discount | null;
  regions: Region[];
  rule: DiscountRuleInDiscount | null;
});

/**
 * Answer with discounts.
 */
export interface DiscountListResponse {
  discounts: DiscountListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateDiscountBodyRuleConditionsItem = {
  operator: DiscountConditionOperator;
  products?: string[];
  product_types?: string[];
  product_collections?: string[];
  product_tags?: string[];
  customer_groups?: string[];
};

export type CreateDiscountBodyRule = {
  description?: string;
  type: DiscountRuleType;
  value: number;
  allocation: DiscountRuleAllocation;
  conditions?: CreateDiscountBodyRuleConditionsItem[];
};

export type CreateDiscountBodyMetadata = { [key: string]: unknown };

export interface CreateDiscountBody {
  code: string;
  is_dynamic?: boolean;
  rule: CreateDiscountBodyRule;
  is_disabled?: boolean;
  starts_at?: string;
  ends_at?: string;
  valid_duration?: string;
  regions: string[];
  usage_limit?: number;
  metadata?: CreateDiscountBodyMetadata;
}

/**
 * Own columns of a fulfillment provider.
 */
export interface FulfillmentProvider {
  id: string;
  is_installed: boolean;
}

/**
 * Own columns of a payment provider.
 */
export interface PaymentProvider {
  id: string;
  is_installed: boolean;
}

/**
 * Region as part of a discount.
 */
export type RegionInDiscount = Region & {
  fulfillment_providers?: FulfillmentProvider[];
  payment_providers?: PaymentProvider[];
};

/**
 * Discount as staff read it.
 */
export type DiscountDetail = Discount & ({
  parent_discount: Discount | null;
  regions: RegionInDiscount[];
  rule: DiscountRuleInDiscount | null;
});

/**
 * Answer with a discount.
 */
export interface DiscountResponse {
  discount: DiscountDetail;
}

export type UpdateDiscountBodyRuleConditionsItem = {
  id?: string;
  operator: DiscountConditionOperator;
  products?: string[];
  product_types?: string[];
  product_collections?: string[];
  product_tags?: string[];
  customer_groups?: string[];
};

/**
 * @nullable
 */
export type UpdateDiscountBodyRule = {
  id: string;
  description?: string;
  value?: number;
  allocation?: DiscountRuleAllocation;
  conditions?: UpdateDiscountBodyRuleConditionsItem[];
} | null;

export type UpdateDiscountBodyMetadata = { [key: string]: unknown };

export interface UpdateDiscountBody {
  code?: string;
  /** @nullable */
  rule?: UpdateDiscountBodyRule;
  is_disabled?: boolean;
  starts_at?: string;
  /** @nullable */
  ends_at?: string | null;
  /** @nullable */
  valid_duration?: string | null;
  /** @nullable */
  usage_limit?: number | null;
  regions?: string[];
  metadata?: UpdateDiscountBodyMetadata;
}

export type CreateDynamicDiscountCodeBodyMetadata = { [key: string]: unknown };

export interface CreateDynamicDiscountCodeBody {
  code: string;
  usage_limit?: number;
  metadata?: CreateDynamicDiscountCodeBodyMetadata;
}

/**
 * Answer of an operation that the server does not serve.
 */
export interface DiscountConditionListResponse {
  discount_conditions: DiscountCondition[];
}

export interface CreateDiscountConditionBody {
  operator: DiscountConditionOperator;
  products?: string[];
  product_types?: string[];
  product_collections?: string[];
  product_tags?: string[];
  customer_groups?: string[];
}

/**
 * Discount condition as staff read it.
 */
export type DiscountConditionDetail = DiscountCondition & ({
  discount_rule: DiscountRule | null;
  products?: Product[];
  product_types?: ProductType[];
  product_tags?: ProductTag[];
  product_collections?: ProductCollection[];
  customer_groups?: CustomerGroup[];
});

/**
 * Answer with a discount condition.
 */
export interface DiscountConditionResponse {
  discount_condition: DiscountConditionDetail;
}

export interface UpdateDiscountConditionBody {
  products?: string[];
  product_types?: string[];
  product_collections?: string[];
  product_tags?: string[];
  customer_groups?: string[];
}

/**
 * Answer with a discount.
 */
export interface DiscountConditionsDeleteResponse {
  id: string;
  object: string;
  deleted: boolean;
  discount: DiscountDetail;
}

export type AddResourcesToDiscountConditionBodyResourcesItem = {
  id: string;
};

export interface AddResourcesToDiscountConditionBody {
  resources: AddResourcesToDiscountConditionBodyResourcesItem[];
}

export type RemoveResourcesFromDiscountConditionBodyResourcesItem = {
  id: string;
};

export interface RemoveResourcesFromDiscountConditionBody {
  resources: RemoveResourcesFromDiscountConditionBodyResourcesItem[];
}

export type DraftOrderStatus = typeof DraftOrderStatus[keyof typeof DraftOrderStatus];

export const DraftOrderStatus = {
  open: 'open',
  completed: 'completed',
} as const;

/**
 * @nullable
 */
export type DraftOrderMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a draft order.
 */
export interface DraftOrder {
  id: string;
  status: DraftOrderStatus;
  display_id: number;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  completed_at?: string | null;
  /** @nullable */
  no_notification_order: boolean | null;
  /** @nullable */
  idempotency_key?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: DraftOrderMetadata;
}

export type CartType = typeof CartType[keyof typeof CartType];

export const CartType = {
  default: 'default',
  swap: 'swap',
  draft_order: 'draft_order',
  payment_link: 'payment_link',
  claim: 'claim',
} as const;

/**
 * @nullable
 */
export type CartContext = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type CartMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a cart.
 */
export interface Cart {
  id: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  billing_address_id: string | null;
  /** @nullable */
  shipping_address_id: string | null;
  region_id: string;
  /** @nullable */
  customer_id: string | null;
  /** @nullable */
  payment_id: string | null;
  type: CartType;
  /** @nullable */
  completed_at: string | null;
  /** @nullable */
  payment_authorized_at: string | null;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  context: CartContext;
  /** @nullable */
  sales_channel_id?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: CartMetadata;
  object: string;
}

/**
 * @nullable
 */
export type LineItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item.
 */
export interface LineItem {
  id: string;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  original_item_id: string | null;
  /** @nullable */
  order_edit_id: string | null;
  title: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  thumbnail: string | null;
  is_return: boolean;
  is_giftcard: boolean;
  should_merge: boolean;
  allow_discounts: boolean;
  /** @nullable */
  has_shipping: boolean | null;
  unit_price: number;
  /** @nullable */
  variant_id: string | null;
  quantity: number;
  /** @nullable */
  fulfilled_quantity: number | null;
  /** @nullable */
  returned_quantity: number | null;
  /** @nullable */
  shipped_quantity: number | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: LineItemMetadata;
}

/**
 * @nullable
 */
export type LineItemAdjustmentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item adjustment.
 */
export interface LineItemAdjustment {
  id: string;
  item_id: string;
  description: string;
  /** @nullable */
  discount_id: string | null;
  amount: number;
  /** @nullable */
  metadata: LineItemAdjustmentMetadata;
}

/**
 * Line item as part of a swap.
 */
export type LineItemInSwapList = LineItem & {
  adjustments: LineItemAdjustment[];
};

/**
 * Cart as part of a draft order.
 */
export type CartInDraftOrderList = Cart & {
  items: LineItemInSwapList[];
};

/**
 * Draft order as staff list it.
 */
export type DraftOrderListItem = DraftOrder & ({
  order: Order | null;
  cart: CartInDraftOrderList | null;
});

/**
 * Answer with draft orders.
 */
export interface DraftOrderListResponse {
  draft_orders: DraftOrderListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type AddressInputMetadata = { [key: string]: unknown };

export interface AddressInput {
  first_name?: string;
  last_name?: string;
  phone?: string;
  company?: string;
  address_1?: string;
  address_2?: string;
  city?: string;
  country_code?: string;
  province?: string;
  postal_code?: string;
  metadata?: AddressInputMetadata;
}

export type CreateDraftOrderBodyItemsItemMetadata = { [key: string]: unknown };

export type CreateDraftOrderBodyItemsItem = {
  variant_id?: string;
  unit_price?: number;
  title?: string;
  quantity: number;
  metadata?: CreateDraftOrderBodyItemsItemMetadata;
};

export type CreateDraftOrderBodyDiscountsItem = {
  code: string;
};

export type CreateDraftOrderBodyShippingMethodsItemData = { [key: string]: unknown };

export type CreateDraftOrderBodyShippingMethodsItem = {
  option_id: string;
  data?: CreateDraftOrderBodyShippingMethodsItemData;
  price?: number;
};

export type CreateDraftOrderBodyMetadata = { [key: string]: unknown };

export interface CreateDraftOrderBody {
  status?: DraftOrderStatus;
  email: string;
  billing_address?: AddressInput | string;
  shipping_address?: AddressInput | string;
  items?: CreateDraftOrderBodyItemsItem[];
  region_id: string;
  discounts?: CreateDraftOrderBodyDiscountsItem[];
  customer_id?: string;
  no_notification_order?: boolean;
  shipping_methods: CreateDraftOrderBodyShippingMethodsItem[];
  metadata?: CreateDraftOrderBodyMetadata;
}

/**
 * @nullable
 */
export type LineItemTaxLineMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item tax line.
 */
export interface LineItemTaxLine {
  id?: string;
  /** @nullable */
  code: string | null;
  name: string;
  rate: number;
  item_id: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata?: LineItemTaxLineMetadata;
}

/**
 * @nullable
 */
export type ProductVariantMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product variant.
 */
export interface ProductVariant {
  id: string;
  title: string;
  product_id: string;
  /** @nullable */
  sku: string | null;
  /** @nullable */
  barcode: string | null;
  /** @nullable */
  ean: string | null;
  /** @nullable */
  upc: string | null;
  /** @nullable */
  variant_rank?: number | null;
  /** Missing while the stock is kept at no location that serves a sales channel. */
  inventory_quantity?: number;
  allow_backorder: boolean;
  manage_inventory: boolean;
  /** @nullable */
  hs_code: string | null;
  /** @nullable */
  origin_country: string | null;
  /** @nullable */
  mid_code: string | null;
  /** @nullable */
  material: string | null;
  /** @nullable */
  weight: number | null;
  /** @nullable */
  length: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  width: number | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductVariantMetadata;
}

/**
 * Product as part of a product variant.
 */
export type ProductInProductVariant = Product & ({
  profiles: ShippingProfile[];
  profile?: ShippingProfile | null;
});

/**
 * Product variant as part of a line item.
 */
export type ProductVariantInLineItem = ProductVariant & ({
  product: ProductInProductVariant | null;
});

/**
 * Line item as part of a cart.
 */
export type LineItemInCart = LineItem & ({
  adjustments: LineItemAdjustment[];
  tax_lines?: LineItemTaxLine[];
  variant: ProductVariantInLineItem | null;
  discount_total: number;
  gift_card_total?: number;
  original_tax_total: number;
  original_total: number;
  refundable?: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
});

/**
 * Own columns of a country.
 */
export interface Country {
  id: number;
  iso_2: string;
  iso_3: string;
  num_code: number;
  name: string;
  display_name: string;
  /** @nullable */
  region_id: string | null;
}

/**
 * Address together with its country.
 */
export type AddressWithCountry = Address & ({
  country?: Country | null;
});

/**
 * Discount as part of a cart.
 */
export type DiscountInCart = Discount & ({
  rule: DiscountRule | null;
});

export type PaymentData = { [key: string]: unknown };

/**
 * @nullable
 */
export type PaymentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a payment.
 */
export interface Payment {
  id: string;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  order_id: string | null;
  amount: number;
  currency_code: string;
  amount_refunded: number;
  provider_id: string;
  data: PaymentData;
  /** @nullable */
  captured_at: string | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  idempotency_key?: string | null;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata: PaymentMetadata;
}

export type PaymentSessionStatus = typeof PaymentSessionStatus[keyof typeof PaymentSessionStatus];

export const PaymentSessionStatus = {
  authorized: 'authorized',
  pending: 'pending',
  requires_more: 'requires_more',
  error: 'error',
  canceled: 'canceled',
} as const;

export type PaymentSessionData = { [key: string]: unknown };

/**
 * Own columns of a payment session.
 */
export interface PaymentSession {
  id: string;
  /** @nullable */
  cart_id: string | null;
  provider_id: string;
  /** @nullable */
  is_selected: boolean | null;
  is_initiated: boolean;
  status: PaymentSessionStatus;
  data: PaymentSessionData;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  amount: number | null;
  /** @nullable */
  payment_authorized_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * @nullable
 */
export type TaxRateMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a tax rate.
 */
export interface TaxRate {
  id: string;
  /** @nullable */
  rate: number | null;
  /** @nullable */
  code: string | null;
  name: string;
  region_id: string;
  product_count?: number;
  product_type_count?: number;
  shipping_option_count?: number;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata?: TaxRateMetadata;
}

/**
 * Region as part of a cart.
 */
export type RegionInCart = Region & {
  payment_providers: PaymentProvider[];
  fulfillment_providers?: FulfillmentProvider[];
  tax_rates: TaxRate[];
};

export type ShippingMethodData = { [key: string]: unknown };

/**
 * Own columns of a shipping method.
 */
export interface ShippingMethod {
  id: string;
  shipping_option_id: string;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  return_id: string | null;
  price: number;
  data: ShippingMethodData;
  includes_tax?: boolean;
  subtotal?: number;
  total?: number;
  tax_total?: number;
}

export type ShippingOptionPriceType = typeof ShippingOptionPriceType[keyof typeof ShippingOptionPriceType];

export const ShippingOptionPriceType = {
  flat_rate: 'flat_rate',
  calculated: 'calculated',
} as const;

export type ShippingOptionData = { [key: string]: unknown };

/**
 * @nullable
 */
export type ShippingOptionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping option.
 */
export interface ShippingOption {
  id: string;
  name: string;
  region_id: string;
  profile_id: string;
  provider_id: string;
  price_type: ShippingOptionPriceType;
  /** @nullable */
  amount: number | null;
  is_return: boolean;
  admin_only: boolean;
  data: ShippingOptionData;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ShippingOptionMetadata;
}

/**
 * @nullable
 */
export type ShippingMethodTaxLineMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping method tax line.
 */
export interface ShippingMethodTaxLine {
  id?: string;
  /** @nullable */
  code: string | null;
  name: string;
  rate: number;
  shipping_method_id: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata?: ShippingMethodTaxLineMetadata;
}

/**
 * Shipping method as part of a cart.
 */
export type ShippingMethodInCart = ShippingMethod & ({
  shipping_option: ShippingOption | null;
  tax_lines: ShippingMethodTaxLine[];
  original_total?: number;
  original_tax_total?: number;
});

/**
 * @nullable
 */
export type GiftCardMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a gift card.
 */
export interface GiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  region_id: string;
  /** @nullable */
  order_id?: string | null;
  is_disabled: boolean;
  /** @nullable */
  ends_at: string | null;
  /** @nullable */
  tax_rate: number | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: GiftCardMetadata;
}

/**
 * Cart as part of a draft order.
 */
export type CartInDraftOrder = Cart & ({
  items: LineItemInCart[];
  billing_address: AddressWithCountry | null;
  customer: Customer | null;
  discounts: DiscountInCart[];
  payment: Payment | null;
  payment_sessions: PaymentSession[];
  region: RegionInCart | null;
  shipping_address: AddressWithCountry | null;
  shipping_methods: ShippingMethodInCart[];
  gift_cards: GiftCard[];
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  item_tax_total: number;
  refundable_amount?: number;
  refunded_total?: number;
  shipping_tax_total: number;
  shipping_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
  payment_session?: PaymentSession | null;
});

/**
 * Draft order as staff read it.
 */
export type DraftOrderDetail = DraftOrder & ({
  order?: Order | null;
  cart: CartInDraftOrder | null;
});

/**
 * Answer with a draft order.
 */
export interface DraftOrderResponse {
  draft_order: DraftOrderDetail;
}

export type UpdateDraftOrderBodyDiscountsItem = {
  code: string;
};

export interface UpdateDraftOrderBody {
  region_id?: string;
  country_code?: string;
  email?: string;
  billing_address?: AddressInput | string;
  shipping_address?: AddressInput | string;
  discounts?: UpdateDraftOrderBodyDiscountsItem[];
  /** @nullable */
  no_notification_order?: boolean | null;
  customer_id?: string;
}

export type CreateDraftOrderLineItemBodyMetadata = { [key: string]: unknown };

export interface CreateDraftOrderLineItemBody {
  variant_id?: string;
  unit_price?: number;
  title?: string;
  quantity: number;
  metadata?: CreateDraftOrderLineItemBodyMetadata;
}

export type UpdateDraftOrderLineItemBodyMetadata = { [key: string]: unknown };

export interface UpdateDraftOrderLineItemBody {
  unit_price?: number;
  title?: string;
  quantity?: number;
  metadata?: UpdateDraftOrderLineItemBodyMetadata;
}

export type ClaimOrderType = typeof ClaimOrderType[keyof typeof ClaimOrderType];

export const ClaimOrderType = {
  refund: 'refund',
  replace: 'replace',
} as const;

export type ClaimOrderPaymentStatus = typeof ClaimOrderPaymentStatus[keyof typeof ClaimOrderPaymentStatus];

export const ClaimOrderPaymentStatus = {
  na: 'na',
  not_refunded: 'not_refunded',
  refunded: 'refunded',
} as const;

/**
 * @nullable
 */
export type ClaimOrderMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a claim order.
 */
export interface ClaimOrder {
  id: string;
  type: ClaimOrderType;
  payment_status: ClaimOrderPaymentStatus;
  fulfillment_status: OrderFulfillmentStatus;
  order_id: string;
  /** @nullable */
  shipping_address_id: string | null;
  /** @nullable */
  refund_amount: number | null;
  /** @nullable */
  canceled_at: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ClaimOrderMetadata;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  idempotency_key: string | null;
}

/**
 * Line item as part of an order edit.
 */
export type LineItemInOrderEditList = LineItem & ({
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  variant: ProductVariant | null;
  discount_total?: number;
  gift_card_total?: number;
  original_tax_total?: number;
  original_total?: number;
  refundable?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  raw_discount_total?: number;
});

export type ClaimItemReason = typeof ClaimItemReason[keyof typeof ClaimItemReason];

export const ClaimItemReason = {
  missing_item: 'missing_item',
  wrong_item: 'wrong_item',
  production_failure: 'production_failure',
  other: 'other',
} as const;

/**
 * @nullable
 */
export type ClaimItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a claim item.
 */
export interface ClaimItem {
  id: string;
  claim_order_id: string;
  item_id: string;
  variant_id: string;
  reason: ClaimItemReason;
  /** @nullable */
  note: string | null;
  quantity: number;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ClaimItemMetadata;
}

/**
 * @nullable
 */
export type ClaimImageMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a claim image.
 */
export interface ClaimImage {
  id: string;
  claim_item_id: string;
  url: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ClaimImageMetadata;
}

/**
 * @nullable
 */
export type ClaimTagMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a claim tag.
 */
export interface ClaimTag {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ClaimTagMetadata;
}

/**
 * Claim item as part of a claim order.
 */
export type ClaimItemInClaimOrder = ClaimItem & ({
  images: ClaimImage[];
  /** Only where asked for. */
  tags?: ClaimTag[];
  item: LineItem | null;
});

export type FulfillmentData = { [key: string]: unknown };

/**
 * @nullable
 */
export type FulfillmentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a fulfillment.
 */
export interface Fulfillment {
  id: string;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  order_id: string | null;
  provider_id: string;
  /** @nullable */
  location_id: string | null;
  tracking_numbers: string[];
  data: FulfillmentData;
  /** @nullable */
  shipped_at: string | null;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: FulfillmentMetadata;
}

/**
 * @nullable
 */
export type TrackingLinkMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a tracking link.
 */
export interface TrackingLink {
  id: string;
  /** @nullable */
  url: string | null;
  tracking_number: string;
  fulfillment_id: string;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: TrackingLinkMetadata;
}

/**
 * Own columns of a fulfillment item.
 */
export interface FulfillmentItem {
  fulfillment_id: string;
  item_id: string;
  quantity: number;
}

/**
 * Fulfillment as part of a claim order.
 */
export type FulfillmentInClaimOrder = Fulfillment & {
  tracking_links: TrackingLink[];
  items?: FulfillmentItem[];
};

export type ReturnStatus = typeof ReturnStatus[keyof typeof ReturnStatus];

export const ReturnStatus = {
  requested: 'requested',
  received: 'received',
  requires_action: 'requires_action',
  canceled: 'canceled',
} as const;

/**
 * @nullable
 */
export type ReturnShippingData = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type ReturnMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return.
 */
export interface Return {
  id: string;
  status: ReturnStatus;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  shipping_data: ReturnShippingData;
  /** @nullable */
  location_id: string | null;
  refund_amount: number;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  received_at: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: ReturnMetadata;
}

/**
 * Shipping method as part of a return.
 */
export type ShippingMethodInReturn = ShippingMethod & ({
  tax_lines: ShippingMethodTaxLine[];
  shipping_option?: ShippingOption | null;
});

/**
 * @nullable
 */
export type ReturnItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return item.
 */
export interface ReturnItem {
  return_id: string;
  item_id: string;
  quantity: number;
  is_requested: boolean;
  /** @nullable */
  requested_quantity: number | null;
  /** @nullable */
  received_quantity: number | null;
  /** @nullable */
  reason_id: string | null;
  /** @nullable */
  note: string | null;
  /** @nullable */
  metadata: ReturnItemMetadata;
}

/**
 * Return as part of a claim order.
 */
export type ReturnInClaimOrder = Return & ({
  shipping_method: ShippingMethodInReturn | null;
  items?: ReturnItem[];
});

/**
 * Claim order as part of an order.
 */
export type ClaimOrderInOrder = ClaimOrder & ({
  additional_items: LineItemInOrderEditList[];
  claim_items: ClaimItemInClaimOrder[];
  fulfillments: FulfillmentInClaimOrder[];
  return_order: ReturnInClaimOrder | null;
  shipping_address: Address | null;
  shipping_methods: ShippingMethod[];
});

/**
 * Fulfillment as part of an order.
 */
export type FulfillmentInOrder = Fulfillment & {
  items: FulfillmentItem[];
  tracking_links: TrackingLink[];
};

/**
 * Own columns of a gift card transaction.
 */
export interface GiftCardTransaction {
  id: string;
  gift_card_id: string;
  order_id: string;
  amount: number;
  created_at: string;
  /** @nullable */
  is_taxable: boolean | null;
  /** @nullable */
  tax_rate: number | null;
}

/**
 * Gift card transaction as part of an order.
 */
export type GiftCardTransactionInOrder = GiftCardTransaction & ({
  gift_card: GiftCard | null;
});

export type RefundReason = typeof RefundReason[keyof typeof RefundReason];

export const RefundReason = {
  discount: 'discount',
  return: 'return',
  swap: 'swap',
  claim: 'claim',
  other: 'other',
} as const;

/**
 * @nullable
 */
export type RefundMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a refund.
 */
export interface Refund {
  id: string;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  payment_id: string | null;
  amount: number;
  /** @nullable */
  note: string | null;
  reason: RefundReason;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: RefundMetadata;
}

/**
 * @nullable
 */
export type ReturnReasonMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return reason.
 */
export interface ReturnReason {
  id: string;
  value: string;
  label: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  parent_return_reason_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata?: ReturnReasonMetadata;
}

/**
 * Return item as part of a return.
 */
export type ReturnItemInReturn = ReturnItem & ({
  reason: ReturnReason | null;
});

/**
 * Return as part of an order.
 */
export type ReturnInOrder = Return & ({
  items: ReturnItemInReturn[];
  shipping_method: ShippingMethodInReturn | null;
});

export type SwapFulfillmentStatus = typeof SwapFulfillmentStatus[keyof typeof SwapFulfillmentStatus];

export const SwapFulfillmentStatus = {
  not_fulfilled: 'not_fulfilled',
  fulfilled: 'fulfilled',
  shipped: 'shipped',
  partially_shipped: 'partially_shipped',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type SwapPaymentStatus = typeof SwapPaymentStatus[keyof typeof SwapPaymentStatus];

export const SwapPaymentStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  captured: 'captured',
  confirmed: 'confirmed',
  canceled: 'canceled',
  difference_refunded: 'difference_refunded',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  requires_action: 'requires_action',
} as const;

/**
 * @nullable
 */
export type SwapMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a swap.
 */
export interface Swap {
  id: string;
  fulfillment_status: SwapFulfillmentStatus;
  payment_status: SwapPaymentStatus;
  order_id: string;
  /** @nullable */
  difference_due: number | null;
  /** @nullable */
  shipping_address_id?: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  confirmed_at?: string | null;
  /** @nullable */
  canceled_at?: string | null;
  /** @nullable */
  no_notification?: boolean | null;
  allow_backorder?: boolean;
  /** @nullable */
  idempotency_key?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata: SwapMetadata;
}

/**
 * Swap as part of an order.
 */
export type SwapInOrder = Swap & ({
  additional_items: LineItemInOrderEditList[];
  fulfillments: FulfillmentInClaimOrder[];
  payment: Payment | null;
  return_order: ReturnInClaimOrder | null;
  shipping_address: Address | null;
  shipping_methods: ShippingMethodInReturn[];
});

/**
 * @nullable
 */
export type SalesChannelMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a sales channel.
 */
export interface SalesChannel {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  is_disabled: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: SalesChannelMetadata;
}

/**
 * Order as staff read it.
 */
export type OrderDetail = Order & ({
  billing_address: Address | null;
  claims: ClaimOrderInOrder[];
  customer: Customer | null;
  discounts: DiscountInCart[];
  fulfillments: FulfillmentInOrder[];
  gift_card_transactions: GiftCardTransactionInOrder[];
  gift_cards: GiftCard[];
  items: LineItemInCart[];
  payments: Payment[];
  refunds: Refund[];
  region: RegionInDiscount | null;
  returns: ReturnInOrder[];
  shipping_address: Address | null;
  shipping_methods: ShippingMethodInCart[];
  swaps: SwapInOrder[];
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  paid_total: number;
  refundable_amount: number;
  refunded_total: number;
  /** @nullable */
  shipping_total: number | null;
  subtotal: number;
  tax_total: number;
  total: number;
  shipping_tax_total?: number;
  raw_discount_total?: number;
  item_tax_total?: number;
  sales_channel?: SalesChannel | null;
});

/**
 * Answer with an order.
 */
export interface PaidDraftOrderResponse {
  order: OrderDetail;
}

/**
 * Gift card as staff read it.
 */
export type GiftCardDetail = GiftCard & ({
  order: Order | null;
  region: RegionInDiscount | null;
});

/**
 * Answer with gift cards.
 */
export interface GiftCardListResponse {
  gift_cards: GiftCardDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateGiftCardBodyMetadata = { [key: string]: unknown };

export interface CreateGiftCardBody {
  value?: number;
  is_disabled?: boolean;
  ends_at?: string;
  region_id: string;
  metadata?: CreateGiftCardBodyMetadata;
}

/**
 * Answer with a gift card.
 */
export interface GiftCardResponse {
  gift_card: GiftCardDetail;
}

export type UpdateGiftCardBodyMetadata = { [key: string]: unknown };

export interface UpdateGiftCardBody {
  balance?: number;
  is_disabled?: boolean;
  /** @nullable */
  ends_at?: string | null;
  region_id?: string;
  metadata?: UpdateGiftCardBodyMetadata;
}

/**
 * @nullable
 */
export type InventoryItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an inventory item.
 */
export interface InventoryItem {
  id: string;
  /** @nullable */
  sku: string | null;
  /** @nullable */
  hs_code: string | null;
  /** @nullable */
  origin_country: string | null;
  /** @nullable */
  mid_code: string | null;
  /** @nullable */
  title: string | null;
  /** @nullable */
  description: string | null;
  /** @nullable */
  thumbnail: string | null;
  /** @nullable */
  material: string | null;
  /** @nullable */
  weight: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  width: number | null;
  /** @nullable */
  length: number | null;
  requires_shipping: boolean;
  /** @nullable */
  metadata: InventoryItemMetadata;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
}

/**
 * @nullable
 */
export type InventoryLevelMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an inventory level.
 */
export interface InventoryLevel {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
  incoming_quantity: number;
  /** @nullable */
  metadata: InventoryLevelMetadata;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  id: string;
  inventory_item_id: string;
  available_quantity?: number;
}

/**
 * Variant that an inventory item stands for.
 */
export type ProductVariantInInventoryItem = ProductVariant & {
  product?: Product;
};

/**
 * Inventory item as staff list it.
 */
export type InventoryItemListItem = InventoryItem & {
  location_levels: InventoryLevel[];
  variants: ProductVariantInInventoryItem[];
  stocked_quantity: number;
  reserved_quantity: number;
};

/**
 * Answer with inventory items.
 */
export interface InventoryItemListResponse {
  inventory_items: InventoryItemListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateInventoryItemBodyMetadata = { [key: string]: unknown };

export interface CreateInventoryItemBody {
  variant_id: string;
  sku?: string;
  hs_code?: string;
  weight?: number;
  length?: number;
  height?: number;
  width?: number;
  origin_country?: string;
  mid_code?: string;
  material?: string;
  title?: string;
  description?: string;
  thumbnail?: string;
  metadata?: CreateInventoryItemBodyMetadata;
}

/**
 * Inventory item as staff read it, with its stock at each location.
 */
export type InventoryItemDetail = InventoryItem & {
  location_levels?: InventoryLevel[];
  stocked_quantity?: number;
  reserved_quantity?: number;
};

/**
 * Answer with an inventory item.
 */
export interface InventoryItemResponse {
  inventory_item: InventoryItemDetail;
}

export interface UpdateInventoryItemBody {
  /** @nullable */
  hs_code?: string | null;
  /** @nullable */
  origin_country?: string | null;
  /** @nullable */
  mid_code?: string | null;
  /** @nullable */
  material?: string | null;
  /** @nullable */
  weight?: number | null;
  /** @nullable */
  height?: number | null;
  /** @nullable */
  width?: number | null;
  /** @nullable */
  length?: number | null;
  /** @nullable */
  title?: string | null;
  /** @nullable */
  description?: string | null;
  thumbnail?: string;
  requires_shipping?: boolean;
  /** @nullable */
  sku?: string | null;
}

export type InventoryLevelListResponseInventoryItem = {
  id: string;
  location_levels: InventoryLevel[];
};

/**
 * Answer with inventory items location levels.
 */
export interface InventoryLevelListResponse {
  inventory_item: InventoryLevelListResponseInventoryItem;
}

export interface CreateInventoryLevelBody {
  location_id: string;
  stocked_quantity: number;
  incoming_quantity?: number;
}

export interface UpdateInventoryLevelBody {
  stocked_quantity?: number;
  incoming_quantity?: number;
}

export type AcceptInviteBodyUser = {
  first_name: string;
  last_name: string;
  password: string;
};

export interface AcceptInviteBody {
  token: string;
  user: AcceptInviteBodyUser;
}

/**
 * @nullable
 */
export type InviteMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an invite.
 */
export interface Invite {
  id: string;
  user_email: string;
  role: UserRole | null;
  accepted: boolean;
  token: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: InviteMetadata;
}

/**
 * Answer with invites.
 */
export interface InviteListResponse {
  invites: Invite[];
}

export interface CreateInviteBody {
  user: string;
  role: UserRole;
}

/**
 * @nullable
 */
export type NoteMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a note.
 */
export interface Note {
  id: string;
  resource_type: string;
  resource_id: string;
  value: string;
  /** @nullable */
  author_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: NoteMetadata;
}

/**
 * Note together with its author.
 */
export type NoteDetail = Note & ({
  author?: User | null;
});

/**
 * Answer with notes.
 */
export interface NoteListResponse {
  notes: NoteDetail[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreateNoteBody {
  resource_id: string;
  resource_type: string;
  value: string;
}

/**
 * Answer with a note.
 */
export interface NoteResponse {
  note: NoteDetail;
}

export interface UpdateNoteBody {
  value: string;
}

export type NotificationData = { [key: string]: unknown };

/**
 * Own columns of a notification.
 */
export interface Notification {
  id: string;
  /** @nullable */
  event_name: string | null;
  resource_type: string;
  resource_id: string;
  /** @nullable */
  customer_id?: string | null;
  to: string;
  data?: NotificationData;
  /** @nullable */
  parent_id?: string | null;
  /** @nullable */
  provider_id: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * Notification as staff read it.
 */
export type NotificationDetail = Notification & {
  resends: Notification[];
};

/**
 * Answer with notifications.
 */
export interface NotificationListResponse {
  notifications: NotificationDetail[];
  count: number;
  offset: number;
  limit: number;
}

export interface ResendNotificationBody {
  to?: string;
}

/**
 * Answer with a notification.
 */
export interface NotificationResponse {
  notification: NotificationDetail;
}

export type OrderEditStatus = typeof OrderEditStatus[keyof typeof OrderEditStatus];

export const OrderEditStatus = {
  confirmed: 'confirmed',
  declined: 'declined',
  requested: 'requested',
  created: 'created',
  canceled: 'canceled',
} as const;

/**
 * Own columns of an order edit.
 */
export interface OrderEdit {
  id: string;
  order_id: string;
  /** @nullable */
  internal_note: string | null;
  created_by: string;
  /** @nullable */
  requested_by: string | null;
  /** @nullable */
  requested_at: string | null;
  /** @nullable */
  confirmed_by: string | null;
  /** @nullable */
  confirmed_at: string | null;
  /** @nullable */
  declined_by: string | null;
  /** @nullable */
  declined_at: string | null;
  /** @nullable */
  declined_reason: string | null;
  /** @nullable */
  canceled_by: string | null;
  /** @nullable */
  canceled_at: string | null;
  status: OrderEditStatus;
  /** @nullable */
  payment_collection_id: string | null;
  created_at: string;
  updated_at?: string;
}

export type OrderItemChangeType = typeof OrderItemChangeType[keyof typeof OrderItemChangeType];

export const OrderItemChangeType = {
  item_add: 'item_add',
  item_remove: 'item_remove',
  item_update: 'item_update',
} as const;

/**
 * Own columns of an order item change.
 */
export interface OrderItemChange {
  id: string;
  type: OrderItemChangeType;
  order_edit_id: string;
  /** @nullable */
  original_line_item_id: string | null;
  /** @nullable */
  line_item_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Line item as part of an order item change.
 */
export type LineItemInOrderItemChange = LineItem & ({
  variant: ProductVariant | null;
});

/**
 * Order item change as part of an order edit.
 */
export type OrderItemChangeInOrderEdit = OrderItemChange & ({
  line_item: LineItemInOrderItemChange | null;
  original_line_item: LineItemInOrderItemChange | null;
});

/**
 * Order of a listed edit, with its relations where they are asked for.
 */
export type OrderOfEdit = Order & {
  claims?: ClaimOrder[];
  gift_card_transactions?: GiftCardTransaction[];
  items?: LineItem[];
  payments?: Payment[];
  refunds?: Refund[];
  returns?: Return[];
  swaps?: Swap[];
};

export type PaymentCollectionStatus = typeof PaymentCollectionStatus[keyof typeof PaymentCollectionStatus];

export const PaymentCollectionStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  authorized: 'authorized',
  partially_authorized: 'partially_authorized',
  canceled: 'canceled',
} as const;

/**
 * @nullable
 */
export type PaymentCollectionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a payment collection.
 */
export interface PaymentCollection {
  id: string;
  type: 'order_edit';
  status: PaymentCollectionStatus;
  /** @nullable */
  description: string | null;
  amount: number;
  /** @nullable */
  authorized_amount?: number | null;
  region_id?: string;
  currency_code: string;
  created_by?: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata: PaymentCollectionMetadata;
}

/**
 * Order edit as staff list it.
 */
export type OrderEditListItem = OrderEdit & ({
  changes: OrderItemChangeInOrderEdit[];
  items: LineItemInOrderEditList[];
  order?: OrderOfEdit;
  payment_collection: PaymentCollection | null;
  difference_due?: number;
  discount_total?: number;
  gift_card_tax_total?: number;
  gift_card_total?: number;
  shipping_total?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
});

/**
 * Answer with order edits.
 */
export interface OrderEditListResponse {
  order_edits: OrderEditListItem[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreateOrderEditBody {
  order_id: string;
  internal_note?: string;
  created_by?: string;
}

/**
 * Line item as part of an order edit.
 */
export type LineItemInOrderEdit = LineItem & ({
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  variant: ProductVariant | null;
  discount_total: number;
  gift_card_total?: number;
  original_tax_total: number;
  original_total: number;
  refundable: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
});

/**
 * Order edit as staff read it.
 */
export type OrderEditDetail = OrderEdit & ({
  changes: OrderItemChangeInOrderEdit[];
  items: LineItemInOrderEdit[];
  payment_collection: PaymentCollection | null;
  difference_due: number;
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  shipping_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
});

/**
 * Answer with an order edit.
 */
export interface OrderEditResponse {
  order_edit: OrderEditDetail;
}

export interface UpdateOrderEditBody {
  /** @nullable */
  internal_note?: string | null;
}

export type CreateOrderEditItemBodyMetadata = { [key: string]: unknown };

export interface CreateOrderEditItemBody {
  variant_id: string;
  quantity: number;
  metadata?: CreateOrderEditItemBodyMetadata;
}

export interface UpdateOrderEditItemBody {
  quantity: number;
}

/**
 * Line item as part of an order.
 */
export type LineItemInOrder = LineItem & ({
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  variant: ProductVariantInLineItem | null;
  refundable?: number;
  discount_total?: number;
  gift_card_total?: number;
  original_tax_total?: number;
  original_total?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  raw_discount_total?: number;
});

/**
 * Order as staff list it.
 */
export type OrderListItem = Order & ({
  billing_address: Address | null;
  claims: ClaimOrderInOrder[];
  customer: Customer | null;
  discounts: DiscountInCart[];
  fulfillments: FulfillmentInOrder[];
  gift_card_transactions: GiftCardTransactionInOrder[];
  gift_cards: GiftCard[];
  items: LineItemInOrder[];
  payments: Payment[];
  refunds: Refund[];
  region: RegionInDiscount | null;
  returns: ReturnInOrder[];
  shipping_address: Address | null;
  shipping_methods: ShippingMethodInCart[];
  swaps: SwapInOrder[];
  discount_total?: number;
  gift_card_tax_total?: number;
  gift_card_total?: number;
  paid_total?: number;
  refundable_amount?: number;
  refunded_total?: number;
  /** @nullable */
  shipping_total?: number | null;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  shipping_tax_total?: number;
  raw_discount_total?: number;
  /** @nullable */
  item_tax_total?: number | null;
  sales_channel?: SalesChannel | null;
});

/**
 * Answer with orders.
 */
export interface OrderListResponse {
  orders: OrderListItem[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with an order.
 */
export interface OrderResponse {
  order: OrderDetail;
}

export type UpdateOrderBodyPaymentMethodData = { [key: string]: unknown };

export type UpdateOrderBodyPaymentMethod = {
  provider_id?: string;
  data?: UpdateOrderBodyPaymentMethodData;
};

export type UpdateOrderBodyShippingMethodData = { [key: string]: unknown };

export type UpdateOrderBodyShippingMethod = {
  provider_id?: string;
  profile_id?: string;
  price?: number;
  data?: UpdateOrderBodyShippingMethodData;
  items?: LineItem[];
};

export interface UpdateOrderBody {
  email?: string;
  billing_address?: AddressInput | null;
  shipping_address?: AddressInput | null;
  items?: LineItem[];
  /** @nullable */
  region?: string | null;
  discounts?: Discount[];
  customer_id?: string;
  payment_method?: UpdateOrderBodyPaymentMethod;
  shipping_method?: UpdateOrderBodyShippingMethod;
  /** @nullable */
  no_notification?: boolean | null;
}

export interface RefundOrderBody {
  amount: number;
  reason: string;
  note?: string;
  no_notification?: boolean;
}

export type CreateOrderFulfillmentBodyItemsItem = {
  item_id: string;
  quantity: number;
};

export type CreateOrderFulfillmentBodyMetadata = { [key: string]: unknown };

export interface CreateOrderFulfillmentBody {
  items: CreateOrderFulfillmentBodyItemsItem[];
  location_id?: string;
  /** The server reads the words only, and takes a boolean for no wish. */
  no_notification?: boolean | 'true' | 'false';
  metadata?: CreateOrderFulfillmentBodyMetadata;
}

export interface CreateOrderShipmentBody {
  fulfillment_id: string;
  tracking_numbers?: string[];
  no_notification?: boolean;
}

export type RequestOrderReturnBodyItemsItem = {
  item_id: string;
  reason_id?: string;
  note?: string;
  quantity: number;
};

export type RequestOrderReturnBodyReturnShipping = {
  option_id?: string;
  price?: number;
};

export interface RequestOrderReturnBody {
  items: RequestOrderReturnBodyItemsItem[];
  return_shipping?: RequestOrderReturnBodyReturnShipping;
  note?: string;
  receive_now?: boolean;
  no_notification?: boolean;
  refund?: number;
  location_id?: string;
}

export type AddShippingMethodToOrderBodyData = { [key: string]: unknown };

export interface AddShippingMethodToOrderBody {
  price: number;
  option_id: string;
  data?: AddShippingMethodToOrderBodyData;
}

export type CreateOrderSwapBodyReturnItemsItem = {
  item_id: string;
  quantity: number;
  reason_id?: string;
  note?: string;
};

export type CreateOrderSwapBodyReturnShipping = {
  option_id: string;
  price?: number;
};

export type CreateOrderSwapBodyAdditionalItemsItem = {
  variant_id: string;
  quantity: number;
};

export type CreateOrderSwapBodyCustomShippingOptionsItem = {
  option_id: string;
  price: number;
};

export interface CreateOrderSwapBody {
  return_items: CreateOrderSwapBodyReturnItemsItem[];
  return_shipping?: CreateOrderSwapBodyReturnShipping;
  additional_items?: CreateOrderSwapBodyAdditionalItemsItem[];
  sales_channel_id?: string;
  custom_shipping_options?: CreateOrderSwapBodyCustomShippingOptionsItem[];
  no_notification?: boolean;
  return_location_id?: string;
  allow_backorder?: boolean;
}

export type CreateSwapFulfillmentBodyMetadata = { [key: string]: unknown };

export interface CreateSwapFulfillmentBody {
  metadata?: CreateSwapFulfillmentBodyMetadata;
  no_notification?: boolean;
  location_id?: string;
}

export interface CreateSwapShipmentBody {
  fulfillment_id: string;
  tracking_numbers?: string[];
  no_notification?: boolean;
}

export type CreateOrderClaimBodyClaimItemsItem = {
  item_id: string;
  quantity: number;
  note?: string;
  reason?: ClaimItemReason;
  tags?: string[];
  images?: string[];
};

export type CreateOrderClaimBodyReturnShipping = {
  option_id?: string;
  price?: number;
};

export type CreateOrderClaimBodyAdditionalItemsItem = {
  variant_id: string;
  quantity: number;
};

export type CreateOrderClaimBodyShippingMethodsItemData = { [key: string]: unknown };

export type CreateOrderClaimBodyShippingMethodsItem = {
  id?: string;
  option_id?: string;
  price?: number;
  data?: CreateOrderClaimBodyShippingMethodsItemData;
};

export type CreateOrderClaimBodyMetadata = { [key: string]: unknown };

export interface CreateOrderClaimBody {
  type: ClaimOrderType;
  claim_items: CreateOrderClaimBodyClaimItemsItem[];
  return_shipping?: CreateOrderClaimBodyReturnShipping;
  additional_items?: CreateOrderClaimBodyAdditionalItemsItem[];
  shipping_methods?: CreateOrderClaimBodyShippingMethodsItem[];
  shipping_address?: AddressInput;
  refund_amount?: number;
  no_notification?: boolean;
  return_location_id?: string;
  metadata?: CreateOrderClaimBodyMetadata;
}

export type UpdateOrderClaimBodyClaimItemsItemTagsItem = {
  id?: string;
  value?: string;
};

export type UpdateOrderClaimBodyClaimItemsItemImagesItem = {
  id?: string;
  url?: string;
};

export type UpdateOrderClaimBodyClaimItemsItemMetadata = { [key: string]: unknown };

export type UpdateOrderClaimBodyClaimItemsItem = {
  id: string;
  item_id?: string;
  quantity?: number;
  note?: string;
  reason?: ClaimItemReason;
  tags: UpdateOrderClaimBodyClaimItemsItemTagsItem[];
  images: UpdateOrderClaimBodyClaimItemsItemImagesItem[];
  metadata?: UpdateOrderClaimBodyClaimItemsItemMetadata;
};

export type UpdateOrderClaimBodyShippingMethodsItemData = { [key: string]: unknown };

export type UpdateOrderClaimBodyShippingMethodsItem = {
  id?: string;
  option_id?: string;
  price?: number;
  data?: UpdateOrderClaimBodyShippingMethodsItemData;
};

export type UpdateOrderClaimBodyMetadata = { [key: string]: unknown };

export interface UpdateOrderClaimBody {
  claim_items?: UpdateOrderClaimBodyClaimItemsItem[];
  shipping_methods?: UpdateOrderClaimBodyShippingMethodsItem[];
  /** @nullable */
  no_notification?: boolean | null;
  metadata?: UpdateOrderClaimBodyMetadata;
}

export type CreateClaimFulfillmentBodyMetadata = { [key: string]: unknown };

export interface CreateClaimFulfillmentBody {
  metadata?: CreateClaimFulfillmentBodyMetadata;
  no_notification?: boolean;
  location_id?: string;
}

export interface CreateClaimShipmentBody {
  fulfillment_id: string;
  tracking_numbers?: string[];
}

/**
 * Payment collection as staff read it.
 */
export type PaymentCollectionDetail = PaymentCollection & ({
  payment_sessions: PaymentSession[];
  payments: Payment[];
  region: RegionInDiscount | null;
});

/**
 * Answer with a payment collection.
 */
export interface PaymentCollectionResponse {
  payment_collection: PaymentCollectionDetail;
}

export type UpdatePaymentCollectionBodyMetadata = { [key: string]: unknown };

export interface UpdatePaymentCollectionBody {
  /** @nullable */
  description?: string | null;
  metadata?: UpdatePaymentCollectionBodyMetadata;
}

/**
 * Answer with a payment collection by itself.
 */
export interface ChangedPaymentCollectionResponse {
  payment_collection: PaymentCollection;
}

/**
 * Answer with a payment.
 */
export interface PaymentResponse {
  payment: Payment;
}

export interface RefundPaymentBody {
  amount: number;
  reason: string;
  note?: string;
}

/**
 * Answer with a refund.
 */
export interface RefundResponse {
  refund: Refund;
}

export type PriceListStatus = typeof PriceListStatus[keyof typeof PriceListStatus];

export const PriceListStatus = {
  active: 'active',
  draft: 'draft',
} as const;

export type PriceListType = typeof PriceListType[keyof typeof PriceListType];

export const PriceListType = {
  sale: 'sale',
  override: 'override',
} as const;

/**
 * Own columns of a price list.
 */
export interface PriceList {
  id: string;
  name: string;
  description: string;
  type: PriceListType;
  status: PriceListStatus;
  /** @nullable */
  starts_at: string | null;
  /** @nullable */
  ends_at: string | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Own columns of a money amount.
 */
export interface MoneyAmount {
  id: string;
  currency_code: string;
  amount: number;
  /** @nullable */
  min_quantity: number | null;
  /** @nullable */
  max_quantity: number | null;
  /** @nullable */
  price_list_id: string | null;
  /** @nullable */
  variant_id?: string | null;
  /** @nullable */
  region_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Price of a price list and the variant that it is for.
 */
export type PriceListPrice = MoneyAmount & {
  variant?: ProductVariant;
  variants?: ProductVariant[];
};

/**
 * Price list as a list shows it; relations when asked for.
 */
export type PriceListListItem = PriceList & {
  customer_groups?: CustomerGroup[];
  prices?: PriceListPrice[];
};

/**
 * Answer with price lists.
 */
export interface PriceListListResponse {
  price_lists: PriceListListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreatePriceListBodyPricesItem = {
  region_id?: string;
  currency_code?: string;
  amount: number;
  variant_id: string;
  min_quantity?: number;
  max_quantity?: number;
};

export type CreatePriceListBodyCustomerGroupsItem = {
  id: string;
};

export interface CreatePriceListBody {
  name: string;
  description: string;
  starts_at?: string;
  ends_at?: string;
  type: PriceListType;
  status?: PriceListStatus;
  prices: CreatePriceListBodyPricesItem[];
  customer_groups?: CreatePriceListBodyCustomerGroupsItem[];
  includes_tax?: boolean;
}

/**
 * Price list as staff read it.
 */
export type PriceListDetail = PriceList & {
  customer_groups: CustomerGroup[];
  prices: PriceListPrice[];
};

/**
 * Answer with a price list.
 */
export interface PriceListResponse {
  price_list: PriceListDetail;
}

export type UpdatePriceListBodyPricesItem = {
  id?: string;
  region_id?: string;
  currency_code?: string;
  variant_id: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export type UpdatePriceListBodyCustomerGroupsItem = {
  id: string;
};

export interface UpdatePriceListBody {
  name?: string;
  description?: string;
  /** @nullable */
  starts_at?: string | null;
  /** @nullable */
  ends_at?: string | null;
  type?: PriceListType;
  status?: PriceListStatus;
  prices?: UpdatePriceListBodyPricesItem[];
  customer_groups?: UpdatePriceListBodyCustomerGroupsItem[];
  includes_tax?: boolean;
}

/**
 * @nullable
 */
export type ProductCategoryMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product category.
 */
export interface ProductCategory {
  id: string;
  name: string;
  description: string;
  handle: string;
  /** @nullable */
  mpath?: string | null;
  is_internal: boolean;
  is_active: boolean;
  rank: number;
  /** @nullable */
  parent_category_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: ProductCategoryMetadata;
}

/**
 * @nullable
 */
export type ImageMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an image.
 */
export interface Image {
  id: string;
  url: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ImageMetadata;
}

/**
 * @nullable
 */
export type ProductOptionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product option.
 */
export interface ProductOption {
  id: string;
  title: string;
  product_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductOptionMetadata;
}

/**
 * @nullable
 */
export type ProductOptionValueMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product option value.
 */
export interface ProductOptionValue {
  id: string;
  value: string;
  option_id: string;
  variant_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductOptionValueMetadata;
}

/**
 * Product option as part of a product.
 */
export type ProductOptionInProduct = ProductOption & {
  values: ProductOptionValue[];
};

/**
 * Price of a variant together with the price list that it comes from.
 */
export type PriceWithList = MoneyAmount & ({
  price_list?: PriceList | null;
});

/**
 * Variant of a product of a price list.
 */
export type ProductVariantInPriceList = ProductVariant & {
  options?: ProductOptionValue[];
  prices?: PriceWithList[];
};

/**
 * Product as staff list it.
 */
export type ProductInPriceList = Product & ({
  categories?: ProductCategory[];
  collection: ProductCollection | null;
  images: Image[];
  options: ProductOptionInProduct[];
  tags: ProductTag[];
  type: ProductType | null;
  variants: ProductVariantInPriceList[];
  sales_channels?: SalesChannel[];
  profiles: ShippingProfile[];
  profile?: ShippingProfile | null;
});

/**
 * Answer with products.
 */
export interface PriceListProductsResponse {
  products: ProductInPriceList[];
  count: number;
  offset: number;
  limit: number;
}

export type UpsertPriceListPricesBodyPricesItem = {
  id?: string;
  region_id?: string;
  currency_code?: string;
  variant_id: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export interface UpsertPriceListPricesBody {
  prices?: UpsertPriceListPricesBodyPricesItem[];
  override?: boolean;
}

export interface DeletePriceListPricesBody {
  price_ids?: string[];
}

/**
 * Answer with price list delete batch.
 */
export interface PriceListDeleteBatchResponse {
  ids: string[];
  object: string;
  deleted: boolean;
}

/**
 * Answer with price list delete product prices.
 */
export interface PriceListDeleteProductPricesResponse {
  ids: string[];
  object: string;
  deleted: boolean;
}

/**
 * Answer with price list delete variant prices.
 */
export interface PriceListDeleteVariantPricesResponse {
  ids: string[];
  object: string;
  deleted: boolean;
}

export interface DeletePriceListProductsPricesBody {
  /** @minItems 1 */
  product_ids: string[];
}

/**
 * Category two levels below the one that was read.
 */
export type ProductCategoryTwig = ProductCategory & {
  category_children?: ProductCategory[];
};

/**
 * Category right below the one that was read, with what is below it.
 */
export type ProductCategoryBranch = ProductCategory & {
  category_children?: ProductCategoryTwig[];
};

/**
 * Product category as staff read it.
 */
export type ProductCategoryDetail = ProductCategory & ({
  category_children: ProductCategoryBranch[];
  parent_category: ProductCategory | null;
});

/**
 * Answer with product categories.
 */
export interface ProductCategoryListResponse {
  product_categories: ProductCategoryDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateProductCategoryBodyMetadata = { [key: string]: unknown };

export interface CreateProductCategoryBody {
  name: string;
  description?: string;
  handle?: string;
  is_internal?: boolean;
  is_active?: boolean;
  parent_category_id?: string;
  metadata?: CreateProductCategoryBodyMetadata;
}

/**
 * Answer with a product category.
 */
export interface ProductCategoryResponse {
  product_category: ProductCategoryDetail;
}

export type UpdateProductCategoryBodyMetadata = { [key: string]: unknown };

export interface UpdateProductCategoryBody {
  name?: string;
  description?: string;
  handle?: string;
  is_internal?: boolean;
  is_active?: boolean;
  /** @nullable */
  parent_category_id?: string | null;
  rank?: number;
  metadata?: UpdateProductCategoryBodyMetadata;
}

export type AddProductsToCategoryBodyProductIdsItem = {
  id: string;
};

export interface AddProductsToCategoryBody {
  product_ids: AddProductsToCategoryBodyProductIdsItem[];
}

export type RemoveProductsFromCategoryBodyProductIdsItem = {
  id: string;
};

export interface RemoveProductsFromCategoryBody {
  product_ids: RemoveProductsFromCategoryBodyProductIdsItem[];
}

/**
 * Answer with product tags.
 */
export interface ProductTagListResponse {
  product_tags: ProductTag[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with product types.
 */
export interface ProductTypeListResponse {
  product_types: ProductType[];
  count: number;
  offset: number;
  limit: number;
}

export type VariantPricingTaxRatesItem = {
  rate?: number;
  name?: string;
  code?: string;
};

/**
 * What a variant costs where the price list, region or cart of the request says so; null without one.
 */
export interface VariantPricing {
  /** @nullable */
  original_price?: number | null;
  /** @nullable */
  calculated_price?: number | null;
  /** @nullable */
  original_price_incl_tax?: number | null;
  /** @nullable */
  calculated_price_incl_tax?: number | null;
  /** @nullable */
  original_tax?: number | null;
  /** @nullable */
  calculated_tax?: number | null;
  /** @nullable */
  tax_rates?: VariantPricingTaxRatesItem[] | null;
  /** @nullable */
  original_price_includes_tax?: boolean | null;
  /** @nullable */
  calculated_price_includes_tax?: boolean | null;
  /** @nullable */
  calculated_price_type?: string | null;
}

/**
 * An inventory item that a product variant takes when it is sold.
 */
export interface VariantInventoryItem {
  id: string;
  inventory_item_id: string;
  variant_id: string;
  required_quantity: number;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  deleted_at?: string | null;
}

/**
 * Product variant as part of a product.
 */
export type ProductVariantInProductList = ProductVariant & VariantPricing & {
  options: ProductOptionValue[];
  prices: PriceWithList[];
  purchasable?: boolean;
  /** Which inventory items it takes when it is sold; only where they are expanded. */
  inventory_items?: VariantInventoryItem[];
};

/**
 * Product as staff list it.
 */
export type ProductListItem = Product & ({
  collection: ProductCollection | null;
  images: Image[];
  options: ProductOptionInProduct[];
  tags: ProductTag[];
  type: ProductType | null;
  variants: ProductVariantInProductList[];
  sales_channels: SalesChannel[];
  categories: ProductCategory[];
  profiles: ShippingProfile[];
  profile?: ShippingProfile | null;
});

/**
 * Answer with products.
 */
export interface ProductListResponse {
  products: ProductListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateProductBodyType = {
  id?: string;
  value: string;
};

export type CreateProductBodyTagsItem = {
  id?: string;
  value: string;
};

export type CreateProductBodySalesChannelsItem = {
  id: string;
};

export type CreateProductBodyCategoriesItem = {
  id: string;
};

export type CreateProductBodyOptionsItem = {
  title: string;
};

export type CreateProductBodyVariantsItemMetadata = { [key: string]: unknown };

export type CreateProductBodyVariantsItemPricesItem = {
  region_id?: string;
  currency_code?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export type CreateProductBodyVariantsItemOptionsItem = {
  value: string;
};

export type CreateProductBodyVariantsItem = {
  title: string;
  sku?: string;
  ean?: string;
  upc?: string;
  barcode?: string;
  hs_code?: string;
  inventory_quantity?: number;
  allow_backorder?: boolean;
  manage_inventory?: boolean;
  weight?: number;
  length?: number;
  height?: number;
  width?: number;
  origin_country?: string;
  mid_code?: string;
  material?: string;
  metadata?: CreateProductBodyVariantsItemMetadata;
  prices?: CreateProductBodyVariantsItemPricesItem[];
  options?: CreateProductBodyVariantsItemOptionsItem[];
};

export type CreateProductBodyMetadata = { [key: string]: unknown };

export interface CreateProductBody {
  title: string;
  subtitle?: string;
  description?: string;
  is_giftcard?: boolean;
  discountable?: boolean;
  images?: string[];
  thumbnail?: string;
  handle?: string;
  status?: ProductStatus;
  type?: CreateProductBodyType;
  collection_id?: string;
  tags?: CreateProductBodyTagsItem[];
  sales_channels?: CreateProductBodySalesChannelsItem[];
  categories?: CreateProductBodyCategoriesItem[];
  options?: CreateProductBodyOptionsItem[];
  variants?: CreateProductBodyVariantsItem[];
  weight?: number;
  length?: number;
  height?: number;
  width?: number;
  hs_code?: string;
  origin_country?: string;
  mid_code?: string;
  material?: string;
  metadata?: CreateProductBodyMetadata;
}

/**
 * Product variant as part of a product.
 */
export type ProductVariantInProduct = ProductVariant & VariantPricing & {
  options: ProductOptionValue[];
  prices: PriceWithList[];
  purchasable?: boolean;
};

/**
 * Product as staff read it.
 */
export type ProductDetail = Product & ({
  collection: ProductCollection | null;
  images: Image[];
  options: ProductOptionInProduct[];
  tags: ProductTag[];
  type: ProductType | null;
  variants: ProductVariantInProduct[];
  sales_channels: SalesChannel[];
  categories: ProductCategory[];
  profiles: ShippingProfile[];
  profile?: ShippingProfile | null;
});

/**
 * Answer with a product.
 */
export interface ProductResponse {
  product: ProductDetail;
}

/**
 * @nullable
 */
export type UpdateProductBodyType = {
  id?: string;
  value: string;
} | null;

export type UpdateProductBodyTagsItem = {
  id?: string;
  value: string;
};

export type UpdateProductBodySalesChannelsItem = {
  id: string;
};

export type UpdateProductBodyCategoriesItem = {
  id: string;
};

export type UpdateProductBodyVariantsItemMetadata = { [key: string]: unknown };

export type UpdateProductBodyVariantsItemPricesItem = {
  id?: string;
  region_id?: string;
  currency_code?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export type UpdateProductBodyVariantsItemOptionsItem = {
  option_id: string;
  value: string;
};

export type UpdateProductBodyVariantsItem = {
  id?: string;
  title?: string;
  sku?: string;
  ean?: string;
  upc?: string;
  barcode?: string;
  hs_code?: string;
  inventory_quantity?: number;
  allow_backorder?: boolean;
  manage_inventory?: boolean;
  weight?: number;
  length?: number;
  height?: number;
  width?: number;
  origin_country?: string;
  mid_code?: string;
  material?: string;
  metadata?: UpdateProductBodyVariantsItemMetadata;
  prices?: UpdateProductBodyVariantsItemPricesItem[];
  options?: UpdateProductBodyVariantsItemOptionsItem[];
};

export type UpdateProductBodyMetadata = { [key: string]: unknown };

export interface UpdateProductBody {
  title?: string;
  /** @nullable */
  subtitle?: string | null;
  /** @nullable */
  description?: string | null;
  discountable?: boolean;
  images?: string[];
  /** @nullable */
  thumbnail?: string | null;
  /** @nullable */
  handle?: string | null;
  status?: ProductStatus;
  /** @nullable */
  type?: UpdateProductBodyType;
  /** @nullable */
  collection_id?: string | null;
  tags?: UpdateProductBodyTagsItem[];
  sales_channels?: UpdateProductBodySalesChannelsItem[];
  categories?: UpdateProductBodyCategoriesItem[];
  variants?: UpdateProductBodyVariantsItem[];
  /** @nullable */
  weight?: number | null;
  /** @nullable */
  length?: number | null;
  /** @nullable */
  height?: number | null;
  /** @nullable */
  width?: number | null;
  /** @nullable */
  hs_code?: string | null;
  /** @nullable */
  origin_country?: string | null;
  /** @nullable */
  mid_code?: string | null;
  /** @nullable */
  material?: string | null;
  metadata?: UpdateProductBodyMetadata;
}

/**
 * Answer with product types.
 */
export interface UsedProductTypesResponse {
  types: ProductType[];
}

export type ProductTagUsageResponseTagsItem = {
  id: string;
  usage_count: string;
  value: string;
};

/**
 * Answer with products list tags.
 */
export interface ProductTagUsageResponse {
  tags: ProductTagUsageResponseTagsItem[];
}

export interface SetProductMetadataBody {
  key: string;
  value: string;
}

/**
 * Product variant as part of a product.
 */
export type ProductVariantInProductVariants = ProductVariant & {
  options: ProductOptionValue[];
  prices: MoneyAmount[];
  /** Which inventory items it takes when it is sold; only where they are expanded. */
  inventory_items?: VariantInventoryItem[];
};

/**
 * Product variant in a product's list of them.
 */
export type ProductVariantFound = ProductVariantInProductVariants & ({
  /** Only where a search looked at it. */
  product?: Product | null;
});

/**
 * Answer with product variants.
 */
export interface ProductVariantListResponse {
  variants: ProductVariantFound[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateProductVariantBodyMetadata = { [key: string]: unknown };

export type CreateProductVariantBodyPricesItem = {
  region_id?: string;
  currency_code?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export type CreateProductVariantBodyOptionsItem = {
  option_id: string;
  value: string;
};

export interface CreateProductVariantBody {
  title: string;
  sku?: string;
  ean?: string;
  upc?: string;
  barcode?: string;
  hs_code?: string;
  inventory_quantity?: number;
  allow_backorder?: boolean;
  manage_inventory?: boolean;
  weight?: number;
  length?: number;
  height?: number;
  width?: number;
  origin_country?: string;
  mid_code?: string;
  material?: string;
  metadata?: CreateProductVariantBodyMetadata;
  prices: CreateProductVariantBodyPricesItem[];
  options: CreateProductVariantBodyOptionsItem[];
}

/**
 * Product variant as staff read it.
 */
export type ProductVariantDetail = ProductVariant & VariantPricing & ({
  options: ProductOptionValue[];
  prices: PriceWithList[];
  product: Product | null;
  purchasable?: boolean;
});

/**
 * Answer with a product variant.
 */
export interface ProductVariantResponse {
  variant: ProductVariantDetail;
}

export type UpdateProductVariantBodyMetadata = { [key: string]: unknown };

export type UpdateProductVariantBodyPricesItem = {
  id?: string;
  region_id?: string;
  currency_code?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
};

export type UpdateProductVariantBodyOptionsItem = {
  option_id: string;
  value: string;
};

export interface UpdateProductVariantBody {
  title?: string;
  /** @nullable */
  sku?: string | null;
  /** @nullable */
  ean?: string | null;
  /** @nullable */
  upc?: string | null;
  /** @nullable */
  barcode?: string | null;
  /** @nullable */
  hs_code?: string | null;
  inventory_quantity?: number;
  allow_backorder?: boolean;
  manage_inventory?: boolean;
  /** @nullable */
  weight?: number | null;
  /** @nullable */
  length?: number | null;
  /** @nullable */
  height?: number | null;
  /** @nullable */
  width?: number | null;
  /** @nullable */
  origin_country?: string | null;
  /** @nullable */
  mid_code?: string | null;
  /** @nullable */
  material?: string | null;
  metadata?: UpdateProductVariantBodyMetadata;
  prices?: UpdateProductVariantBodyPricesItem[];
  options?: UpdateProductVariantBodyOptionsItem[];
}

/**
 * Answer with a product.
 */
export interface DeletedVariantResponse {
  variant_id: string;
  object: string;
  deleted: boolean;
  product: ProductDetail;
}

/**
 * Answer of an operation that the server does not serve.
 */
export interface ProductOptionListResponse {
  options: ProductOption[];
}

export interface CreateProductOptionBody {
  title: string;
}

/**
 * Answer of an operation that the server does not serve.
 */
export interface ProductOptionResponse {
  option: ProductOption;
}

export interface UpdateProductOptionBody {
  title: string;
}

/**
 * Answer with a product.
 */
export interface DeletedOptionResponse {
  option_id: string;
  object: string;
  deleted: boolean;
  product: ProductDetail;
}

/**
 * Own columns of a publishable API key.
 */
export interface PublishableApiKey {
  id: string;
  /** @nullable */
  created_by: string | null;
  /** @nullable */
  revoked_by: string | null;
  /** @nullable */
  revoked_at: string | null;
  title: string;
  created_at: string;
  updated_at: string;
}

/**
 * Answer with publishable API keys.
 */
export interface PublishableApiKeyListResponse {
  publishable_api_keys: PublishableApiKey[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreatePublishableApiKeyBody {
  title: string;
}

/**
 * Answer with a publishable API key.
 */
export interface PublishableApiKeyResponse {
  publishable_api_key: PublishableApiKey;
}

export interface UpdatePublishableApiKeyBody {
  title?: string;
}

export type AddSalesChannelsToPublishableApiKeyBodySalesChannelIdsItem = {
  id: string;
};

export interface AddSalesChannelsToPublishableApiKeyBody {
  sales_channel_ids: AddSalesChannelsToPublishableApiKeyBodySalesChannelIdsItem[];
}

export type RemoveSalesChannelsFromPublishableApiKeyBodySalesChannelIdsItem = {
  id: string;
};

export interface RemoveSalesChannelsFromPublishableApiKeyBody {
  sales_channel_ids: RemoveSalesChannelsFromPublishableApiKeyBodySalesChannelIdsItem[];
}

/**
 * Answer with sales channels.
 */
export interface SalesChannelListResponse {
  sales_channels: SalesChannel[];
}

/**
 * Region as staff read it.
 */
export type RegionDetail = Region & {
  countries: Country[];
  fulfillment_providers: FulfillmentProvider[];
  payment_providers: PaymentProvider[];
  currency: Currency;
};

/**
 * Answer with regions.
 */
export interface RegionListResponse {
  regions: RegionDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateRegionBodyMetadata = { [key: string]: unknown };

export interface CreateRegionBody {
  name: string;
  currency_code: string;
  tax_code?: string;
  tax_rate: number;
  payment_providers: string[];
  fulfillment_providers: string[];
  countries: string[];
  includes_tax?: boolean;
  metadata?: CreateRegionBodyMetadata;
}

/**
 * Answer with a region.
 */
export interface RegionResponse {
  region: RegionDetail;
}

export type UpdateRegionBodyMetadata = { [key: string]: unknown };

export interface UpdateRegionBody {
  name?: string;
  currency_code?: string;
  automatic_taxes?: boolean;
  gift_cards_taxable?: boolean;
  /** @nullable */
  tax_provider_id?: string | null;
  /** @nullable */
  tax_code?: string | null;
  tax_rate?: number;
  includes_tax?: boolean;
  payment_providers?: string[];
  fulfillment_providers?: string[];
  countries?: string[];
  metadata?: UpdateRegionBodyMetadata;
}

export interface AddCountryToRegionBody {
  country_code: string;
}

export interface AddFulfillmentProviderToRegionBody {
  provider_id: string;
}

export type RegionFulfillmentOptionsResponseFulfillmentOptionsItemOptionsItem = { [key: string]: unknown };

export type RegionFulfillmentOptionsResponseFulfillmentOptionsItem = {
  provider_id: string;
  options: RegionFulfillmentOptionsResponseFulfillmentOptionsItemOptionsItem[];
};

/**
 * Answer with get regions region fulfillment options.
 */
export interface RegionFulfillmentOptionsResponse {
  fulfillment_options: RegionFulfillmentOptionsResponseFulfillmentOptionsItem[];
}

export interface AddPaymentProviderToRegionBody {
  provider_id: string;
}

/**
 * Bounds of a numeric filter.
 */
export interface NumberRange {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

/**
 * What a text must have in it.
 */
export interface TextMatch {
  contains?: string;
}

/**
 * @nullable
 */
export type ReservationItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a reservation item.
 */
export interface ReservationItem {
  id: string;
  location_id: string;
  inventory_item_id: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  created_by?: string | null;
  quantity: number;
  /** @nullable */
  metadata: ReservationItemMetadata;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  line_item_id: string | null;
  /** @nullable */
  external_id?: string | null;
}

/**
 * Line item as part of a reservation item, with the order that it is of.
 */
export type LineItemInReservationItem = LineItem & ({
  order?: Order | null;
});

/**
 * Reservation item as staff list it, with what `expand` asks for.
 */
export type ReservationItemListItem = ReservationItem & ({
  inventory_item?: InventoryItem | null;
  line_item?: LineItemInReservationItem | null;
});

/**
 * Answer with reservation items.
 */
export interface ReservationItemListResponse {
  reservations: ReservationItemListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateReservationBodyMetadata = { [key: string]: unknown };

export interface CreateReservationBody {
  line_item_id?: string;
  location_id: string;
  inventory_item_id: string;
  quantity: number;
  description?: string;
  metadata?: CreateReservationBodyMetadata;
}

/**
 * Answer with a reservation item.
 */
export interface ReservationItemResponse {
  reservation: ReservationItem;
}

export type UpdateReservationBodyMetadata = { [key: string]: unknown };

export interface UpdateReservationBody {
  location_id?: string;
  quantity?: number;
  description?: string;
  metadata?: UpdateReservationBodyMetadata;
}

/**
 * The server leaves the changed reservation out of its answer.
 */
export interface UpdatedReservationItemResponse {
  reservation?: ReservationItem;
}

/**
 * Return reason as staff read it.
 */
export type ReturnReasonDetail = ReturnReason & ({
  parent_return_reason: ReturnReason | null;
  return_reason_children: ReturnReason[];
});

/**
 * Answer with return reasons.
 */
export interface ReturnReasonListResponse {
  return_reasons: ReturnReasonDetail[];
}

export type CreateReturnReasonBodyMetadata = { [key: string]: unknown };

export interface CreateReturnReasonBody {
  label: string;
  value: string;
  parent_return_reason_id?: string;
  description?: string;
  metadata?: CreateReturnReasonBodyMetadata;
}

/**
 * Answer with a return reason.
 */
export interface ReturnReasonResponse {
  return_reason: ReturnReasonDetail;
}

export type UpdateReturnReasonBodyMetadata = { [key: string]: unknown };

export interface UpdateReturnReasonBody {
  label?: string;
  value?: string;
  /** @nullable */
  description?: string | null;
  metadata?: UpdateReturnReasonBodyMetadata;
}

export type ShippingOptionRequirementType = typeof ShippingOptionRequirementType[keyof typeof ShippingOptionRequirementType];

export const ShippingOptionRequirementType = {
  min_subtotal: 'min_subtotal',
  max_subtotal: 'max_subtotal',
} as const;

/**
 * Own columns of a shipping option requirement.
 */
export interface ShippingOptionRequirement {
  id: string;
  shipping_option_id: string;
  type: ShippingOptionRequirementType;
  amount: number;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Shipping option as staff read it.
 */
export type ShippingOptionDetail = ShippingOption & ({
  profile: ShippingProfile | null;
  region: RegionInDiscount | null;
  requirements: ShippingOptionRequirement[];
});

export type ShippingOptionListItemTaxRatesItem = {
  rate?: number;
  name?: string;
  code?: string;
};

/**
 * Shipping option as staff list it, with its price before and after tax.
 */
export type ShippingOptionListItem = ShippingOptionDetail & ({
  /** @nullable */
  price_incl_tax?: number | null;
  /** @nullable */
  tax_amount?: number | null;
  tax_rates?: ShippingOptionListItemTaxRatesItem[];
});

/**
 * Answer with shipping options.
 */
export interface ShippingOptionListResponse {
  shipping_options: ShippingOptionListItem[];
  count: number;
  offset: number;
  limit: number;
}

export type CreateShippingOptionBodyData = { [key: string]: unknown };

export type CreateShippingOptionBodyRequirementsItem = {
  type: ShippingOptionRequirementType;
  amount: number;
};

export type CreateShippingOptionBodyMetadata = { [key: string]: unknown };

export interface CreateShippingOptionBody {
  name: string;
  region_id: string;
  provider_id: string;
  profile_id?: string;
  data: CreateShippingOptionBodyData;
  price_type: ShippingOptionPriceType;
  amount?: number;
  requirements?: CreateShippingOptionBodyRequirementsItem[];
  is_return?: boolean;
  admin_only?: boolean;
  metadata?: CreateShippingOptionBodyMetadata;
  includes_tax?: boolean;
}

/**
 * Answer with a shipping option.
 */
export interface ShippingOptionResponse {
  shipping_option: ShippingOptionDetail;
}

export type UpdateShippingOptionBodyMetadata = { [key: string]: unknown };

export type UpdateShippingOptionBodyRequirementsItem = {
  id?: string;
  type: ShippingOptionRequirementType;
  amount: number;
};

export interface UpdateShippingOptionBody {
  name?: string;
  /** @nullable */
  amount?: number | null;
  admin_only?: boolean;
  metadata?: UpdateShippingOptionBodyMetadata;
  requirements: UpdateShippingOptionBodyRequirementsItem[];
  includes_tax?: boolean;
  price_type?: string;
}

/**
 * Answer with shipping profiles.
 */
export interface ShippingProfileListResponse {
  shipping_profiles: ShippingProfile[];
}

export type CreateShippingProfileBodyMetadata = { [key: string]: unknown };

export interface CreateShippingProfileBody {
  name: string;
  type: ShippingProfileType;
  metadata?: CreateShippingProfileBodyMetadata;
}

/**
 * Answer with a new shipping profile.
 */
export interface CreatedShippingProfileResponse {
  shipping_profile: ShippingProfile;
}

/**
 * Shipping profile as staff read it.
 */
export type ShippingProfileDetail = ShippingProfile & {
  products: ProductInShippingProfile[];
  shipping_options: ShippingOption[];
};

/**
 * Answer with a shipping profile.
 */
export interface ShippingProfileResponse {
  shipping_profile: ShippingProfileDetail;
}

export type UpdateShippingProfileBodyMetadata = { [key: string]: unknown };

export interface UpdateShippingProfileBody {
  name?: string;
  metadata?: UpdateShippingProfileBodyMetadata;
  type?: ShippingProfileType;
  products?: string[];
  shipping_options?: string[];
}

/**
 * @nullable
 */
export type StockLocationMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a stock location.
 */
export interface StockLocation {
  id: string;
  /** @nullable */
  address_id: string | null;
  name: string;
  /** @nullable */
  metadata: StockLocationMetadata;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
}

/**
 * @nullable
 */
export type StockLocationAddressMetadata = { [key: string]: unknown } | null;

/**
 * Address of a stock location.
 */
export interface StockLocationAddress {
  id: string;
  address_1: string;
  /** @nullable */
  address_2: string | null;
  /** @nullable */
  company: string | null;
  /** @nullable */
  city: string | null;
  country_code: string;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  province: string | null;
  /** @nullable */
  postal_code: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: StockLocationAddressMetadata;
}

/**
 * Stock location; relations when asked for.
 */
export type StockLocationDetail = StockLocation & ({
  address?: StockLocationAddress | null;
  sales_channels?: SalesChannel[];
});

/**
 * Answer with stock locations.
 */
export interface StockLocationListResponse {
  stock_locations: StockLocationDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type StockLocationAddressInputMetadata = { [key: string]: unknown };

export interface StockLocationAddressInput {
  address_1: string;
  address_2?: string;
  city?: string;
  country_code: string;
  phone?: string;
  postal_code?: string;
  province?: string;
  metadata?: StockLocationAddressInputMetadata;
}

export type CreateStockLocationBodyMetadata = { [key: string]: unknown };

export interface CreateStockLocationBody {
  name: string;
  address_id?: string;
  metadata?: CreateStockLocationBodyMetadata;
  address?: StockLocationAddressInput;
}

/**
 * Answer with a stock location.
 */
export interface StockLocationResponse {
  stock_location: StockLocationDetail;
}

export type UpdateStockLocationBodyMetadata = { [key: string]: unknown };

export interface UpdateStockLocationBody {
  name?: string;
  address_id?: string;
  metadata?: UpdateStockLocationBodyMetadata;
  address?: StockLocationAddressInput;
}

/**
 * Return with what comes back and where it belongs.
 */
export type ReturnDetail = Return & ({
  items: ReturnItem[];
  order?: Order | null;
  swap?: Swap | null;
});

/**
 * Answer with returns.
 */
export interface ReturnListResponse {
  returns: ReturnDetail[];
  count: number;
  offset: number;
  limit: number;
}

export type ReceiveReturnBodyItemsItem = {
  item_id: string;
  quantity: number;
};

export interface ReceiveReturnBody {
  items: ReceiveReturnBodyItemsItem[];
  refund?: number;
  location_id?: string;
}

/**
 * Answer with a return.
 */
export interface ReturnResponse {
  return: ReturnDetail;
}

/**
 * Order as staff read it.
 */
export type OrderInReturnCancel = Order & ({
  billing_address: Address | null;
  claims: ClaimOrderInOrder[];
  customer: Customer | null;
  discounts: DiscountInCart[];
  fulfillments: FulfillmentInOrder[];
  gift_card_transactions: GiftCardTransaction[];
  gift_cards: GiftCard[];
  items: LineItemInOrder[];
  payments: Payment[];
  refunds: Refund[];
  region: Region | null;
  returns: ReturnInOrder[];
  shipping_address: Address | null;
  shipping_methods: ShippingMethodInCart[];
  swaps: SwapInOrder[];
});

/**
 * Answer with an order.
 */
export interface CanceledReturnOrderResponse {
  order: OrderInReturnCancel;
}

/**
 * Link from a sales channel to a stock location.
 */
export interface SalesChannelLocation {
  id: string;
  sales_channel_id: string;
  location_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Sales channel; its stock locations when asked for.
 */
export type SalesChannelListItem = SalesChannel & {
  locations?: SalesChannelLocation[];
};

/**
 * Answer with sales channels.
 */
export interface PagedSalesChannelListResponse {
  sales_channels: SalesChannelListItem[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreateSalesChannelBody {
  name: string;
  description?: string;
  is_disabled?: boolean;
}

/**
 * Answer with a sales channel.
 */
export interface SalesChannelResponse {
  sales_channel: SalesChannel;
}

export interface UpdateSalesChannelBody {
  name?: string;
  /** @nullable */
  description?: string | null;
  is_disabled?: boolean;
}

export type AddProductsToSalesChannelBodyProductIdsItem = {
  id: string;
};

export interface AddProductsToSalesChannelBody {
  product_ids: AddProductsToSalesChannelBodyProductIdsItem[];
}

export type RemoveProductsFromSalesChannelBodyProductIdsItem = {
  id: string;
};

export interface RemoveProductsFromSalesChannelBody {
  product_ids: RemoveProductsFromSalesChannelBodyProductIdsItem[];
}

export interface AddStockLocationToSalesChannelBody {
  location_id: string;
}

export interface RemoveStockLocationFromSalesChannelBody {
  location_id: string;
}

/**
 * @nullable
 */
export type StoreMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a store.
 */
export interface Store {
  id: string;
  name: string;
  default_currency_code: string;
  /** @nullable */
  swap_link_template: string | null;
  /** @nullable */
  payment_link_template: string | null;
  /** @nullable */
  invite_link_template: string | null;
  /** @nullable */
  default_location_id: string | null;
  /** @nullable */
  default_sales_channel_id?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: StoreMetadata;
}

/**
 * Whether a feature of the server is on.
 */
export interface FeatureFlag {
  key: string;
  value: boolean;
}

/**
 * A module that the server has loaded.
 */
export interface ServerModule {
  module: string;
  /** Path of the module, or false where it is off. */
  resolution: string | boolean;
}

/**
 * Store as staff read it.
 */
export type StoreDetail = Store & ({
  default_sales_channel: SalesChannel | null;
  currencies: Currency[];
  default_currency: Currency | null;
  payment_providers: PaymentProvider[];
  fulfillment_providers: FulfillmentProvider[];
  feature_flags: FeatureFlag[];
  modules: ServerModule[];
});

/**
 * Answer with a store.
 */
export interface StoreResponse {
  store: StoreDetail;
}

export type UpdateStoreBodyMetadata = { [key: string]: unknown };

export interface UpdateStoreBody {
  name?: string;
  /** @nullable */
  swap_link_template?: string | null;
  /** @nullable */
  payment_link_template?: string | null;
  /** @nullable */
  invite_link_template?: string | null;
  default_currency_code?: string;
  currencies?: string[];
  metadata?: UpdateStoreBodyMetadata;
}

/**
 * Store as staff read it.
 */
export type UpdatedStore = Store & ({
  default_sales_channel?: SalesChannel | null;
  currencies?: Currency[];
});

/**
 * Answer with a store.
 */
export interface UpdatedStoreResponse {
  store: UpdatedStore;
}

/**
 * Answer with payment providers.
 */
export interface PaymentProviderListResponse {
  payment_providers: PaymentProvider[];
}

/**
 * Own columns of a tax provider.
 */
export interface TaxProvider {
  id: string;
  is_installed: boolean;
}

/**
 * Answer with tax providers.
 */
export interface TaxProviderListResponse {
  tax_providers: TaxProvider[];
}

/**
 * Answer with swaps.
 */
export interface SwapListResponse {
  swaps: Swap[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Line item as part of a cart.
 */
export type LineItemInSwapCart = LineItem & ({
  adjustments: LineItemAdjustment[];
  variant: ProductVariant | null;
  tax_lines?: LineItemTaxLine[];
});

/**
 * Region of the cart of a swap.
 */
export type RegionInSwapCart = Region & {
  tax_rates: TaxRate[];
};

/**
 * Cart as part of a swap.
 */
export type CartInSwap = Cart & ({
  items: LineItemInSwapCart[];
  discounts?: DiscountInCart[];
  gift_cards?: GiftCard[];
  region?: RegionInSwapCart | null;
  shipping_address?: Address | null;
  shipping_methods?: ShippingMethod[];
  discount_total?: number;
  gift_card_tax_total?: number;
  gift_card_total?: number;
  item_tax_total?: number;
  shipping_tax_total?: number;
  shipping_total?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
});

/**
 * Fulfillment as part of a swap.
 */
export type FulfillmentInSwap = Fulfillment & {
  items: FulfillmentItem[];
};

/**
 * Return that belongs to a swap.
 */
export type ReturnInSwap = Return & {
  items: ReturnItem[];
};

/**
 * Shipping method as part of a swap.
 */
export type ShippingMethodInSwap = ShippingMethod & ({
  shipping_option: ShippingOption | null;
});

/**
 * Swap as staff read it.
 */
export type SwapDetail = Swap & ({
  additional_items: LineItemInSwapList[];
  cart: CartInSwap | null;
  fulfillments: FulfillmentInSwap[];
  order: Order | null;
  payment: Payment | null;
  return_order: ReturnInSwap | null;
  shipping_address: Address | null;
  shipping_methods: ShippingMethodInSwap[];
});

/**
 * Answer with a swap.
 */
export interface SwapResponse {
  swap: SwapDetail;
}

/**
 * Tax rate; relations when asked for.
 */
export type TaxRateDetail = TaxRate & {
  products?: Product[];
  product_types?: ProductType[];
  shipping_options?: ShippingOption[];
};

/**
 * Answer with tax rates.
 */
export interface TaxRateListResponse {
  tax_rates: TaxRateDetail[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreateTaxRateBody {
  code: string;
  name: string;
  region_id: string;
  rate?: number;
  products?: string[];
  shipping_options?: string[];
  product_types?: string[];
}

/**
 * Answer with a tax rate.
 */
export interface TaxRateResponse {
  tax_rate: TaxRateDetail;
}

export interface UpdateTaxRateBody {
  /** @nullable */
  code?: string | null;
  name?: string;
  region_id?: string;
  /** @nullable */
  rate?: number | null;
  products?: string[];
  shipping_options?: string[];
  product_types?: string[];
}

export interface AddProductsToTaxRateBody {
  products: string[];
}

export interface RemoveProductsFromTaxRateBody {
  products: string[];
}

export interface AddProductTypesToTaxRateBody {
  product_types: string[];
}

export interface RemoveProductTypesFromTaxRateBody {
  product_types: string[];
}

export interface AddShippingOptionsToTaxRateBody {
  shipping_options: string[];
}

export interface RemoveShippingOptionsFromTaxRateBody {
  shipping_options: string[];
}

export type UploadsResponseUploadsItem = {
  url: string;
  key: string;
};

/**
 * Answer with uploads.
 */
export interface UploadsResponse {
  uploads: UploadsResponseUploadsItem[];
}

export interface DeleteUploadBody {
  file_key: string;
}

export interface CreateDownloadUrlBody {
  file_key: string;
}

/**
 * Answer with uploads download url.
 */
export interface UploadsDownloadUrlResponse {
  download_url: string;
}

export interface RequestPasswordTokenBody {
  email: string;
}

export interface ResetPasswordBody {
  email?: string;
  token: string;
  password: string;
}

/**
 * Answer with users.
 */
export interface UserListResponse {
  users: User[];
  count: number;
  offset: number;
  limit: number;
}

export interface CreateUserBody {
  email: string;
  first_name?: string;
  last_name?: string;
  role?: UserRole;
  password: string;
}

export type UpdateUserBodyMetadata = { [key: string]: unknown };

export interface UpdateUserBody {
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  role?: UserRole;
  /** @nullable */
  api_token?: string | null;
  metadata?: UpdateUserBodyMetadata;
}

/**
 * Product variant as staff list it.
 */
export type ProductVariantListItem = ProductVariant & VariantPricing & ({
  options: ProductOptionValue[];
  prices: PriceWithList[];
  product: Product | null;
  purchasable?: boolean;
  /** Which inventory items it takes when it is sold; only where they are expanded. */
  inventory_items?: VariantInventoryItem[];
});

/**
 * Answer with product variants.
 */
export interface VariantListResponse {
  variants: ProductVariantListItem[];
  count: number;
  offset?: number;
  limit?: number;
}

export type VariantInventorySalesChannelAvailabilityItem = {
  channel_name: string;
  channel_id: string;
  /** @nullable */
  available_quantity: number | null;
};

/**
 * Own columns of a variant inventory.
 */
export interface VariantInventory {
  id: string;
  sales_channel_availability: VariantInventorySalesChannelAvailabilityItem[];
  inventory: InventoryItemDetail[];
}

/**
 * Answer with a variant inventory.
 */
export interface VariantInventoryResponse {
  variant: VariantInventory;
}

/**
 * Stays empty: the server refuses every property, even the location without which it cannot reserve.
 */
export interface CreateLineItemReservationBody { [key: string]: unknown }

/**
 * There is no valid session or token.
 */
export type UnauthorizedResponse = string;

/**
 * The server failed.
 */
export type ServerErrorResponse = Problem;

/**
 * The request has a property or a value that the server does not take.
 */
export type BadRequestResponse = Problem;

/**
 * The record is being changed by another request.
 */
export type ConflictResponse = Problem;

/**
 * The data clashes with what is there.
 */
export type UnprocessableResponse = Problem;

/**
 * There is no such record.
 */
export type NotFoundResponse = Problem;

/**
 * How many rows at most.
 */
export type LimitParameter = number;

/**
 * How many rows to skip.
 */
export type OffsetParameter = number;

/**
 * Column to sort by; a leading minus turns the order round.
 */
export type OrderParameter = string;

/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
export type ExpandParameter = string;

/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
export type FieldsParameter = string;

export type CreatedAtParameter = DateRange;

export type UpdatedAtParameter = DateRange;

/**
 * Words to search for.
 */
export type SearchParameter = string;

export type DeletedAtParameter = DateRange;

/**
 * Columns to include in place of the usual ones.
 */
export type FieldsListParameter = string[];

/**
 * Relations to include.
 */
export type ExpandListParameter = string[];

export type ListBatchJobsParams = {
/**
 * Only these records.
 */
id?: string[];
/**
 * Only of these types.
 */
type?: string[];
/**
 * When it was confirmed.
 */
confirmed_at?: DateRange;
/**
 * When its file was read.
 */
pre_processed_at?: DateRange;
/**
 * When it was completed.
 */
completed_at?: DateRange;
/**
 * When it failed.
 */
failed_at?: DateRange;
/**
 * When it was cancelled.
 */
canceled_at?: DateRange;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListCollectionsParams = {
/**
 * Only with this title.
 */
title?: string;
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListCurrenciesParams = {
/**
 * Only with this code.
 */
code?: string;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
};

export type ListCustomerGroupsParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with one of these names.
 */
name?: string[];
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type GetCustomerGroupParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListCustomersInGroupParams = {
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
};

export type ListCustomersParams = {
/**
 * Whether the customer has an account.
 */
has_account?: boolean;
/**
 * Only members of these groups.
 */
groups?: string[];
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type GetCustomerParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateCustomerParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListDiscountsParams = {
/**
 * Whether it is a template for other codes.
 */
is_dynamic?: boolean;
/**
 * Whether it is switched off.
 */
is_disabled?: boolean;
/**
 * Only with such a rule.
 */
rule?: {
  type?: DiscountRuleType;
  allocation?: DiscountRuleAllocation;
};
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateDiscountParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetDiscountParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateDiscountParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetDiscountByCodeParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type DeleteDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type AddResourcesToDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type RemoveResourcesFromDiscountConditionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListDraftOrdersParams = {
/**
 * Only in one of these states.
 */
status?: DraftOrderStatus[];
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListGiftCardsParams = {
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type ListInventoryItemsParams = {
/**
 * Only with this sku.
 */
sku?: string;
/**
 * Only from this country.
 */
origin_country?: string;
/**
 * Only with this manufacturer code.
 */
mid_code?: string;
/**
 * Only with this material.
 */
material?: string;
/**
 * Only with this customs code.
 */
hs_code?: string;
/**
 * Only with this weight.
 */
weight?: number;
/**
 * Only with this length.
 */
length?: number;
/**
 * Only with this height.
 */
height?: number;
/**
 * Only with this width.
 */
width?: number;
/**
 * Whether it has to be shipped.
 */
requires_shipping?: boolean;
/**
 * Only of one of these locations.
 */
location_id?: string[];
/**
 * Only these records.
 */
id?: string[];
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type CreateInventoryItemParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetInventoryItemParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateInventoryItemParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListInventoryLevelsParams = {
/**
 * Only of one of these locations.
 */
location_id?: string[];
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateInventoryLevelParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateInventoryLevelParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListNotesParams = {
/**
 * Only of this resource.
 */
resource_id?: string;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
};

export type ListNotificationsParams = {
/**
 * Only for this event.
 */
event_name?: string;
/**
 * Only of this kind of record.
 */
resource_type?: string;
/**
 * Only of this resource.
 */
resource_id?: string;
/**
 * Only to this address.
 */
to?: string;
/**
 * Whether later sendings are included.
 */
include_resends?: boolean;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type ListOrderEditsParams = {
/**
 * Only of this order.
 */
order_id?: string;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type GetOrderEditParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListOrdersParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * The number that people see.
 */
display_id?: string;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this customer.
 */
customer_id?: string;
/**
 * Only with this email.
 */
email?: string;
/**
 * Only with this tax rate.
 */
tax_rate?: number;
/**
 * Only in one of these states.
 */
status?: OrderStatus[];
/**
 * Only with one of these states of fulfilment.
 */
fulfillment_status?: OrderFulfillmentStatus[];
/**
 * Only with one of these states of payment.
 */
payment_status?: OrderPaymentStatus[];
/**
 * Only of one of these regions.
 */
region_id?: string[];
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * When it was cancelled.
 */
canceled_at?: DateRange;
/**
 * Only of one of these sales channels.
 */
sales_channel_id?: string[];
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type GetOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CompleteOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CaptureOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type RefundOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateOrderFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelOrderFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateOrderShipmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type RequestOrderReturnParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type AddShippingMethodToOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ArchiveOrderParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateOrderSwapParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelOrderSwapParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateSwapFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateSwapShipmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ProcessSwapPaymentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelSwapFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateOrderClaimParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateOrderClaimParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelOrderClaimParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateClaimFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CreateClaimShipmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type CancelClaimFulfillmentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetPaymentCollectionParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetPaymentParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListPriceListsParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * Only with this name.
 */
name?: string;
/**
 * Only in one of these states.
 */
status?: PriceListStatus[];
/**
 * Only of these customer groups.
 */
customer_groups?: string[];
/**
 * Only of these types.
 */
type?: PriceListType[];
/**
 * Only with this description.
 */
description?: string;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListPriceListProductsParams = {
/**
 * Only with this title.
 */
title?: string;
/**
 * Only with this description.
 */
description?: string;
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Only gift cards, or none.
 */
is_giftcard?: boolean;
/**
 * Only with this type.
 */
type?: string;
/**
 * Only these records.
 */
id?: string[];
/**
 * Only in one of these states.
 */
status?: ProductStatus[];
/**
 * Only of one of these collections.
 */
collection_id?: string[];
/**
 * Only with one of these tags.
 */
tags?: string[];
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListProductCategoriesParams = {
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Whether it is for staff alone.
 */
is_internal?: boolean;
/**
 * Whether shoppers can see it.
 */
is_active?: boolean;
/**
 * Whether all levels below are included.
 */
include_descendants_tree?: boolean;
/**
 * Only right below this category; null for the top.
 */
parent_category_id?: string;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type CreateProductCategoryParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetProductCategoryParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateProductCategoryParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type AddProductsToCategoryParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type RemoveProductsFromCategoryParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListProductTagsParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with one of these values.
 */
value?: string[];
/**
 * Only these records.
 */
id?: string[];
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListProductTypesParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with one of these values.
 */
value?: string[];
/**
 * Only these records.
 */
id?: string[];
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListProductsParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with this title.
 */
title?: string;
/**
 * Only with this description.
 */
description?: string;
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Only gift cards, or none.
 */
is_giftcard?: boolean;
/**
 * Only these records.
 */
id?: string[];
/**
 * Only in one of these states.
 */
status?: ProductStatus[];
/**
 * Only of one of these collections.
 */
collection_id?: string[];
/**
 * Only with one of these tags.
 */
tags?: string[];
/**
 * Only of one of these price lists.
 */
price_list_id?: string[];
/**
 * Only of one of these sales channels.
 */
sales_channel_id?: string[];
/**
 * Only of one of these types.
 */
type_id?: string[];
/**
 * Only of one of these categories.
 */
category_id?: string[];
/**
 * Whether a category stands for those below it too.
 */
include_category_children?: boolean;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListProductVariantsParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * Whether the server keeps count of its stock.
 */
manage_inventory?: boolean;
/**
 * Whether it can be ordered while out of stock.
 */
allow_backorder?: boolean;
/**
 * Only with this quantity in stock.
 */
inventory_quantity?: string;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListPublishableApiKeysParams = {
/**
 * When it was revoked.
 */
revoked_at?: DateRange;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListPublishableApiKeySalesChannelsParams = {
/**
 * Words to search for.
 */
q?: SearchParameter;
};

export type ListRegionsParams = {
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListReservationsParams = {
/**
 * Only of one of these locations.
 */
location_id?: string[];
/**
 * Only of one of these inventory items.
 */
inventory_item_id?: string[];
/**
 * Only of one of these line items.
 */
line_item_id?: string[];
/**
 * Only with this quantity.
 */
quantity?: NumberRange;
/**
 * Only with such a description.
 */
description?: TextMatch;
/**
 * Only what these users created.
 */
created_by?: string[];
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type ListShippingOptionsParams = {
/**
 * Only with this name.
 */
name?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Whether it is for the way back.
 */
is_return?: boolean;
/**
 * Only options for staff, or only those for shoppers too.
 */
admin_only?: boolean;
/**
 * Only these records.
 */
id?: string[];
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListStockLocationsParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * Only with this name.
 */
name?: string;
/**
 * Only of one of these addresses.
 */
address_id?: string[];
/**
 * Only of one of these sales channels.
 */
sales_channel_id?: string[];
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
};

export type CreateStockLocationParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type GetStockLocationParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type UpdateStockLocationParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListReturnsParams = {
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
};

export type ListSalesChannelsParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * Only with this name.
 */
name?: string;
/**
 * Only with this description.
 */
description?: string;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
};

export type ListSwapsParams = {
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
};

export type ListTaxRatesParams = {
/**
 * Only with this name.
 */
name?: string;
/**
 * Only with this code.
 */
code?: string;
/**
 * Only of one of these regions.
 */
region_id?: string[];
/**
 * Only with this rate.
 */
rate?: NumberRange;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type CreateTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type GetTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type UpdateTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type AddProductsToTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type RemoveProductsFromTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type AddProductTypesToTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type RemoveProductTypesFromTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type AddShippingOptionsToTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type RemoveShippingOptionsFromTaxRateParams = {
/**
 * Columns to include in place of the usual ones.
 */
fields?: FieldsListParameter;
/**
 * Relations to include.
 */
expand?: ExpandListParameter;
};

export type CreateUploadBody = {
  /** One file a call. */
  files: Blob | File;
};

export type CreateProtectedUploadBody = {
  /** One file a call. */
  files: Blob | File;
};

export type ListUsersParams = {
/**
 * Only with this email.
 */
email?: string;
/**
 * Only with this first name.
 */
first_name?: string;
/**
 * Only with this last name.
 */
last_name?: string;
/**
 * Only these records.
 */
id?: string[];
/**
 * Only with one of these roles.
 */
role?: UserRole[];
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
deleted_at?: DeletedAtParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type ListVariantsParams = {
/**
 * Whether the server keeps count of its stock.
 */
manage_inventory?: boolean;
/**
 * Whether it can be ordered while out of stock.
 */
allow_backorder?: boolean;
/**
 * Only these records.
 */
id?: string[];
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * Only of this customer.
 */
customer_id?: string;
/**
 * Only with one of these titles.
 */
title?: string[];
/**
 * Only with this quantity in stock.
 */
inventory_quantity?: number;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
};

export type GetVariantParams = {
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListOrderReservationsParams = {
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
};

