/** What can be tried from a page of the user guide. */
export type HelpTest = 'mail' | 'print' | 'backup';

/** A part of a page of the user guide. `[words](/path)` in its text leads to a page. */
export interface HelpPart {
  readonly heading: string;
  /** Paragraphs, or steps that are done one after the other. */
  readonly text: readonly string[];
  readonly isSteps?: true;
  /** What the part ends with: a button that tries out what it describes. */
  readonly test?: HelpTest;
}

/** A page of the user guide. */
export interface HelpTopic {
  readonly title: string;
  /** One sentence, below the title and in the list of pages. */
  readonly summary: string;
  readonly parts: readonly HelpPart[];
}

/** The pages of the user guide, in their order: each is `/help/` and its name. */
export const helpTopicNames = [
  'start',
  'documents',
  'opening',
  'corrections',
  'sandbox',
  'payments',
  'parties',
  'articles',
  'stock',
  'purchases',
  'till',
  'treasury',
  'vat',
  'withholding',
  'accounts',
  'year-end',
  'reports',
  'roles',
  'company',
  'mail',
  'printing',
  'backup',
  'files',
  'audit',
  'account',
  'developers',
  'plan',
] as const;

/** The name of a page of the user guide. */
export type HelpTopicName = (typeof helpTopicNames)[number];

/** Some pages of the user guide in one language. */
export type HelpTopics<N extends HelpTopicName> = Readonly<Record<N, HelpTopic>>;

/** The user guide in one language. */
export type UserGuide = HelpTopics<HelpTopicName>;

/** Whether the user guide has such a page. */
export const isHelpTopicName = (name: string): name is HelpTopicName =>
  helpTopicNames.some((each) => each === name);
