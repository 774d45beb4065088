type Measure<T> = () => Promise<T>;

/** Two measurements, one right after the other, as often as that; each comes first every other time. What disturbs one disturbs both. */
export async function pairs<T>(count: number, first: Measure<T>, second: Measure<T>): Promise<(readonly [T, T])[]> {
  const done: (readonly [T, T])[] = [];
  for (let round = 0; round < count; round++) {
    if (round % 2 === 0) {
      const one = await first();
      done.push([one, await second()]);
    } else {
      const two = await second();
      done.push([await first(), two]);
    }
  }
  return done;
}
