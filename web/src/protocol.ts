// What travels between the page and the house. Made by `python -m chaudron.server.typescript web/src`; do not edit.

/** The command is done and durable. */
export interface Ack {
  is: "ack";
  id: string;
  n: number;
  about?: Record<string, any>;
}

/** Answer the question that was asked under this number. */
export interface Answer {
  do: "answer";
  id: string;
  ask: number;
  choice: string;
  lines?: string[];
  lang?: string;
  link?: string | null;
}

/** Ask the host for a seat that somebody has lost. */
export interface AskForSeat {
  seat: number;
  name: string;
}

/** A decision of this listener's seat. */
export interface Asked {
  ask: number;
  about: string;
  rule: string;
  options: string[];
  sealed?: string[];
  lapses?: boolean;
  until?: number | null;
  lesson?: LessonStep | null;
  offers?: string[];
  link?: number;
  latest?: string;
}

/** A seat the table waits for. Never why. */
export interface Awaited {
  seat: number;
  until?: number | null;
}

/** Seat everybody who is there, and begin the next deal. */
export interface BeginDeal {
  do: "begin";
  deal: number;
}

/** The table as text, and what this reader has to decide. */
export interface Board {
  n: number;
  text: string;
  question: string | null;
  options: OptionSaid[];
}

/** Who plays at a level. */
export interface BotShown {
  level: string;
  rank: number;
  name: string;
  style: string;
  strength: Strength | null;
  names: string[];
}

/** The bots of a game, from the weakest to the strongest. */
export interface Bots {
  bots: BotShown[];
}

/** Change options and settings before the game. */
export interface Change {
  do: "change";
  id: string;
  players?: number;
  options?: Record<string, boolean | number | string | Record<string, number>>;
  settings?: Settings;
}

/** A chapter of the rules. The first has no title: it introduces the page. */
export interface ChapterShown {
  id: string;
  title: string;
  rules: RuleShown[];
}

/** Let people talk, or no longer, at any time. */
export interface Chat {
  do: "chat";
  id: string;
  on: boolean;
}

/** Play with this figure of the box, a witch at the ball; with none, whichever is left. Before the game. */
export interface ChooseFigure {
  do: "choose_figure";
  id: string;
  figure?: string | null;
  seat?: number | null;
}

/** Somebody asks for a seat. */
export interface Claim {
  claim: number;
  seat: number;
  name: string;
}

/** The token is good as soon as the host grants the claim. */
export interface Claimed {
  table: string;
  token: string;
  claim: number;
}

/** No deal after those that are over. */
export interface CloseNight {
  do: "close";
}

/** The house ends this connection, and why; with `again`, come back in so many seconds. */
export interface Closing {
  is: "closing";
  code: string;
  says: string;
  again?: number | null;
}

/** What is played in one deal. */
export interface DealPlan {
  game: string;
  options?: Record<string, boolean | number | string | Record<string, number>>;
}

/** Luck that other tables have too. */
export interface DealShown {
  potion: number;
  of: string;
  seat: number;
}

/** An answer, judged by what its seat knew. */
export interface Decision {
  answer: number;
  seat: number;
  about: string;
  chosen: string;
  best: string;
  obvious: string;
  options: Option[];
  ahead: number;
  deadly: number[];
  points: number[];
  chance: number[];
}

/** A number that can be turned, from 0 to `most`. */
export interface DialShown {
  says: string;
  most: number;
  value: number;
}

export interface Done {
  done?: boolean;
}

/** Where the evaluator changed its mind without any luck or decision. */
export interface Drift {
  answer: number;
  points: number[];
  chance: number[];
}

/** I play myself again. */
export interface DropPlan {
  do: "drop_plan";
  id: string;
}

export interface Emote {
  do: "emote";
  id: string;
  emote: "boom" | "clap" | "hurry" | "laugh" | "oops" | "thanks" | "think" | "wow";
}

/** Time is up now. */
export interface EndDeal {
  do: "end";
  deal: number;
}

/** A position to solve. */
export interface ExerciseListed {
  id: string;
  kind: string;
}

