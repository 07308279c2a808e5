/** The day on which the order book stands still, so that no run changes with the calendar (ISO 8601 date). */
export const ORDER_BOOK_DATE = "2026-10-20";

/** Days after the order was placed during which it can be returned. */
export const RETURN_WINDOW_DAYS = 30;

/** The largest refund that a tool may grant, in the order's currency. */
export const REFUND_CAP = 500;

/** What the order's backend does with any query for it, apart from answering. */
export type OrderFault =
  /** The database does not answer in time while the fault plan says so. */
  | "times_out"
  /** The database refuses calls until a rate limit window has passed. */
  | "rate_limited"
  /** Closed to the support desk because the return window has passed. */
  | "return_window_closed"
  /** Belongs to another region's team. */
  | "other_region";

/** One order as the backend keeps it. Dates are ISO 8601, `total` is in `currency`. */
export interface Order {
  id: string;
  customerId: string;
  status: "processing" | "shipped" | "delivered";
  item: string;
  total: number;
  currency: "USD";
  placedOn: string;
  fault?: OrderFault;
}

/** One customer as the backend keeps it. */
export interface Customer {
  id: string;
  name: string;
  /** Other spellings under which the customer can be found. */
  alsoKnownAs?: string;
  phone: string;
  email: string;
}

const order = (
  id: string,
  customerId: string,
  status: Order["status"],
  placedOn: string,
  item: string,
  total: number,
  fault?: OrderFault,
): Order => ({ id, customerId, status, item, total, currency: "USD", placedOn, ...(fault && { fault }) });

/** Every order there is. */
export const ORDERS: readonly Order[] = [
  order("A-1", "C-101", "delivered", "2026-10-02", "desk lamp", 89.9),
  order("A-2", "C-102", "shipped", "2026-10-15", "travel kettle", 45),
  order("A-3", "C-103", "processing", "2026-10-18", "phone case", 19.5),
  order("A-12", "C-103", "delivered", "2026-10-05", "espresso machine", 640),
  order("A-7781", "C-102", "delivered", "2026-08-30", "winter jacket", 129),
  order("A-TIMEOUT", "C-101", "shipped", "2026-10-14", "office chair", 210, "times_out"),
  order("A-429", "C-103", "shipped", "2026-10-16", "keyboard", 75, "rate_limited"),
  order("A-999", "C-103", "delivered", "2026-08-01", "running shoes", 110, "return_window_closed"),
  order("A-403", "C-104", "delivered", "2026-10-03", "headphones", 180, "other_region"),
];

/** Every customer there is. Phone numbers and addresses are from the ranges reserved for fiction. */
export const CUSTOMERS: readonly Customer[] = [
  { id: "C-101", name: "Ada Moreau", phone: "+1 202-555-0142", email: "ada.moreau@example.com" },
  { id: "C-102", name: "Li Na", alsoKnownAs: "李娜", phone: "+86 138 0013 8000", email: "li.na@example.com" },
  { id: "C-103", name: "Sam Okafor", phone: "+44 20 7946 0018", email: "sam.okafor@example.com" },
  { id: "C-104", name: "Sam Okafor", phone: "+61 2 5550 1234", email: "s.okafor@example.org" },
];

const ordersById = new Map(ORDERS.map((o) => [o.id, o]));

/** Whether the text has the form of an order id. `A-TIMEOUT` is the one id that is not `A-` and digits. */
export function isOrderId(text: string): boolean {
  return /^A-(\d+|TIMEOUT)$/.test(text);
}

/** The order with this id, or nothing. */
export function findOrder(id: string): Order | undefined {
  return ordersById.get(id);
}

/** The ids of a customer's orders. */
export function orderIdsOf(customer: Customer): string[] {
  return ORDERS.filter((o) => o.customerId === customer.id).map((o) => o.id);
}

/** Worked out once: dates cost more than the rest of a look-up. */
const windowEnds = new Map(ORDERS.map(({ placedOn }) => [placedOn, windowEndOf(placedOn)]));

/** The last day on which an order can be returned (ISO 8601 date). */
export function returnWindowEnd(placedOn: string): string {
  return windowEnds.get(placedOn) ?? windowEndOf(placedOn);
}

function windowEndOf(placedOn: string): string {
  const end = new Date(`${placedOn}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + RETURN_WINDOW_DAYS);
  return end.toISOString().slice(0, 10);
}

/** Whether an order can still be returned on the order book's day. */
export function isReturnable(order: Order): boolean {
  return ORDER_BOOK_DATE <= returnWindowEnd(order.placedOn);
}

/** Which customer to look for. All fields that are given must match. */
export interface CustomerQuery {
  phone?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** The customers that match every given field; a name may match several. */
export function findCustomers(query: CustomerQuery): Customer[] {
  return CUSTOMERS.filter(
    (customer) =>
      (query.phone === undefined || isSamePhone(customer.phone, query.phone)) &&
      (query.email === undefined || customer.email === query.email.trim().toLowerCase()) &&
      (query.name === undefined || hasName(customer, query.name)),
  );
}

/** The digits of a phone number. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The fewest digits by which a customer can be told from another. */
export const MIN_PHONE_DIGITS = 7;

/** Callers leave out the country code or write a trunk zero, so the ends are compared. */
function isSamePhone(known: string, asked: string): boolean {
  return phoneDigits(known).endsWith(phoneDigits(asked).replace(/^0+/, ""));
}

function hasName(customer: Customer, asked: string): boolean {
  const wanted = asked.trim().toLowerCase();
  return (
    wanted !== "" && [customer.name, customer.alsoKnownAs].some((name) => name?.toLowerCase() === wanted)
  );
}
