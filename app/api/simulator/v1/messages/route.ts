import { handleMessages } from "@/lib/simulator";

/** The simulated model as a Messages API endpoint: point any Anthropic client at `/api/simulator`. */
export {
  handleMessages as DELETE,
  handleMessages as GET,
  handleMessages as PATCH,
  handleMessages as POST,
  handleMessages as PUT,
};
