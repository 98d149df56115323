'use client';

import type * as React from 'react';
import { SCROLL_REGION } from '../../scroll-region/scroll-region.ts';
import { isRecord } from '../arguments.ts';
import type { FieldProps } from '../field-props.ts';

type Columns = readonly (readonly [name: string, cells: readonly string[]])[];

/** A table by its columns, as cells to type in. Cells that are copied from a spreadsheet fill the table from the cell they are pasted into. */
export function TableField({ control, value, onChange, labels }: FieldProps) {
  const columns = readColumns(value);
  const rows = Math.max(1, ...columns.map(([, cells]) => cells.length));
  const set = (next: Columns) => onChange(next.length === 0 ? undefined : Object.fromEntries(next));
  const withCells = (change: (cells: readonly string[], column: number) => readonly string[]) =>
    set(columns.map(([name, cells], column) => [name, change(filled(cells, rows), column)]));
  const setCell = (column: number, row: number, text: string) =>
    withCells((cells, at) => (at === column ? cells.with(row, text) : cells));
  const paste = (event: React.ClipboardEvent, column: number, row: number) => {
    const copied = cellsIn(event.clipboardData.getData('text'));
    if (copied.length < 2 && (copied[0] ?? []).length < 2) return;
    event.preventDefault();
    const height = Math.max(rows, row + copied.length);
    const width = Math.max(columns.length, column + Math.max(...copied.map((cells) => cells.length)));
    const wide = Array.from({ length: width }, (_, at) => columns[at] ?? ([freeName(columns, at), []] as const));
    set(
      wide.map(([name, cells], at) => [
        name,
        filled(cells, height).map((cell, line) => copied[line - row]?.[at - column] ?? cell),
      ]),
    );
  };
  const freeName = (taken: Columns, at: number): string => {
    const name = labels.column(at + 1);
    return taken.some(([other]) => other === name) ? freeName(taken, at + 1) : name;
  };
  const rename = (column: number, name: string) => {
    // Names are the keys of the columns: two of one name would be one.
    if (!columns.some(([other]) => other === name)) set(columns.with(column, [name, columns[column]?.[1] ?? []]));
  };
  return (
    <div className="hubkit-task-table">
      <section className="hubkit-scroll" aria-labelledby={`${control.id}-label`} {...SCROLL_REGION}>
        <table className="hubkit-table">
          <thead>
            <tr>
              {columns.map(([name], column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the name of a column changes while it is typed.
                <th key={column} scope="col">
                  <input
                    id={column === 0 ? control.id : undefined}
                    aria-label={labels.column(column + 1)}
                    aria-describedby={control['aria-describedby']}
                    value={name}
                    onChange={({ target }) => rename(column, target.value)}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids.
              <tr key={row}>
                {columns.map(([name, cells], column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={column}>
                    <input
                      aria-label={labels.cell(name, row + 1)}
                      value={cells[row] ?? ''}
                      onChange={({ target }) => setCell(column, row, target.value)}
                      onPaste={(event) => paste(event, column, row)}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="hubkit-button"
                    aria-label={labels.removeRow(row + 1)}
                    disabled={rows === 1}
                    onClick={() => withCells((cells) => cells.filter((_cell, at) => at !== row))}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="hubkit-task-actions">
        <button type="button" className="hubkit-button" onClick={() => withCells((cells) => [...cells, ''])}>
          {labels.addRow}
        </button>
        <button
          type="button"
          className="hubkit-button"
          onClick={() => set([...columns, [freeName(columns, columns.length), filled([], rows)]])}
        >
          {labels.addColumn}
        </button>
      </div>
    </div>
  );
}

/** The columns of an object of lists; none of another value. */
function readColumns(value: unknown): Columns {
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([name, cells]) => [name, Array.isArray(cells) ? cells.map(String) : []]);
}

function filled(cells: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, row) => cells[row] ?? '');
}

/** The cells of copied text: spreadsheets put tabs between them. */
function cellsIn(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}