/** An answer, and what is expected of it, as far as the seat could know. */
export interface ExerciseOption {
  choice: string;
  points: number;
  chance: number;
  same: string[];
}

/** A position to solve, as its seat saw it, with its solution. */
export interface ExerciseShown {
  id: string;
  kind: string;
  at: number;
  round: number;
  welcome: Welcome;
  prospects: Prospects;
  options: ExerciseOption[];
  obvious: string;
  played: string;
  says: string;
}

export interface Exercises {
  exercises: ExerciseListed[];
}

export interface ExtendDeal {
  do: "extend";
  minutes: number;
}

/** Everywhere that somebody wants to be forgotten. */
export interface ForgetMe {
  tables: MyTable[];
  nights?: MyPlace[];
}

/** What has become of somebody's traces at their tables. */
export interface Forgotten {
  forgotten: string[];
  refused: Record<string, string>;
}

/** Send the bot of a seat away; a person who held the seat has it back. */
export interface FreeSeat {
  do: "free_seat";
  id: string;
  seat: number;
}

/** A box on the shelf. */
export interface GameShown {
  game: string;
  version: string;
  players: number[];
  options: Record<string, OptionShown>;
  bots: string[];
}

export interface Games {
  games: GameShown[];
}

/** The game with the same luck, as far as it is over here too. */
export interface Ghost {
  table: string;
  seat: number;
  name: string;
  rounds: GhostRound[];
}

/** What both had at the end of a round; None where their game was over before, or mine has not come so far. */
export interface GhostRound {
  round: number;
  mine: number | null;
  theirs: number | null;
}

/** Give a seat to whoever asked for it; whoever had it before loses it. */
export interface Grant {
  do: "grant";
  id: string;
  claim: number;
}

/** One event, and what it changed for this listener. */
export interface Happened {
  is: "happened";
  n: number;
  at: number;
  kind: string;
  about: Record<string, any>;
  view?: any;
  whole?: any;
  shown?: Shown;
  ask?: Asked | null;
  awaited?: Awaited[];
  undo?: string | null;
}

export interface Health {
  status: string;
  version: string;
}

/** One event as this listener may know it: what kind it is, and what of it is shown. */
export interface Heard {
  n: number;
  at: number;
  kind: string;
  about: Record<string, any>;
}

export type Spoken = Welcome | Happened | Ack | Nack | Here | Pong | Closing;

/** The first message: which table, by what right, and what was heard already. */
export interface Hello {
  do: "hello";
  table: string;
  token?: string | null;
  after?: number | null;
  lang?: string;
  device?: string;
}

/** Who is connected now. */
export interface Here {
  is: "here";
  here: number[];
  watching: number;
}

/** What a bot would answer in my place: its choice first. */
export interface Hint {
  ask: number;
  level: string;
  name: string;
  unit: string;
  options: HintOption[];
  says: string;
}

/** Whose advice is wanted; None: the strongest bot's. */
export interface HintFor {
  level?: string | null;
}

/** Something that may be answered, and what the bot expects of it; None where it cannot say. */
export interface HintOption {
  choice: string;
  value: number | null;
}

/** Do something: to a table, to somebody at one, to a device, or to the whole house. */
export interface HostAct {
  do: "archive" | "backup" | "block" | "close" | "go_on" | "mute" | "remove" | "reopen" | "rest" | "unblock" | "unmute";
  table?: string | null;
  seat?: number | null;
  device?: string | null;
  name?: string;
}

/** Something that whoever runs the house has done. */
export interface HostActed {
  at: number;
  do: string;
  table: string;
  seat: number | null;
}

/** The last backup that was made of the store, as far as the house knows. */
export interface HostBackup {
  at: number;
  file: string;
  tables: number;
}

/** A device that nobody can come with. */
export interface HostBlocked {
  device: string;
  name: string;
  at: number;
}

/** How much there is to do, in all processes together. */
export interface HostLoad {
  processes: number;
  answered: number;
  cpu: number;
  memory: number;
  sockets: number;
  tables: number;
  answer_ms: number;
}

