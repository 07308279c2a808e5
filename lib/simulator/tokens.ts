/**
 * A deterministic estimate of a text's tokens: four characters of ASCII make one, every other character is one. The real tokenizer is not
 * public; the estimate is close enough to compare costs.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) wide += 1;
  return wide + Math.ceil((text.length - wide) / 4);
}

/** The longest start of `text` that takes at most `tokens`. */
export function firstTokens(text: string, tokens: number): string {
  let quarters = 0;
  let end = 0;
  for (const character of text) {
    quarters += character.charCodeAt(0) > 127 ? 4 * character.length : 1;
    if (quarters > tokens * 4) break;
    end += character.length;
  }
  return text.slice(0, end);
}
