// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/object-detection. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of object-detection. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"file","hint":"Image to search, for example a JPEG, PNG or WebP file.","isRequired":true},{"path":["parameters","threshold"],"kind":"number","hint":"Lowest score of the objects to return, between 0 and 1. Default: 0.5 for most models."}];
