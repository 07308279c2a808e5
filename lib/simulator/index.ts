export { handleMessages, MAX_BODY_BYTES } from "./handle-messages";
export { MODEL_NAME } from "./message";
export { decodeSettings, encodeSettings, MAX_USER_ID, type SimulatorSettings } from "./settings";
