import { messagePlace, type Rule } from "../rule";
import { isVagueValidation, speaksOfBadInput } from "../vocabulary";

/** Bad input, and no word on which argument is bad. */
export const vagueValidation: Rule = {
  id: "vague-validation",
  severity: "error",
  check(view) {
    const { fields } = view;
    if (!view.isFailure || fields.badFields || view.protocolError) return [];
    const message = fields.message?.value ?? view.texts.find((text) => text.prose)?.prose;
    if (message === undefined || !isVagueValidation(message)) return [];
    const category =
      fields.category?.value ??
      (fields.implied?.value.code === "404" ? undefined : fields.implied?.value.category);
    const isValidation = category === "validation" || (category === undefined && speaksOfBadInput(message));
    return isValidation ? [{ place: messagePlace(view), seen: message }] : [];
  },
};