/** Somebody who is connected now. */
export interface HostPerson {
  table: string;
  seat: number | null;
  name: string;
  device: string;
  is_phone: boolean;
  muted_until: number;
}

/** The whole house, for whoever runs it. */
export interface HostShown {
  version: string;
  now: number;
  opened_at: number;
  is_well: boolean;
  resting_since: number | null;
  can_back_up: boolean;
  tables: HostTable[];
  people: HostPerson[];
  load: HostLoad;
  storage: HostStorage;
  backup: HostBackup | null;
  blocked: HostBlocked[];
  limits: Record<string, number>;
  acts: HostActed[];
}

/** What the store takes. */
export interface HostStorage {
  bytes: number;
  free: number | null;
  counts: Record<string, number>;
  keeps: Record<string, number>;
  is_archived: boolean;
  can_archive: boolean;
}

/** A table as the host sees it: nothing that is hidden there. */
export interface HostTable {
  table: string;
  game: string;
  state: string;
  is_awake: boolean;
  is_public: boolean;
  created_at: number;
  at: number;
  seats: SeatShown[];
  here: number[];
  watching: number;
  round: number | null;
  awaited: number[];
  since: number | null;
  is_paused: boolean;
}

/** Who can come to this house, as far as it knows; behind a proxy it knows less than the page's own address. */
export interface HouseShown {
  alone: boolean;
  address: string;
  command: string;
  gate: boolean;
  seals: ListEnd;
}

/** The time of a seat is over: let a bot answer once in its place. */
export interface Hurry {
  do: "hurry";
  id: string;
  seat: number;
}

/** Take a free seat. */
export interface Join {
  name: string;
  seat?: number | null;
}

export interface JoinNight {
  name: string;
  level?: number;
}

/** Somebody whom the host keeps out of the table. */
export interface KeptOut {
  person: number;
  name: string;
  address?: boolean;
}

/** Take a seat from a person; during the game a bot plays on. */
export interface Kick {
  do: "kick";
  id: string;
  seat: number;
  keep_out?: "" | "address" | "device";
}

/** Get up. Before the game the seat is free again; during it, it waits for me or for a bot. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Play no further deal: oneself, or somebody the organizer has not seen for long. */
export interface LeaveNight {
  do: "leave";
  person?: number | null;
}

/** One thing the coach says: a key for its words, and the name of what it points at. */
export interface LessonCard {
  key: string;
  at?: string;
}

/** What a lesson says while a question waits, and the choices that it lets through. */
export interface LessonStep {
  step: number;
  of: number;
  given: number;
  cards: LessonCard[];
  lets: string[];
  rules: string[];
}

/** Let somebody come back who was kept out. */
export interface LetIn {
  do: "let_in";
  id: string;
  person: number;
}

/** What bots of a level scored with the same luck. */
export interface LevelResults {
  level: string;
  scores: number[];
}

/** Where the list of the house ends now: how many lines it has, and the hash that binds them all. */
export interface ListEnd {
  n: number;
  head: string;
}

/** Let nobody else in, or let people in again. */
export interface Lock {
  do: "lock";
  id: string;
  locked?: boolean;
}

export interface Log {
  n: number;
  events: Heard[];
  sentences: Sentence[];
}

/** What a draw, or several in a row for the same seat, changed. */
export interface Luck {
  answer: number;
  owner: number;
  draws: number;
  exact: boolean;
  points: number[];
  chance: number[];
}

export interface MakeHost {
  do: "make_host";
  id: string;
  seat: number;
}

/** Play by this plan from now on, until I answer myself. Nobody else learns what is in it. */
export interface MakePlan {
  do: "plan";
  id: string;
  plan: PlanFor;
}

/** Something worth telling. */
export interface Moment {
  kind: string;
  seat: number;
  answer: number;
  weight: number;
  points: number;
  size: string;
}

/** A deal that is over, as the holder of the token has played it. */
export interface MyDeal {
  deal: number;
  seat: number;
  points: number;
  margin: number;
  mean: number;
  others: number[];
}

