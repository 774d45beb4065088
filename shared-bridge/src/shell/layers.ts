/** A layer above the page that one press of 'back' closes. */
export interface Layer {
  readonly onBack: () => void;
  /** This layer gets 'back' even if another one opened later. */
  readonly isOverAll?: boolean;
}

/** The back behaviour of the page below the layers. */
export interface PageBack {
  readonly isFullScreen: boolean;
  readonly goBack: () => void;
}

/** The back button of the messenger, or another one. */
export interface BackButton {
  show(): void;
  hide(): void;
}

/** The open layers, the last one on top. 'Back' acts on the top layer, or on the page without one. */
export class Layers {
  #layers: readonly Layer[] = [];
  #page: PageBack = { isFullScreen: false, goBack: () => {} };
  #button: BackButton | null = null;
  #onEmpty: () => void = () => {};

  /** Opens a layer and returns the function that removes it from any position. */
  open(layer: Layer): () => void {
    this.#layers = [...this.#layers, layer];
    this.#update();
    return () => {
      this.#layers = this.#layers.filter((other) => other !== layer);
      this.#update();
      if (this.depth === 0) this.#onEmpty();
    };
  }

  setPage(page: PageBack): void {
    this.#page = page;
    this.#update();
  }

  /** Sets the button that is shown and hidden with the layers. */
  setButton(button: BackButton): void {
    this.#button = button;
    this.#update();
  }

  /** Sets the listener for the last layer closing. */
  setOnEmpty(onEmpty: () => void): void {
    this.#onEmpty = onEmpty;
  }

  get isBackPossible(): boolean {
    return this.#layers.length > 0 || this.#page.isFullScreen;
  }

  /** Whether a layer covers everything: later layers open below it. */
  get isCovered(): boolean {
    return this.#layers.some(({ isOverAll }) => isOverAll);
  }

  get depth(): number {
    return this.#layers.length;
  }

  back(): void {
    const top = this.#layers.findLast(({ isOverAll }) => isOverAll) ?? this.#layers.at(-1);
    if (top) top.onBack();
    else if (this.#page.isFullScreen) this.#page.goBack();
  }

  #update(): void {
    if (this.isBackPossible) this.#button?.show();
    else this.#button?.hide();
  }
}
