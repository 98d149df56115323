import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { readTools } from '../conversation/chat-parameters.ts';
import { JsonField } from './json-field.tsx';

interface ToolsFieldProps {
  /** The JSON that was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const EXAMPLE = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Returns the present weather of a city.',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  },
];

/** The tools that a model may call, as JSON. Until the text is a list, no tools are sent. */
export function ToolsField({ value, onChange }: ToolsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const tools = readTools(value);
  return (
    <JsonField
      ref={field}
      label="Functions"
      hint="Functions as JSON. You reply with their results."
      problem={typeof tools === 'string' ? tools : undefined}
      rows={value === '' ? 2 : 8}
      value={value}
      onChange={onChange}
      aside={
        value === '' && (
          <Button
            size="small"
            label="Insert an example"
            onClick={() => {
              onChange(JSON.stringify(EXAMPLE, null, 1));
              // The button goes away with what it was for.
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