/** What the night is for the holder of the token. */
export interface MyNight {
  person: number;
  table: number | null;
  seat: number | null;
  resting: boolean;
  deals: MyDeal[];
}

/** A night, with the token of somebody who takes part. */
export interface MyPlace {
  night: string;
  token: string;
}

/** The table that counts for whoever asks. */
export interface MyPotion {
  table: string;
  state: string;
}

/** A table, with the token of a seat there; without one, as whoever watches sees it. */
export interface MyTable {
  table: string;
  token?: string | null;
}

export interface MyTables {
  tables: MyTable[];
}

/** The command was refused and nothing has changed. */
export interface Nack {
  is: "nack";
  id: string;
  code: string;
  says: string;
  rule?: string;
  details?: Record<string, any>;
}

/** Say who is the youngest, where that decides who begins; nobody: it was not said. Before the game. */
export interface NameYoungest {
  do: "name_youngest";
  id: string;
  seat?: number | null;
}

/** Announce a night together. */
export interface NewNight {
  deals: DealPlan[];
  name?: string;
  size?: number;
  minutes?: number;
  pause?: number;
  pairing?: "around" | "swiss";
  fill?: "bots" | "rest";
  level?: string;
}

/** Open a table from a setup code, or from a game with options. */
export interface NewTable {
  setup?: string;
  game?: string;
  players?: number | null;
  options?: Record<string, boolean | number | string | Record<string, number>>;
  settings?: Settings;
  name?: string | null;
  figure?: string | null;
  seat?: number;
  bots?: string[];
  start?: boolean;
  lesson?: string;
  position?: Position | null;
  potion?: string;
  same_deal?: SameDeal | null;
}

/** What a seat is asked at once after a choice. */
export interface NextAsk {
  about: string;
  options: string[];
  refused: Record<string, WhyNot>;
}

/** A deal in the schedule. */
export interface NightDeal {
  game: string;
  state: "over" | "planned" | "playing";
  at: number | null;
  ends_at: number | null;
  commitment: string;
  secret: string;
}

/** How a deal ended for somebody. */
export interface NightHeld {
  points: number;
  place: number;
  margin: number;
}

/** The token opens the night, and every table of it at which its holder sits. It is said this once. */
export interface NightJoined {
  night: string;
  token: string;
  person: number;
}

/** The token of the organizer. It is said this once, and is nowhere kept. */
export interface NightMade {
  night: string;
  token: string;
}

export interface NightPerson {
  name: string;
  level: number;
  away: boolean;
}

/** All deals that are over, and what they come to. */
export interface NightResults {
  format: string;
  night: string;
  name: string;
  size: number;
  pairing: string;
  fill: string;
  deals: ResultDeal[];
  standings: NightRow[];
  csv: string;
}

/** A line of the standings. */
export interface NightRow {
  person: number;
  name: string;
  rank: number;
  rank_by_places: number;
  rank_by_points: number;
  deals: (NightHeld | null)[];
  margin: number;
  points: number;
  places: number[];
}

/** A seat at one of the tables. */
export interface NightSeat {
  name: string;
  person: number | null;
  points: number | null;
  awaited: boolean;
}

/** How a night stands. */
export interface NightShown {
  night: string;
  n: number;
  now: number;
  name: string;
  code: string;
  state: "between" | "open" | "over" | "playing";
  paused: boolean;
  rests: boolean;
  next_at: number | null;
  size: number;
  minutes: number;
  pairing: string;
  fill: string;
  level: string;
  deals: NightDeal[];
  people: NightPerson[];
  tables: NightTable[];
  standings: NightRow[];
  organizer: boolean;
  me: MyNight | null;
}

/** A table of the deal that is played, or was played last. */
export interface NightTable {
  table: string;
  state: "over" | "playing" | "unfinished";
  round: number | null;
  seats: NightSeat[];
}

/** An answer, and what it was worth to its seat as far as that could be known. */
export interface Option {
  choice: string;
  points: number;
  chance: number;
}

/** Something that may be answered, in words. */
export interface OptionSaid {
  choice: string;
  says: string;
}

