import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is connected to the server, and how many answers each connection waits for. */
export class Connections {
  readonly #waiting = new Map<Socket, number>();
  #requests = 0;

  /** Requests seen so far. */
  get requests(): number {
    return this.#requests;
  }

  opened(socket: Socket): void {
    if (this.#waiting.has(socket)) return;
    this.#waiting.set(socket, 0);
    socket.once("close", () => this.#waiting.delete(socket));
  }

  requested(socket: Socket, response: ServerResponse): void {
    this.opened(socket);
    this.#requests += 1;
    this.#count(socket, 1);
    response.once("close", () => this.#count(socket, -1));
  }

  /**
   * Ends the connections that wait for nothing. Node ends those that had an answer before when a server closes, but
   * waits, without an end, for those that never sent a whole request.
   */
  endIdle(): void {
    for (const [socket, waiting] of this.#waiting) if (waiting === 0) socket.destroy();
  }

  #count(socket: Socket, change: number): void {
    const waiting = this.#waiting.get(socket);
    if (waiting !== undefined) this.#waiting.set(socket, waiting + change);
  }
}
