/** Something that lies over the page and that one press of 'back' closes. */
export interface Layer {
  readonly onBack: () => void;
  /** 'Back' is this layer's even when another one opened after it. */
  readonly isOverAll?: boolean;
}

/** What the page below the layers wants of the back button. */
export interface PageBack {
  readonly isFullScreen: boolean;
  readonly goBack: () => void;
}

/** The messenger's back button, or any other. */
export interface BackButton {
  show(): void;
  hide(): void;
}

/** Which layers are open, the last one on top, and what 'back' does: the top layer first, then the page. */
export class Layers {
  #layers: readonly Layer[] = [];
  #page: PageBack = { isFullScreen: false, goBack: () => {} };
  #button: BackButton | null = null;
  #onEmpty: () => void = () => {};

  /** Opens a layer; returns the way to take it away again, wherever it lies by then. */
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

  /** Whose visibility follows the layers from now on. */
  setButton(button: BackButton): void {
    this.#button = button;
    this.#update();
  }

  /** Told whenever the last layer goes. */
  setOnEmpty(onEmpty: () => void): void {
    this.#onEmpty = onEmpty;
  }

  get isBackPossible(): boolean {
    return this.#layers.length > 0 || this.#page.isFullScreen;
  }

  /** Whether something stands over all: what opens now opens under it. */
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
