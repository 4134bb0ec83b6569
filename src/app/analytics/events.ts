export interface UsageEvents {
  numUsers: { count: number };
  storeName: { name: string };
  numProducts: { count: number };
  numOrders: { count: number };
  regions: { count: number };
  currencies: { count: number };
  numDiscounts: { count: number };
  userEmail: { email: string };
}

export type UsageEvent = keyof UsageEvents;
