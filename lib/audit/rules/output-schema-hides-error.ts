import { isObject, own, pointer } from "../json";
import { schemaProblem } from "../output-schema";
import { messagePlace, type Rule } from "../rule";

const CLIENT_SAYS =
  /structured content does not match the tool'?s output schema|has an output schema but did not return structured content|output validation error|failed to validate structured content/i;

/** The client checks `structuredContent` against the tool's `outputSchema` and throws: the real error is lost. */
export const outputSchemaHidesError: Rule = {
  id: "output-schema-hides-error",
  severity: "error",
  check(view) {
    const said = CLIENT_SAYS.exec(view.message.slice(0, 2000));
    if (said && view.isFailure) return [{ place: messagePlace(view), seen: said[0] }];
    const schema = view.context.outputSchema;
    if (!isObject(schema) || !view.result || !view.isFailure) return [];
    const path = pointer(view.item.base, "structuredContent");
    const structured = own(view.result, "structuredContent");
    if (structured === undefined) {
      return view.flagged ? [] : [{ place: { path: view.item.base }, seen: "no structuredContent" }];
    }
    const problem = schemaProblem(structured, schema);
    return problem ? [{ place: { path: path + problem.path }, seen: problem.seen }] : [];
  },
};
