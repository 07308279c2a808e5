export { handleMessages, MAX_BODY_BYTES } from "./handle-messages";
export { MODEL_NAME } from "./message";
export { decodeSettings, encodeSettings, type SimulatorSettings } from "./settings";
