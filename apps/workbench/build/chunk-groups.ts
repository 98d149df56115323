/** Modules of the shell: what the frame of the page needs, and small parts that most pages use. */
const SHELL = [
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//,
  /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//,
  /^\0?(?:rolldown\/runtime|vite\/preload-helper)/,
  /\/workbench\/src\/(?:app\/(?!not-found)[\w-]+\.tsx?|theme|state|route|host-config\/csp-nonce)/,
  /\/workbench\/src\/ui\/(?:icon|button|copy-button|emulator-badge|toast|announcer|lazy-part|when-idle|page|empty-state|field|read-message)\./,
  /\/workbench\/src\/ui\/(?:search-field|segmented-control|format-(?:time|count)|scroll-region|shortcuts|use-file-drop|use-media|use-window-title|use-listbox|use-correct-address|is-composing|link-tabs)\./,
  /\/workbench\/src\/services\/(?:provider-tile|emulator-fetch|open-connection)\./,
  /\/workbench\/src\/run\/format-facts\./,
  /\/workbench\/src\/database\/(?!transfer)/,
  /\/workbench\/src\/shared-links\/received-state\./,
  /\/packages\/react\/src\/icon\//,
  /node_modules\/idb\//,
  /\/packages\/react\/src\/(?:address|copy|element|scroll-region)\//,
  /\/packages\/messages\/src\/(?:message|text-of)\.ts$/,
  /\/packages\/react\/src\/(?:edit-link\/safe-source|heading\/heading-level)\./,
];

/** Code in color: of models, documentation and examples. */
const CODE = [
  /\/workbench\/src\/ui\/code-block\./,
  /\/packages\/react\/src\/highlight\/(?!jinja-tokens)/,
  /\/packages\/react\/src\/markdown\/(?:code-block|markdown-labels)\./,
  /\/packages\/react\/src\/snippet-panel\/snippet-panel\./,
];

/** The page of a model up to the code of its library. */
const USE = [
  /\/workbench\/src\/features\/models\/use-tab\./,
  /\/catalog\/src\/(?:library-code\/|libraries\/transformers\/|model-facts\.)/,
];

/** Parts of the pages that show a call: its wait, its facts, its failure. */
const RUN = [/\/workbench\/src\/run\/(?:run-wait|run-facts|failure-panel)\.tsx?$/];

/** Parts of the pages that list calls, and of those that make them. */
const WORK = [
  /\/workbench\/src\/run\/(?:(?:run|start-run|job-progress|use-clock)\.tsx?$|run-parts\.module)/,
  /\/workbench\/src\/(?:background-jobs\/use-jobs|ui\/use-object-url)\./,
];

