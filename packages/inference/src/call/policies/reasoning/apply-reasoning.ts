import type { ReasoningEffort, ReasoningForm } from '../../../contract/reasoning.ts';
import { type Level, type ModelReasoning, modelReasoning } from './model-levels.ts';

/** The place of a call, as far as it decides about reasoning. */
export interface ReasoningTarget {
  /** Id of the provider, or of the service behind an address; `endpoint` for servers of one's own. */
  readonly service: string;
  /** The service's own name of the model. */
  readonly model: string;
  readonly form: ReasoningForm;
}

/** Members to send, and what they do not do. */
export interface AppliedReasoning {
  readonly members: Readonly<Record<string, unknown>>;
  /** The reason for which the wish is not met exactly; undefined where it is. */
  readonly warning?: string;
}

/** Distances between levels. Services with fewer of them map `medium` and `xhigh` to `high`, as these do. */
const WEIGHTS: Readonly<Record<Level, number>> = {
  none: 0,
  minimal: 1.2,
  low: 2,
  medium: 3.2,
  high: 4,
  xhigh: 4.9,
  max: 6,
};

/** Levels of a model that is in no list: those of OpenAI's protocol. A template that does not know one takes it for on. */
const UNKNOWN: ModelReasoning = { levels: ['none', 'low', 'medium', 'high'] };

/** Translates an effort for a service and model. */
export function applyReasoning(effort: ReasoningEffort, { service, model, form }: ReasoningTarget): AppliedReasoning {
  const known = modelReasoning(service, model) ?? UNKNOWN;
  const ownForm = known.form ?? form;
  const place = `${model || 'this model'}${service === 'endpoint' ? '' : ` at ${service}`}`;
  if (known.levels.length === 0) {
    return { members: {}, warning: `'reasoning' was left out: ${place} has no switch for its thinking.` };
  }
  const level = nearest(effort, known.levels);
  if (level === undefined) {
    return { members: {}, warning: `'reasoning: ${effort}' was left out: ${place} can only be switched off.` };
  }
  const members = MEMBERS[ownForm](level, known);
  if (level === effort || isToggle(known.levels, ownForm)) return { members };
  return {
    members,
    warning: `'reasoning: ${effort}' was sent as '${level}', the nearest level of ${place} (${known.levels.join(', ')}).`,
  };
}

/** Thinking that is only switched on and off has no level to be exact about. */
function isToggle(levels: readonly Level[], form: ReasoningForm): boolean {
  return levels.length === 2 && levels[0] === 'none' && form !== 'effort';
}

/** The nearest level. Thinking is not switched off unless that is the wish, and never on when it is, if it can be off. */
function nearest(effort: ReasoningEffort, levels: readonly Level[]): Level | undefined {
  if (effort === 'none' && levels.includes('none')) return 'none';
  const distance = (level: Level) => Math.abs(WEIGHTS[level] - WEIGHTS[effort]);
  const [first] = levels.filter((level) => level !== 'none').sort((left, right) => distance(left) - distance(right));
  return first;
}

/** Writes the members of each form. */
const MEMBERS: Readonly<Record<ReasoningForm, (level: Level, known: ModelReasoning) => Record<string, unknown>>> = {
  effort: named,
  effort_or_off: (level, known) => (level === 'none' ? { reasoning: { enabled: false } } : named(level, known)),
  reasoning: (level) => ({ reasoning: { effort: level } }),
  thinking: (level, known) => ({
    thinking: { type: level === 'none' ? 'disabled' : (known.on ?? 'enabled') },
    // Beside the switch there are levels where the model has more than one.
    ...(level !== 'none' && known.levels.length > 2 ? named(level, known) : {}),
  }),
  enable_thinking: (level) => ({ enable_thinking: level !== 'none' }),
  template_kwargs: (level) => ({ chat_template_kwargs: template(level) }),
  template_args: (level) => ({ chat_template_args: template(level) }),
};

function named(level: Level, { names = {} }: ModelReasoning): Record<string, unknown> {
  return { reasoning_effort: names[level] ?? level };
}

/** The names that templates have for the switch; each ignores the other. */
function template(level: Level): Record<string, boolean> {
  return { enable_thinking: level !== 'none', thinking: level !== 'none' };
}
