import { createInputs, useInputs } from '@hubkit/react/hooks';

/** A tool asks for a city. In a page, `onInput` of these inputs is that of `mcpTools`. */
const inputs = createInputs<{ message: string }, string>();
const controller = new AbortController();

export function Example() {
  const { waiting, answer } = useInputs(inputs);
  const [first] = waiting;
  return (
    <div>
      <button
        type="button"
        onClick={() => inputs.onInput({ message: 'Which city?' }, { signal: controller.signal })}
        disabled={first !== undefined}
      >
        Ask
      </button>
      {first && (
        <p>
          {first.request.message}{' '}
          {['Lisbon', 'Oslo'].map((city) => (
            <button type="button" key={city} onClick={() => answer(first.id, city)}>
              {city}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
