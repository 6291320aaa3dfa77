// [BEL-1.8] What a view of Belcastel holds, as JSON values, with the witches or without.
// Made by `python -m chaudron.server.typescript web/src`; do not edit.

/** What a seat may know of the table. */
export interface View {
  /** Whose view it is; of whoever watches, nobody's. */
  me: number | null;
  players: number;
  options: Record<string, any>;
  /** The innermost rule last. */
  agenda: Rule[];
  /** By seat. */
  asks: Record<string, Ask>;
  /** The seats that everybody may know to be awaited. */
  awaited: number[];
  outcome: Outcome | null;
  game: "belcastel" | "witches";
  round: number;
  first: number;
  /** The fortune card in force; none before the first. */
  card: string;
  /** Fortune cards turned, the newest last. */
  turned: string[];
  /** Lock-step that was agreed on at the table. */
  agreed: "" | "always" | "round";
  /** The three that can be called; none without the extension. */
  witches: string[];
  supply: Record<string, number>;
  /** Null where they are unlimited. */
  rubies_left: number | null;
  seats: Seat[];
}

/** One decision of one seat. */
export interface Ask {
  seat: number;
  about: string;
  rule: string;
  options: string[];
  /** Options which nobody else may notice before they are revealed. */
  sealed?: string[];
  /** Nobody waits for the answer. */
  lapses?: boolean;
  /** What the seat may say besides. */
  offers?: string[];
}

/** How a game ended: every seat's points and place (1 is best; equal places share it). */
export interface Outcome {
  points: number[];
  places: number[];
}

/** One player's things, as far as the viewer sees them. */
export interface Seat {
  /** The chips in the cauldron, in the order of laying. */
  chips: string[];
  /** The space each of them lies on. */
  spaces: number[];
  /** The number that each of them had among the chips of this round. */
  turns: number[];
  /** Red chips beside the cauldron. */
  beside: string[];
  /** Chips on their way into the bag. */
  bought: string[];
  /** The sum of the whites in cauldron and bowl. */
  whites: number;
  /** How many chips were laid or put beside this round. */
  turn: number;
  /** How many of them were put beside. */
  put_beside: number;
  state: "brewing" | "exploded" | "stopped";
  /** Exploded, but covered by a blue chip of set 2. */
  protected: boolean;
  /** Does the chip laid last still lie there, with none put beside since? */
  can_take_back: boolean;
  /** Has the first white been offered back? */
  stirred: boolean;
  /** Has the second chance been taken or declined? */
  had_chance: boolean;
  /** The chip drawn in this beat. */
  drawn: string | null;
  /** The scoring space, from the end of brewing on. */
  space: number;
  /** What an exploded player chose. */
  reward: "" | "coins" | "points";
  drop: number;
  tube: number;
  /** How many spaces past the drop the rat stands; 0 when it is out. */
  rat: number;
  /** Rat tails given up for rubies this round. */
  given_up: number;
  /** White 1-chips removed for good. */
  removed: number;
  flask: boolean;
  /** Rubies found while brewing this round. */
  found: number;
  rubies: number;
  points: number;
  /** The sum of what lay in the bowl at the end of brewing. */
  filled: number;
  /** To draw together: this round, always, not, or nothing said. */
  wish: "" | "always" | "no" | "round";
  /** Chips laid after the last space. */
  bowl: string[];
  /** Chips that a red of set 6 set aside, to be laid this round. */
  aside: string[];
  /** Chips of the cauldron that will start the next round, still lying there. */
  kept: string[];
  /** Start chips that wait for the next round. */
  start: string[];
  /** Witch pennies that are not spent. */
  pennies: ("copper" | "gold" | "silver")[];
  /** Turns that start chips used up. */
  started: number;
  /** How many turns there were when chips set aside began to be laid after brewing; 0 before. */
  ended: number;
  /** Will this seat have points and coins, though it exploded? */
  full_reward: boolean;
  /** Did the chip laid last go into the bowl? */
  poured: boolean;
  /** Of the others only where bags are open. */
  bag: string[] | null;
  /** How many chips in the bag a witch counts; seen where the bag is. */
  left: number | null;
  before: Before | null;
  /** What was committed in secret; of the others nothing. */
  commit: "" | "draw" | "stop";
  bag_size: number;
  /** The whites that the cauldron bears. */
  limit: number;
  /** The scoring space if brewing ended now. */
  next_space: number;
}

/** What a seat had when brewing began, for a second chance. */
export interface Before {
  /** Only where the bag is seen. */
  bag: string[] | null;
  beside: string[];
  flask: boolean;
  rubies: number;
  found: number;
  points: number;
  pennies: ("copper" | "gold" | "silver")[];
  whites: number;
  chips: string[];
  spaces: number[];
  turns: number[];
  bowl: string[];
  aside: string[];
  can_take_back: boolean;
  poured: boolean;
}

