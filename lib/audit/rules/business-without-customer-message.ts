import type { Rule } from "../rule";

/** A business rule said no, and there is nothing that the agent may tell the customer. */
export const businessWithoutCustomerMessage: Rule = {
  id: "business-without-customer-message",
  severity: "error",
  check({ isFailure, fields }) {
    if (!isFailure || fields.customerMessage) return [];
    if (fields.category?.value === "business")
      return [{ place: fields.category.place, seen: fields.message?.value ?? "business" }];
    if (!fields.category && fields.implied?.value.category === "business") {
      return [{ place: fields.implied.place, seen: fields.implied.value.code, severity: "warning" }];
    }
    return [];
  },
};
