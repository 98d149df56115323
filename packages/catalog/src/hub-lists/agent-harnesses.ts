/** A program that lets a model act as an agent, and reports its name to the hub. */
export interface AgentHarness {
  readonly prettyLabel: string;
  readonly description?: string;
  readonly repoUrl?: string;
  readonly docsUrl?: string;
  /**
   * Environment variables by which it is recognized, any of them; `*` matches any value, `prefix*` a beginning.
   *
   * @default only by the standard variables
   */
  readonly envVars?: Readonly<Record<string, string>>;
}

/** Environment variables whose value is the id of the agent that set them. */
export const STANDARD_AGENT_ENV_VARS = ['AI_AGENT', 'AGENT'] as const;

/**
 * Agents by id, as of @huggingface/tasks 0.21.54 (November 2026). The order is the order of recognition: Cowork sets the variables of
 * Claude Code, too, and other agents run in the terminals of Cursor.
 */
export const AGENT_HARNESSES = {
  antigravity: {
    prettyLabel: 'Antigravity',
    description: "Google's development environment for agents.",
    docsUrl: 'https://antigravity.google',
    envVars: { ANTIGRAVITY_AGENT: '*' },
  },
  'augment-cli': {
    prettyLabel: 'Augment CLI',
    description: 'Auggie, the agent of Augment Code for terminals.',
    repoUrl: 'https://github.com/augmentcode/auggie',
    docsUrl: 'https://www.augmentcode.com',
    envVars: { AUGMENT_AGENT: '*' },
  },
  cline: {
    prettyLabel: 'Cline',
    description: 'An open-source agent inside VS Code.',
    repoUrl: 'https://github.com/cline/cline',
    docsUrl: 'https://cline.bot',
    envVars: { CLINE_ACTIVE: '*' },
  },
  cowork: {
    prettyLabel: 'Cowork',
    description: "Anthropic's agent for office work, on top of Claude Code.",
    docsUrl: 'https://claude.com/product/cowork',
    envVars: { CLAUDE_CODE_IS_COWORK: '*' },
  },
  'claude-code': {
    prettyLabel: 'Claude Code',
    description: "Anthropic's coding agent for terminals.",
    repoUrl: 'https://github.com/anthropics/claude-code',
    docsUrl: 'https://code.claude.com/docs',
    envVars: { CLAUDECODE: '*', CLAUDE_CODE: '*' },
  },
  codex: {
    prettyLabel: 'Codex',
    description: "OpenAI's coding agent for terminals.",
    repoUrl: 'https://github.com/openai/codex',
    docsUrl: 'https://developers.openai.com/codex',
    envVars: { CODEX_SANDBOX: '*', CODEX_CI: '*', CODEX_THREAD_ID: '*' },
  },
  crush: {
    prettyLabel: 'Crush',
    description: "Charm's coding agent for terminals.",
    repoUrl: 'https://github.com/charmbracelet/crush',
    docsUrl: 'https://github.com/charmbracelet/crush',
    envVars: { CRUSH: '*' },
  },
  'gemini-cli': {
    prettyLabel: 'Gemini CLI',
    description: "Google's open-source agent for terminals.",
    repoUrl: 'https://github.com/google-gemini/gemini-cli',
    docsUrl: 'https://geminicli.com',
    envVars: { GEMINI_CLI: '*' },
  },
  'github-copilot': {
    prettyLabel: 'GitHub Copilot',
    description: "GitHub's coding assistant and agent.",
    docsUrl: 'https://docs.github.com/copilot',
    envVars: { COPILOT_MODEL: '*', COPILOT_ALLOW_ALL: '*', COPILOT_GITHUB_TOKEN: '*' },
  },
  goose: {
    prettyLabel: 'Goose',
    description: 'An open-source agent with extensions, begun at Block.',
    repoUrl: 'https://github.com/aaif-goose/goose',
    docsUrl: 'https://goose-docs.ai/',
    envVars: { GOOSE_TERMINAL: '*' },
  },
  'hermes-agent': {
    prettyLabel: 'Hermes Agent',
    description: 'An agent of Nous Research that improves its own skills.',
    repoUrl: 'https://github.com/NousResearch/hermes-agent',
    docsUrl: 'https://hermes-agent.nousresearch.com/docs',
    envVars: { HERMES_SESSION_ID: '*' },
  },
  hi: {
    prettyLabel: 'hi',
    description: 'A coding agent in Rust that verifies its steps.',
    repoUrl: 'https://github.com/PipeNetwork/hi',
    docsUrl: 'https://github.com/PipeNetwork/hi#readme',
  },
  'kilo-code': {
    prettyLabel: 'Kilo Code',
    description: 'An open-source agent for VS Code, JetBrains and terminals.',
    repoUrl: 'https://github.com/Kilo-Org/kilocode',
    docsUrl: 'https://kilocode.ai/docs',
    envVars: { KILOCODE_FEATURE: '*' },
  },
  kiro: {
    prettyLabel: 'Kiro',
    description: 'An editor of AWS that works from specifications.',
    docsUrl: 'https://kiro.dev',
    envVars: { AGENT_CONTEXT_OUT: '*' },
  },
  openclaw: {
    prettyLabel: 'OpenClaw',
    description: 'A personal assistant that runs on your own machines.',
    repoUrl: 'https://github.com/openclaw/openclaw',
    docsUrl: 'https://openclaw.ai',
    envVars: { OPENCLAW_SHELL: '*' },
  },
  'sandbase-harness': {
    prettyLabel: 'SandBase Harness',
    description: 'A self-hosted runtime for long agent sessions with MCP tools.',
    repoUrl: 'https://github.com/sandbaseai/sandbase-harness',
    docsUrl: 'https://github.com/sandbaseai/sandbase-harness/blob/main/docs/installation.md',
  },
  opencode: {
    prettyLabel: 'opencode',
    description: 'An open-source coding agent for terminals.',
    repoUrl: 'https://github.com/anomalyco/opencode',
    docsUrl: 'https://opencode.ai',
    envVars: { OPENCODE_CLIENT: '*' },
  },
  pi: {
    prettyLabel: 'Pi',
    description: 'A small coding agent for terminals that extends itself.',
    repoUrl: 'https://github.com/earendil-works/pi',
    docsUrl: 'https://pi.dev',
    envVars: { PI_CODING_AGENT: '*' },
  },
  replit: {
    prettyLabel: 'Replit',
    description: 'A development environment in the cloud with an agent.',
    docsUrl: 'https://replit.com',
    envVars: { REPL_ID: '*' },
  },
  trae: {
    prettyLabel: 'Trae',
    description: "ByteDance's editor with an agent.",
    docsUrl: 'https://trae.ai',
    envVars: { TRAE_AI_SHELL_ID: '*' },
  },
  vtcode: {
    prettyLabel: 'VTCode',
    description: 'A coding agent in Rust for many model services, with a sandbox.',
    repoUrl: 'https://github.com/vinhnx/VTCode',
    envVars: { VTCODE: '1' },
  },
  zed: {
    prettyLabel: 'Zed',
    description: 'An editor with a panel for agents and a terminal.',
    repoUrl: 'https://github.com/zed-industries/zed',
    docsUrl: 'https://zed.dev',
    envVars: { ZED_TERM: '*' },
  },
  'cursor-cli': {
    prettyLabel: 'Cursor CLI',
    description: "Cursor's agent for terminals.",
    docsUrl: 'https://cursor.com/docs/cli/overview',
    envVars: { CURSOR_AGENT: '*' },
  },
  cursor: {
    prettyLabel: 'Cursor',
    description: 'A code editor built around language models.',
    docsUrl: 'https://cursor.com',
    envVars: { CURSOR_TRACE_ID: '*' },
  },
  devin: {
    prettyLabel: 'Devin',
    description: "Cognition's software engineering agent.",
    docsUrl: 'https://devin.ai',
  },
} as const satisfies Readonly<Record<string, AgentHarness>>;

/** The id of an agent. */
export type AgentHarnessKey = keyof typeof AGENT_HARNESSES;
