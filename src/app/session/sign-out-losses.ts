import { savedViewCount, staySavedViews } from '../preferences/saved-views.ts';
import { keptWork } from '../preferences/storage.ts';
import type { UnfinishedWork } from '../preferences/storage.ts';
import { hasUnsavedWork } from './sign-out-navigation.ts';
import { unsavedElsewhere } from './unsaved-tabs.ts';

export interface SignOutLosses {
  here: boolean;
  /** Titles of tabs. */
  elsewhere: readonly string[];
  work: readonly UnfinishedWork[];
  views: number;
  viewsStay: boolean;
}

/** @param userId undefined if already signed out */
export async function whatIsLost(userId: string | undefined): Promise<SignOutLosses> {
  const elsewhere = await unsavedElsewhere();
  return {
    here: hasUnsavedWork(),
    elsewhere,
    work: userId === undefined ? [] : keptWork(userId),
    views: userId === undefined ? 0 : savedViewCount(userId),
    viewsStay: userId !== undefined && staySavedViews(userId),
  };
}

export const isNothingLost = ({
  here,
  elsewhere,
  work,
  views,
  viewsStay,
}: SignOutLosses): boolean =>
  !here && elsewhere.length === 0 && work.length === 0 && (views === 0 || viewsStay);
