import type { CustomTypeOptions } from 'i18next';

type Texts = CustomTypeOptions['resources'];
type Actions = Texts['order-actions'];
type AfterSales = Texts['after-sales'];
type Edits = Texts['order-edit'];

/** Names that can be said */
export type ActionName = keyof (Actions['action'] & AfterSales['action']);

/** Reasons that an action isn't possible */
export type WhyNot = keyof (Actions['why'] & AfterSales['why']);
export type EditReason = keyof Edits['why'];
export type Reason = WhyNot | EditReason;

export type FactName = keyof (Actions['fact'] & AfterSales['fact'] & Edits['fact']);
