/** What a customer's words contain that a tool could use. */
export interface Entities {
  /** Ids of orders, in order, as they should be sent. */
  ids: string[];
  phone?: string;
  email?: string;
  name?: string;
  amount?: number;
}

/** Words beyond this length are not read: no customer writes so much, and the patterns below stay cheap. */
const MAX_READ = 8000;
/** Most ids that are dealt with in one turn. */
const MAX_IDS = 8;

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const PHONE = /(?<![\w-])\+?\d[\d\s().-]{5,20}\d(?![\w-])/;
const AMOUNT = /[$¥￥€]\s?(\d+(?:\.\d{1,2})?)|(\d+(?:\.\d{1,2})?)\s?(?:usd\b|dollars?\b|美元|元|块)/i;
const NAME =
  /\b(?:[Mm]y name is|I am called|[Nn]ame:|I'm|[Tt]his is|under the name(?: of)?)\s+([A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+){0,2})|(?:我叫|我是|姓名[是为：:]?|名字[是叫]?)\s*([\p{Script=Han}·]{2,6}|[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+){0,2})/u;
/** A token that looks like an id by itself: capitals, a hyphen, then capitals or digits. */
const ID = /(?<![A-Za-z0-9-])[A-Z]{1,6}-[A-Z0-9]*(?:-[A-Z0-9]+)*(?![a-z])/g;
/** The token that follows a word for an order. */
const AFTER_ORDER =
  /(?:\borders?\b|订单|单号)(?:\s*(?:numbers?|no\.?|id|ids|号码?|编号|单号))?\s*(?:is|are|was|called|[:：#]|为|是)?\s*["'“‘「『《(（]?\s*#?([A-Za-z0-9][\w-]*)/gi;
const HASH = /(?<!\w)#([A-Za-z0-9][\w-]*)/g;

const ORDINARY = new Set(
  (
    "a an the is are was were be been has have had my me i it its this that these those please now yet still status number id no of on in at to for from with " +
    "and or but not arrived arrive arrives here there where when what why how who which late again today yesterday tomorrow history info information details " +
    "detail refund return returns cancel canceled cancelled delivered shipped delivery placed placement made soon you your we us can could would should do does " +
    "did will get got go going any some new last latest first old one two them he she they something food pizza as by up out if so about anything item items"
  ).split(" "),
);

/** Reads a customer's words. `exampleId` is an id as a tool's schema shows it; it makes lower-case spellings recognisable. */
export function readEntities(text: string, exampleId?: string): Entities {
  let rest = text
    .slice(0, MAX_READ)
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ");
  const entities: Entities = { ids: [] };
  const email = EMAIL.exec(rest)?.[0];
  if (email) {
    entities.email = email;
    rest = rest.replace(email, " ");
  }
  const found: { at: number; id: string }[] = [];
  const take = (pattern: RegExp, accept: (token: string, end: number) => string | undefined) => {
    for (const match of rest.matchAll(pattern)) {
      const token = match[1] ?? match[0];
      const at = match.index + match[0].length - token.length;
      const id = accept(token, at + token.length);
      if (
        id !== undefined &&
        !found.some((other) => at < other.at + other.id.length && other.at < at + token.length)
      ) {
        found.push({ at, id });
      }
    }
  };
  const prefix = exampleId && /^([A-Za-z]{1,6}-)\d/.exec(exampleId)?.[1];
  if (prefix) {
    take(new RegExp(`(?<![A-Za-z0-9-])${prefix}[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*`, "gi"), (token) => {
      const tail = token.slice(prefix.length);
      return token.startsWith(prefix) || /\d/.test(tail) ? prefix + tail : undefined;
    });
  }
  take(ID, (token) => token);
  take(AFTER_ORDER, (token, end) => (isIdLike(token, rest.slice(end)) ? token : undefined));
  take(HASH, (token) => token);
  found.sort((a, b) => a.at - b.at);
  entities.ids = [...new Set(found.map(({ id }) => id))].slice(0, MAX_IDS);
  for (const { at, id } of found)
    rest = rest.slice(0, at) + " ".repeat(id.length) + rest.slice(at + id.length);
  const phone = PHONE.exec(rest)?.[0].trim();
  if (phone && phone.replace(/\D/g, "").length >= 7) entities.phone = phone;
  const name = NAME.exec(rest);
  const called = name?.[1] ?? name?.[2];
  if (called) entities.name = called;
  const amount = AMOUNT.exec(rest);
  if (amount) entities.amount = Number(amount[1] ?? amount[2]);
  return entities;
}

/** A token after "order" is an id when it has a digit, or is no ordinary word and ends its clause. */
function isIdLike(token: string, after: string): boolean {
  if (/\d/.test(token)) return true;
  if (ORDINARY.has(token.toLowerCase()) || token.length > 20) return false;
  return /^ ?(?:$|["'”’」』》)）.,;:!?。，；：！？\p{Script=Han}])/u.test(after);
}

/** The whole text as an id, where it is one short token, as in an answer to "What is the order number?". */
export function bareToken(text: string): string | undefined {
  if (text.length > 60) return undefined;
  const token = text
    .normalize("NFKC")
    .trim()
    .replace(/^["'“「#]+|["'”」.。!！?？]+$/g, "");
  return /^[A-Za-z0-9][\w-]{0,19}$/.test(token) && (/\d/.test(token) || !ORDINARY.has(token.toLowerCase()))
    ? token
    : undefined;
}
