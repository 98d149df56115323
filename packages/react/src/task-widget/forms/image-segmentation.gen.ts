// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {},
  fields: [
    {"path":["inputs"],"label":"Image","kind":"file","content":"image","hint":"Image to segment.","help":"Image to segment, for example a JPEG, PNG or WebP file.","isRequired":true},
    {"path":["parameters","mask_threshold"],"label":"Mask threshold","kind":"number","hint":"Lowest value at which a pixel belongs to a mask.","help":"Lowest value at which a pixel belongs to a mask, between 0 and 1. Default: 0.5."},
    {"path":["parameters","overlap_mask_area_threshold"],"label":"Mask overlap","kind":"number","hint":"Share of a mask that overlaps must leave.","help":"Share of a mask that must remain after overlaps are resolved, between 0 and 1; smaller, disconnected masks are dropped. Default: 0.5."},
    {"path":["parameters","subtask"],"label":"Subtask","kind":"choice","choices":["instance","panoptic","semantic"],"hint":"Kind of segmentation.","help":"Kind of segmentation: instance for single objects, semantic for classes, panoptic for both. Default: the first of panoptic, instance and semantic that the model supports."},
    {"path":["parameters","threshold"],"label":"Threshold","kind":"number","hint":"Lowest score of the segments to return.","help":"Lowest score of the segments to return, between 0 and 1. Default: 0.9 for most models."},
  ],
};
