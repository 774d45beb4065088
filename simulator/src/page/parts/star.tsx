/** The sign of Stars, the currency of the messenger. */
export function Star() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" style={{ verticalAlign: '-0.14em' }}>
      <path
        fill="#f8b425"
        stroke="#e08e0b"
        strokeLinejoin="round"
        d="M12 2.6l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 16.6l-5.7 3.2 1.4-6.3L2.9 9.2l6.4-.7z"
      />
    </svg>
  );
}
