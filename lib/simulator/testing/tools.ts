/** A lookup tool unlike those of the orders server, so that tests show that tools are recognised by their definitions. */
export const LOOKUP_TOOL = {
  name: "lookup_parcel",
  description: "Find a parcel by its number.",
  input_schema: {
    type: "object" as const,
    properties: { parcel_id: { type: "string", description: "The parcel number, for example X-1" } },
    required: ["parcel_id"],
  },
};
