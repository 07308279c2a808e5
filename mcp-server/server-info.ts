/** How the server introduces itself to a client. */
export const SERVER_INFO = { name: "failwell-orders", version: "1.0.0" };

/** The server's word to the model, sent on `initialize`. */
export const SERVER_INSTRUCTIONS = "Customer support tools for the orders of an example shop.";
