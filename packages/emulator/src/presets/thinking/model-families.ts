import type { RefusedRequest } from '../../contract/refusal.ts';
import type { Thinking, ThoughtsForm } from '../../contract/thinking.ts';
import { effortSwitch, INCLUDE_REASONING, REASONING_ENABLED, templateSwitches } from './switches.ts';

/** gpt-oss always thinks, little or much; efforts that it does not have are ignored or refused by the service. */
export function gptOss(form: ThoughtsForm, refusal?: RefusedRequest): Thinking {
  return {
    form,
    effort: 'medium',
    switches: [effortSwitch(['low', 'medium', 'high'], refusal)],
    forms: [INCLUDE_REASONING],
  };
}

/** Models whose chat template has a variable for thinking, at servers that pass it on. */
export function byTemplate(
  form: ThoughtsForm,
  member: 'chat_template_kwargs' | 'chat_template_args' = 'chat_template_kwargs',
): Thinking {
  return { form, effort: 'medium', switches: templateSwitches(member) };
}

/** Models with levels from none to high, at services that name them in `reasoning_effort`. */
export function byEffort(form: ThoughtsForm): Thinking {
  return {
    form,
    effort: 'medium',
    switches: [REASONING_ENABLED, effortSwitch(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])],
  };
}