export interface OptionShown {
  rule: string;
  default: any;
  values: any[];
}

/** Of what a result is the sum. */
export interface Parts {
  result: number;
  par: number;
  own_luck: number;
  own_decisions: number;
  others_luck: number;
  others_decisions: number;
  drift: number;
}

/** Nobody may answer until the game is resumed. */
export interface Pause {
  do: "pause";
  id: string;
}

/** Nobody plays at any table, and no time passes. */
export interface PauseNight {
  do: "pause";
}

export interface Ping {
  do: "ping";
}

/** How a seat shall brew while its person is away: draw until one of the first three is reached. */
export interface PlanFor {
  whites?: number | null;
  coins?: number | null;
  risk?: number | null;
  flask?: "high" | "last" | "never";
  questions?: "bot" | "wait";
  after?: "back" | "round" | "wait";
  exploded?: "coins" | "points";
}

/** How a brew by a plan ends: counted over some brews that may follow from what the seat sees. */
export interface PlanForecast {
  brews: number;
  exploded: number;
  waiting: number;
  coins: number;
}

export interface PlanForeseen {
  forecast: PlanForecast | null;
}

/** My own plan. */
export interface PlanShown {
  plan: PlanFor | null;
}

export interface Pong {
  is: "pong";
}

/** A moment of a finished game: of a table, of a record, or of a shipped exercise. */
export interface Position {
  at: number;
  table?: string | null;
  record?: Record<string, any> | null;
  exercise?: string;
}

/** One deal a day and title, the same for everybody in this house. */
export interface PotionOfDay {
  number: number;
  day: string;
  ends_at: number;
  game: string;
  setup: string;
  bots: string[];
  people: number;
  mine: MyPotion | null;
  results: PotionResults | null;
  week: PotionOfWeek[];
  told: string;
  told_number: number;
}

/** One of the last seven days. */
export interface PotionOfWeek {
  day: string;
  number: number | null;
  played: boolean;
  share: number | null;
}

/** How everybody did: only for those who have played. */
export interface PotionResults {
  score: number;
  rank: number;
  share: number | null;
  people: number[];
  bots: LevelResults[];
}

/** What is printed on the cards of a game, under the name by which its tables call it. */
export interface Printed {
  hash: string;
  potions?: (Record<string, any>)[];
  forest?: (Record<string, any>)[];
  spells?: (Record<string, any>)[];
  tokens?: Record<string, number>;
  prices?: Record<string, Record<string, number>>;
  track?: (Record<string, any>)[];
  cards?: Record<string, Record<string, any>>;
  books?: Record<string, Record<string, any>>;
}

/** Why a request was refused; nothing has changed. */
export interface Problem {
  code: string;
  says: string;
  rule?: string;
  details?: Record<string, any>;
}

/** What certainly follows from a choice, for the seat that makes it. */
export interface Prospect {
  changes: any[];
  told: Told[];
  open: boolean;
  next: NextAsk | null;
}

/** What a seat may know before it answers. */
export interface Prospects {
  n: number;
  ask: number | null;
  options: Record<string, Prospect>;
  refused: Record<string, WhyNot>;
  odds: Record<string, any> | null;
}

export interface PushKey {
  key: string;
}

export interface Refuse {
  do: "refuse";
  id: string;
  claim: number;
}

/** Open a table with the same people, bots and options; everybody's token is good there too. */
export interface Rematch {
  do: "rematch";
  id: string;
}

export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** The record of a game that is to be seen again. */
export interface ReplayOf {
  record: Record<string, any>;
  by?: string;
  at?: number;
}

/** Some of the moments of a finished game, as somebody saw them.

    Moment 0 is the beginning, and every answer leads to the next one. */
export interface ReplayPage {
  first: number;
  happened: Happened[][];
  welcome: Welcome;
  moments: number;
  size: number;
  authors: number[];
  rounds: number[];
  mine: number | null;
}

export interface ResultDeal {
  game: string;
  began_at: number;
  ended_at: number;
  commitment: string;
  secret: string;
  resting: string[];
  tables: ResultTable[];
}

