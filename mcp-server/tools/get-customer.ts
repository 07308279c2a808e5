import * as z from "zod/mini";
import { MIN_PHONE_DIGITS, phoneDigits } from "../backend/order-book";
import { defineTool } from "../tool";

const text = (description: string) =>
  z.string().check(z.minLength(1), z.maxLength(200), z.describe(description));

export const getCustomer = defineTool({
  name: "get_customer",
  description:
    "Find a customer by phone number, email address or name, and get the ids of their orders. Give at least one.",
  inputSchema: z
    .strictObject({
      phone: z.optional(
        text("Phone number, with or without country code").check(
          z.refine(
            (phone) => phoneDigits(phone).length >= MIN_PHONE_DIGITS,
            `must have at least ${MIN_PHONE_DIGITS} digits`,
          ),
        ),
      ),
      email: z.optional(
        text("Email address").check(z.refine((email) => email.includes("@"), "must contain @")),
      ),
      name: z.optional(text("Full name")),
    })
    .check(
      z.refine(({ phone, email, name }) => phone !== undefined || email !== undefined || name !== undefined, {
        path: ["phone"],
        error: "is missing, and so are email and name: give at least one of them",
      }),
    ),
  readOnly: true,
  hint: "Ask the customer for the phone number or email address on the order.",
  run: (query, { backend }) => backend.findCustomer(query),
});
