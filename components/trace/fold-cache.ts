/** Folds prefixes of a growing list of events and keeps each state, so that only what is new is folded. */
export class FoldCache<State, Event> {
  readonly #reduce: (state: State, event: Event) => State;
  readonly #initial: State;
  #folded: readonly Event[] = [];
  #states: State[];

  constructor(initial: State, reduce: (state: State, event: Event) => State) {
    this.#initial = initial;
    this.#reduce = reduce;
    this.#states = [initial];
  }

  /** The state after the first `length` events. Another list, e.g. of a run started anew, is folded from its beginning. */
  prefix(events: readonly Event[], length: number): State {
    const kept = this.#states.length - 1;
    const goesOn = events[0] === this.#folded[0] && events[kept - 1] === this.#folded[kept - 1];
    if (!goesOn) this.#states = [this.#initial];
    this.#folded = events;
    const end = Math.min(length, events.length);
    let state = this.#states.at(-1) ?? this.#initial;
    for (const event of events.slice(this.#states.length - 1, end)) {
      state = this.#reduce(state, event);
      this.#states.push(state);
    }
    return this.#states[end] ?? this.#initial;
  }
}
