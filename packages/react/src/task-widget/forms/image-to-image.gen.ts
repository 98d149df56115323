// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"parameters":{"prompt":"The same scene in winter, with snow on the roofs"}},
  fields: [
    {"path":["inputs"],"label":"Image","kind":"file","content":"image","hint":"Image to change.","help":"Image to change, or several images where the model combines them.","isRequired":true},
    {"path":["parameters","prompt"],"label":"Prompt","kind":"text","isMain":true},
    {"path":["parameters","target_size"],"label":"Size","kind":"size","isMain":true},
    {"path":["parameters","guidance_scale"],"label":"Guidance","kind":"number","hint":"Classifier-free guidance scale.","help":"Higher values follow the prompt more closely; too high values cause artifacts."},
    {"path":["parameters","negative_prompt"],"label":"Negative prompt","kind":"text","hint":"Description of what the result should not show.","help":"Ignored by models without negative prompts."},
    {"path":["parameters","num_inference_steps"],"label":"Steps","kind":"integer","hint":"Number of denoising steps.","help":"More steps take longer and usually improve the result."},
  ],
};
