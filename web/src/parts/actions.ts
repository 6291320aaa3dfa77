// Something that a menu offers: a place to go to, or a thing to do.

export interface Action {
  says: string;
  /** The mark before the words. */
  icon: string;
  /** What it means, in smaller words. */
  help?: string;
  href?: string;
  /** It opens beside what is shown now, which must not be left. */
  isBeside?: boolean;
  act?: () => void;
  isChosen?: boolean;
}
