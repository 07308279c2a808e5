import type { ErrorCategory } from "@/lib/domain/tool-error";
import { errorText, type Present, presentSuccess } from "./tool-result";

/**
 * What a `catch (error) { return String(error.stack) }` puts before the model. The hosts, paths and account are made
 * up, the shape is that of a Node service on PostgreSQL.
 */
const dumps: Record<ErrorCategory, string> = {
  transient: `Error: connect ETIMEDOUT 10.20.4.17:5432
    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)
    at OrderRepository.findById (/srv/orders-api/src/orders/order-repository.ts:88:17)
  query: SELECT * FROM orders WHERE id = $1
  host: orders-db-3.internal user: orders_rw`,
  validation: `error: invalid input syntax for type order_id
    at Parser.parseErrorMessage (/srv/orders-api/node_modules/pg-protocol/dist/parser.js:283:98)
    at OrderRepository.findById (/srv/orders-api/src/orders/order-repository.ts:88:17)
  query: SELECT * FROM orders WHERE id = $1
  host: orders-db-3.internal code: 22P02`,
  business: `error: new row for relation "returns" violates check constraint "returns_policy_chk"
    at Parser.parseErrorMessage (/srv/orders-api/node_modules/pg-protocol/dist/parser.js:283:98)
    at ReturnsService.open (/srv/orders-api/src/returns/returns-service.ts:141:11)
  query: INSERT INTO returns (order_id, opened_on) VALUES ($1, now())
  host: orders-db-3.internal code: 23514`,
  permission: `error: permission denied for table orders_apac
    at Parser.parseErrorMessage (/srv/orders-api/node_modules/pg-protocol/dist/parser.js:283:98)
    at OrderRepository.findById (/srv/orders-api/src/orders/order-repository.ts:92:17)
  query: SELECT * FROM orders_apac WHERE id = $1
  host: orders-db-3.internal user: orders_rw code: 42501`,
};

/** Hands the raw exception over, internals and all. */
export const leaky: Present = (outcome) =>
  outcome.kind === "failed" ? errorText(dumps[outcome.error.errorCategory]) : presentSuccess(outcome);