/** Results of tasks, and what draws scores and tokens in them. */
const RESULT = [/\/packages\/react\/src\/(?:result-view|score-table|token-text)\//];

/** The form of a task, on its page and on that of a model. */
const TASK_FORM = [
  /\/packages\/react\/src\/hooks\/service\/task-method\./,
  /\/packages\/react\/src\/task-widget\/(?!index|task-widget)(?:[\w-]+|fields\/(?:size-field|number-in|sample-file))\.tsx?$/,
  /\/workbench\/src\/(?:task-run\/|catalog-data\/load-task-form\.)/,
];

/** What pages with lists of cards and rows are made of. */
const LISTS = [/\/workbench\/src\/(?:ui\/(?:card-grid|filter-pills|facts)|task-card\/task-tile)\./];

/** What the list of models and the page of one know of them. */
const MODELS = [/\/workbench\/src\/(?:catalog-data\/sample-models|features\/models\/read-found)\./];

/** The names of tasks, the links to their pages, what loads the data of one, and what finds the name that was meant. */
const TASK_NAMES = [
  /\/packages\/task-types\/src\/closest\./,
  /\/workbench\/src\/catalog-data\/(?:task-label|task-index\.gen|load-task-page)\.ts$/,
  /\/catalog\/src\/.*define-(?:picks|page)\.ts$/,
  /\/workbench\/src\/(?:[\w-]+\/)+(?:try-address\.ts|task-tabs\.tsx)$/,
];

/** The page of a task. */
const TASK_PAGE = [/\/packages\/react\/src\/task-page\//];

/** The models of a service, and what is known of each. */
const MODEL_LISTS = [
  /\/workbench\/src\/services\/(?:use-model-options|format-model-facts|load-models|provider-mapping|read-models|starred-models)\./,
];

/** The fields in which a model and a provider are chosen. */
const PICKERS = [
  /\/workbench\/src\/services\/(?:model-picker|model-option|picker)\./,
  /\/workbench\/src\/ui\/use-shortcut\./,
];

/** The client with all providers. Not: what only tools, structured output, MCP or a rare failure need. */
const CLIENT = [
  /\/inference\/src\/(?:index|call\/(?:client|start-call)|transport\/report-request|call\/policies\/pass-policies|call\/streams\/join-stream|call\/jobs\/create-job|binary\/check-address)\.ts$/,
  /\/inference\/src\/providers\/[\w-]+\.ts$/,
  /\/workbench\/src\/(?:run\/(?:execute-run|watch-limits)|services\/near-limit)\.ts$/,
];

/** The chat of the hook, and what the workbench reads its conversations with. Not: what only a request needs. */
const CHAT = [
  /\/packages\/react\/src\/(?:hooks\/(?:chat\/(?:create-chat|keep-conversation|page-calls)|store\/[\w-]+)|chat-panel\/(?:chat|use-conversation))\.tsx?$/,
  /\/workbench\/src\/(?:features\/chat\/conversation\/(?:conversation|columns|chat-parameters|own-settings)|chat-view\/turn-data)\.ts$/,
];

/** The form of messages, which pages that show chats need at once. Joiners and dialects come with the client. */
const TURNS = [/\/packages\/messages\/src\/turns\/(?:set-result|tree|turn)\.ts$/];

/** The engine of templates, for pages that show one, and a small part that several late parts of Templates share. */
const TEMPLATE_ENGINE = [
  /\/workbench\/src\/template-engine\/(?:start-template-engine|create-worker-engine|request-queue|limits|scenarios)\./,
  /\/workbench\/src\/features\/templates\/exact-json\./,
];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/**
 * Chunks with a name; the rest is split by the imports of the pages. By itself the bundler makes a file of each set of pages that
 * share a module: an opened page, or a first call, then waits for chains of files that have 1 kB each.
 */
export const CHUNK_GROUPS = [
  { name: 'shell', test: isOneOf(SHELL), priority: 4 },
  { name: 'turns', test: isOneOf(TURNS), priority: 4 },
  { name: 'messages', test: /\/packages\/messages\/src\//, priority: 3 },
  { name: 'client', test: isOneOf(CLIENT), priority: 2 },
  { name: 'chat', test: isOneOf(CHAT), priority: 2 },
  { name: 'code', test: isOneOf(CODE), priority: 3 },
  { name: 'run', test: isOneOf(RUN), priority: 2 },
  { name: 'work', test: isOneOf(WORK), priority: 3 },
  { name: 'result', test: isOneOf(RESULT), priority: 2 },
  { name: 'lists', test: isOneOf(LISTS), priority: 3 },
  { name: 'models', test: isOneOf(MODELS), priority: 2 },
  { name: 'task-names', test: isOneOf(TASK_NAMES), priority: 3 },
  { name: 'task-page', test: isOneOf(TASK_PAGE), priority: 1 },
  { name: 'model-lists', test: isOneOf(MODEL_LISTS), priority: 3 },
  { name: 'pickers', test: isOneOf(PICKERS), priority: 3 },
  { name: 'template-engine', test: isOneOf(TEMPLATE_ENGINE), priority: 1 },
  {
    name: 'links',
    test: /\/workbench\/src\/shared-links\/(?:shared-state|codec|copy-link|media-of-task)\./,
    priority: 1,
  },
  {
    name: 'share',
    test: /\/workbench\/src\/shared-links\/(?:share-buttons|link-note|use-link-outcome)\./,
    priority: 1,
  },
  { name: 'task-form', test: isOneOf(TASK_FORM), priority: 1 },
  { name: 'use-model', test: isOneOf(USE), priority: 1 },
];
