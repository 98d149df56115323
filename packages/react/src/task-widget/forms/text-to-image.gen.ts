// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"A lighthouse on a cliff at dusk, oil painting"},
  fields: [
    {"path":["inputs"],"label":"Prompt","kind":"text","isRequired":true},
    {"path":["parameters"],"label":"Size","kind":"size","isMain":true},
    {"path":["parameters","seed"],"label":"Seed","kind":"seed","hint":"The same seed gives the same result.","isMain":true},
    {"path":["parameters","guidance_scale"],"label":"Guidance","kind":"number","hint":"Classifier-free guidance scale.","help":"Higher values follow the prompt more closely; too high values cause artifacts."},
    {"path":["parameters","negative_prompt"],"label":"Negative prompt","kind":"text","hint":"Description of what the result should not show.","help":"Ignored by models without negative prompts."},
    {"path":["parameters","num_inference_steps"],"label":"Steps","kind":"integer","hint":"Number of denoising steps.","help":"More steps take longer and usually improve the result."},
    {"path":["parameters","scheduler"],"label":"Scheduler","kind":"line","hint":"Class name of another scheduler.","help":"Class name of a scheduler that replaces the one of the model."},
  ],
};