/** A seat in the file of results; without `person`, a bot's. */
export interface ResultSeat {
  seat: number;
  person: string;
  points: number;
  place: number;
  margin: number;
}

/** `counted`: false where it had not ended when time was up; then nothing is said of points. */
export interface ResultTable {
  table: string;
  counted: boolean;
  people: string[];
  seats: ResultSeat[];
}

export interface Resume {
  do: "resume";
  id: string;
}

export interface ResumeNight {
  do: "resume";
}

/** Where a game goes on from. */
export interface Resumed {
  table: string;
  at: number;
}

/** I am back at my seat; a bot in my place stops playing. */
export interface Return {
  do: "return";
  id: string;
}

export interface ReturnToNight {
  do: "return";
  person?: number | null;
}

/** The salt of my device, once the envelope is closed. */
export interface Reveal {
  do: "reveal";
  id: string;
  salt: string;
}

/** The whole account of a game. */
export interface Review {
  game: string;
  version: string;
  players: number;
  names: string[];
  digest: string;
  answers: number;
  judged: number;
  points: Parts[];
  chance: Parts[];
  course: Worth[];
  luck: Luck[];
  decisions: Decision[];
  drift: Drift[];
  moments: Moment[];
}

/** The record of a game that is to be gone through. */
export interface ReviewOf {
  record: Record<string, any>;
}

/** How far the review of a game is; all of it, once it is made. */
export interface Reviewed {
  done: number;
  answers: number;
  chance: number[][];
  review: Review | null;
  mine: number | null;
}

/** One rule, or (without an id) what introduces others: Markdown, with the list that belongs to it. */
export interface RuleShown {
  id: string;
  text: string;
}

export interface Rules {
  chapters: ChapterShown[];
}

export type Said = Hello | Ping | Answer | Undo | Why | Say | Emote | Pause | Resume | Leave | Return | Rename | ChooseFigure | NameYoungest | Sit | Hurry | Rematch | SkipLesson | MakePlan | DropPlan | Start | Seal | Reveal | Change | SeatBot | FreeSeat | Kick | LetIn | Chat | Lock | MakeHost | Grant | Refuse;

/** The luck of a game that is over, to be had once more: the seat is whose game is compared. */
export interface SameDeal {
  table: string;
  seat: number;
}

export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** What binds the salt of my device, before the envelope is closed (ADR 0019). */
export interface Seal {
  do: "seal";
  id: string;
  seal: string;
}

/** Lines of the list of the house, each with its hash (ADR 0019). */
export interface Seals {
  before: string;
  lines: ((number | string)[])[];
}

/** Let a bot play at a free seat, or in the place of somebody who is away. */
export interface SeatBot {
  do: "seat_bot";
  id: string;
  seat: number;
  level: string;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  name?: string;
  person?: boolean;
  bot?: string;
  left?: boolean;
  plan?: boolean;
  hints?: number;
  figure?: string;
  chosen?: boolean;
  youngest?: boolean;
  seal?: string;
  revealed?: boolean;
  substitutes?: number;
}

/** The right to a seat. The token is said this once, and is nowhere kept. */
export interface Seated {
  table: string;
  token: string;
  seat: number | null;
}

/** One line of the log, in words. */
export interface Sentence {
  n: number;
  at: number;
  says: string;
  rules: string[];
}

/** What the host decides beside the rules. */
export interface Settings {
  public?: boolean;
  watchers?: boolean;
  replays?: boolean;
  chat?: boolean;
  undo?: boolean;
  odds?: boolean;
  hints?: boolean;
  lines?: boolean;
  window?: number | null;
  strict?: boolean;
  clock?: number;
  overtime?: "bot" | "show";
  webhook?: string;
}

/** A table as everybody sees it, apart from the game itself. */
export interface Shown {
  table: string;
  game: string;
  version: string;
  setup: string;
  players: number;
  options: Record<string, any>;
  settings: Settings;
  commitment: string;
  state: string;
  paused: boolean;
  locked: boolean;
  host: number;
  seats: SeatShown[];
  claims: Claim[];
  rematch: string | null;
  lesson?: string;
  kept_out?: KeptOut[];
  envelope?: string;
  resumed?: Resumed | null;
  deal?: string;
  shared?: DealShown | null;
}

