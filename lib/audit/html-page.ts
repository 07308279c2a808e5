const PAGE = /<!doctype html|<html[\s>]/i;
const TITLE = /<(?:title|h1)[^>]{0,200}>([^<]{1,200})</i;
const ERROR_TITLE =
  /^\s*(?:(?:error |http )?[45]\d\d(?:[\s:–-]{1,3}(?:error )?(?:bad request|unauthorized|authorization required|forbidden|not found|internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|too many requests|request time-?out))?|bad gateway|service unavailable|gateway time-?out|internal server error|access denied|forbidden|just a moment\.{0,3}|attention required!.{0,40})\s*$/i;

/** An HTML page inside a text: its title, and whether the whole text is the error page of a server or proxy. */
export function htmlErrorPage(text: string): { title: string; isWhole: boolean; index: number } | undefined {
  const head = text.slice(0, 20_000);
  const index = head.search(PAGE);
  if (index < 0) return undefined;
  const title = TITLE.exec(head.slice(index))?.[1]?.trim() ?? "";
  return { title, isWhole: index < 20 && text.length < 20_000 && ERROR_TITLE.test(title), index };
}
