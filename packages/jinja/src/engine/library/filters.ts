import { listFilters } from './filters-list.ts';
import { textFilters } from './filters-text.ts';
import { valueFilters } from './filters-value.ts';
import { Table } from './row.ts';

/** The filters, with `tojson` as transformers has it; `htmlJson` (filters-value.ts) is Jinja's own. */
export const filters: Table = new Table(valueFilters, textFilters, listFilters);
