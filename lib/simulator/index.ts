export { answerMessages, handleMessages, MAX_BODY_BYTES } from "./handle-messages";

export { encodeSettings } from "./settings";
