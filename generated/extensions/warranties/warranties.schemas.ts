/* Generated from openapi/, do not edit. */
/**
 * A sold item with a warranty.
 */
export interface Warranty {
  id: string;
  order_id: string;
  display_id: number;
  title: string;
  variant: string;
  months: number;
  ends_at: string;
}

/**
 * Answer with warranties.
 */
export interface WarrantyListResponse {
  warranties: Warranty[];
}