/** Move to another free seat before the game. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** An example, from its start to its end; `focus` are the seats that matter. */
export interface Situation {
  id: string;
  title: string;
  rules: string[];
  names: string[];
  focus: number[];
  steps: SituationStep[];
}

/** An example that can be watched: its id is that of the rule which tells it; `rules` are those it explains. */
export interface SituationListed {
  id: string;
  title: string;
  rules: string[];
}

/** How the table stands; `view` hides nothing that any seat sees of itself, `text` is the same in words. */
export interface SituationStep {
  caption: string;
  told: string[];
  view: Record<string, any>;
  text: string;
}

export interface Situations {
  situations: SituationListed[];
}

/** Go on without the coach: whatever the rules allow may be chosen, and chance is chance. */
export interface SkipLesson {
  do: "skip_lesson";
  id: string;
}

/** How a table stands, in short; or a code and words for why that cannot be told. */
export interface Standing {
  table: string;
  code?: string;
  says?: string;
  game?: string;
  state?: string;
  seat?: number | null;
  seats?: SeatShown[];
  paused?: boolean;
  awaited?: number[];
  asked?: boolean;
  round?: number | null;
  points?: number[];
  places?: number[];
}

export interface Standings {
  standings: Standing[];
}

/** Begin; where seals were laid, close the envelope first, once that of every person is there. */
export interface Start {
  do: "start";
  id: string;
  without?: boolean;
}

/** How strong a bot has proved to be among those of its game: Elo, and between what it is likely to be. */
export interface Strength {
  elo: number;
  low: number;
  high: number;
}

/** Tell this browser when the seat is awaited; or no longer. */
export interface Subscribe {
  subscription: Record<string, any>;
  on?: boolean;
}

/** What one says aloud so that others find a table that waits: a word and a number. */
export interface TableCode {
  code: string | null;
}

/** Where a code leads: to a table, or else to a night. */
export interface TableFound {
  table: string;
  night?: string;
}

/** A public table in a list. */
export interface TableListed {
  table: string;
  game: string;
  setup: string;
  state: string;
  seats: SeatShown[];
  created_at: number;
}

export interface Tables {
  tables: TableListed[];
}

/** A fact: a key for its words, the rule it comes from, and the details. */
export type Told = any[];

/** A rule, tried with numbers; `option` decides what comes of them, where it is not empty. */
export interface Trial {
  rule: string;
  option: string;
  dials: DialShown[];
  outcomes: TrialOutcome[];
}

/** The numbers of a table; `value` is how it plays, where an option decides. */
export interface TrialAround {
  value: string;
  seats: TrialOfSeat[];
}

/** The numbers of a seat, and in a few words what would come of them now. */
export interface TrialOfSeat {
  seat: number;
  numbers: number[];
  says: string;
}

/** What comes of the numbers; where an option decides, by one of its values. */
export interface TrialOutcome {
  value: string;
  says: string;
}

/** The rules that can be tried with numbers. */
export interface Trials {
  rules: string[];
}

/** Take back my last answer. */
export interface Undo {
  do: "undo";
  id: string;
}

/** That somebody wants the review of a table, or no longer. */
export interface WantsReview {

}

/** How things stand, and what was missed. */
export interface Welcome {
  is: "welcome";
  n: number;
  seat: number | null;
  host: boolean;
  shown: Shown;
  view: any;
  ask: Asked | null;
  awaited: Awaited[];
  here: number[];
  watching: number;
  undo: string | null;
  missed: Heard[];
}

/** Why may I not choose this now? */
export interface Why {
  do: "why";
  id: string;
  choice: string;
}

/** Why something may not be chosen: a key for its words, the rule that says so, and the details. */
export interface WhyNot {
  key: string;
  rule: string;
  details: Record<string, any>;
}

/** What the table was worth to everybody when an answer was carried out. */
export interface Worth {
  answer: number;
  points: number[];
  chance: number[];
}
