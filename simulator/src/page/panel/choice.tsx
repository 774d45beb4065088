interface ChoiceProps {
  readonly text: string;
  /** The accessible name: the text alone does not name the person. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select of one option. */
export function Choice({ text, label, options, value, onChange }: ChoiceProps) {
  return (
    <label>
      {text}
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