/** A rule being carried out: its next step, and what it holds. */
export type Rule =
  | { rule: "belcastel/AdvanceDrop"; at: string; seat: number; cause: string }
  | { rule: "belcastel/Beats"; at: string; acting: number; act: string }
  | { rule: "belcastel/BeginnersBonus"; at: string }
  | { rule: "belcastel/Brew"; at: string; seat: number }
  | { rule: "belcastel/Brewing"; at: string }
  | { rule: "belcastel/Buy"; at: string; seat: number; coins: number; chips: string[] }
  | { rule: "belcastel/CarryOut"; at: string; seat: number }
  | { rule: "belcastel/Charity"; at: string }
  | { rule: "belcastel/ChipForSpider"; at: string; seat: number; spider: string }
  | { rule: "belcastel/ChipsForSpiders"; at: string; seat: number }
  | { rule: "belcastel/ChooseStartChip"; at: string; seat: number; limit: number }
  | { rule: "belcastel/ChooseWisely"; at: string; seat: number }
  | { rule: "belcastel/CollectRubies"; at: string; seat: number }
  | { rule: "belcastel/Commit"; at: string; seat: number }
  | { rule: "belcastel/CrowSkull"; at: string; seat: number; drawn: string[] }
  | { rule: "belcastel/DecideBeside"; at: string; seat: number }
  | { rule: "belcastel/DropForRuby"; at: string; seat: number }
  | { rule: "belcastel/DropsForRubies"; at: string; seat: number }
  | { rule: "belcastel/Exchange"; at: string; seat: number; coins: number }
  | { rule: "belcastel/FirstPlayer"; at: string }
  | { rule: "belcastel/FortuneCard"; at: string }
  | { rule: "belcastel/FullReward"; at: string; seat: number }
  | { rule: "belcastel/GatherWhites"; at: string; seat: number }
  | { rule: "belcastel/GhostShopping"; at: string; seat: number; coins: number; chips: string[] }
  | { rule: "belcastel/GoodStart"; at: string }
  | { rule: "belcastel/InScoring"; at: string; seat: number; book: string }
  | { rule: "belcastel/JustInTime"; at: string; seat: number }
  | { rule: "belcastel/Lay"; at: string; seat: number; chip: string; is_counted: boolean; is_start: boolean; doubled: boolean; value: number; extra: number }
  | { rule: "belcastel/LayAside"; at: string; seat: number }
  | { rule: "belcastel/LayStartChips"; at: string; seat: number }
  | { rule: "belcastel/LessIsMore"; at: string }
  | { rule: "belcastel/MothRubies"; at: string; seat: number; rubies: number; cause: string }
  | { rule: "belcastel/NineRounds"; at: string }
  | { rule: "belcastel/OneGoodStart"; at: string; seat: number; tails: number }
  | { rule: "belcastel/OneRatFriend"; at: string; seat: number; tails: number }
  | { rule: "belcastel/OnlyOne"; at: string; seat: number }
  | { rule: "belcastel/OpportuneMoment"; at: string; seat: number; drawn: string[] }
  | { rule: "belcastel/PayRubies"; at: string; seat: number; price: number }
  | { rule: "belcastel/PlaceRat"; at: string; seat: number; tails: number }
  | { rule: "belcastel/PointsInD"; at: string; seat: number; points: number }
  | { rule: "belcastel/PointsUnderGhosts"; at: string; seat: number }
  | { rule: "belcastel/Rats"; at: string }
  | { rule: "belcastel/RatsFriends"; at: string }
  | { rule: "belcastel/RewardMoths"; at: string; seat: number; rubies: number }
  | { rule: "belcastel/RollDie"; at: string; seat: number; cause: string }
  | { rule: "belcastel/RollsForSpiders"; at: string; seat: number }
  | { rule: "belcastel/RoundMarker"; at: string }
  | { rule: "belcastel/RowOfGhosts"; at: string; seat: number }
  | { rule: "belcastel/RubiesForSpiders"; at: string; seat: number }
  | { rule: "belcastel/RubyRain"; at: string; seat: number }
  | { rule: "belcastel/SavedFromTheBlast"; at: string; seat: number; before: string }
  | { rule: "belcastel/ScorePoints"; at: string; seat: number }
  | { rule: "belcastel/Scoring"; at: string }
  | { rule: "belcastel/SealedBeat"; at: string }
  | { rule: "belcastel/SecondChance"; at: string; seat: number }
  | { rule: "belcastel/SevenWhites"; at: string; seat: number }
  | { rule: "belcastel/ShopForGhosts"; at: string; seat: number }
  | { rule: "belcastel/SixFromTheBag"; at: string; seat: number; drawn: string[]; turn: number }
  | { rule: "belcastel/StartChips"; at: string; seat: number }
  | { rule: "belcastel/StrongIngredient"; at: string; seat: number; drawn: string[] }
  | { rule: "belcastel/SwapForGhosts"; at: string; seat: number }
  | { rule: "belcastel/TakeTwo"; at: string; seat: number }
  | { rule: "belcastel/TradeGhosts"; at: string; seat: number }
  | { rule: "belcastel/TurnUpWitches"; at: string }
  | { rule: "belcastel/TwiceTheSame"; at: string; seat: number; bought: string[] }
  | { rule: "belcastel/Upgrade"; at: string; seat: number }
  | { rule: "belcastel/ValuesAfterGhosts"; at: string; seat: number }
  | { rule: "belcastel/WheelAndDeal"; at: string; seat: number }
  | { rule: "belcastel/WhiteBack"; at: string; seat: number }
  | { rule: "belcastel/WhitesBack"; at: string; seat: number }
  | { rule: "rule/Together"; at: string; branches: Record<string, Rule[]>; sealed: boolean; begun: boolean; seats: number[]; waiting: number[] };
