type Measure<T> = () => Promise<T>;

/** Takes `count` pairs of consecutive measurements, in alternating order, so that disturbances affect both. */
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
