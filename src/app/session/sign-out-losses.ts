import { savedViewCount, staySavedViews } from '../preferences/saved-views.ts';
import { keptWork } from '../preferences/storage.ts';
import type { UnfinishedWork } from '../preferences/storage.ts';
import { hasUnsavedWork } from './sign-out-navigation.ts';
import { unsavedElsewhere } from './unsaved-tabs.ts';

/** What signing out takes away from someone, or leaves in a tab that needs them back. */
export interface SignOutLosses {
  /** The page in front of them holds unsaved work. */
  here: boolean;
  /** Titles of other tabs that do. */
  elsewhere: readonly string[];
  /** Unfinished work that lies in this browser. */
  work: readonly UnfinishedWork[];
  /** How many saved views they have. */
  views: number;
  /** They wanted those to stay, the last time. */
  viewsStay: boolean;
}

/** @param userId who is signed in; undefined when nobody is any more */
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

/** Whether there is no reason to ask. */
export const isNothingLost = ({
  here,
  elsewhere,
  work,
  views,
  viewsStay,
}: SignOutLosses): boolean =>
  !here && elsewhere.length === 0 && work.length === 0 && (views === 0 || viewsStay);
