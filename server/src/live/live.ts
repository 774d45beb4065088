/** Live news: streams wait for doorbells to ring, in this process or in another. */
export interface Live {
  /** Call it after a commit that rang a doorbell; many calls close together become one signal. */
  wake(): void;
}
