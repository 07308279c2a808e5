"use client";

import { useEffect, useRef, useState } from "react";

/** Longer texts do not go into the address. */
const MAX_IN_ADDRESS = 6000;
const PREFIX = "#result=";

/** A text that lives in the address's fragment while it is short, so that it can be shared and never reaches a server. */
export function useHashText(initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(initial);
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    if (!location.hash.startsWith(PREFIX)) return;
    try {
      setText(decodeURIComponent(location.hash.slice(PREFIX.length)));
    } catch (error) {
      // A fragment that is cut off or mistyped is no reason to fail: the example stays.
      if (!(error instanceof URIError)) throw error;
    }
  }, []);
  function change(next: string) {
    setText(next);
    const encoded = encode(next);
    const fragment =
      next !== initial && encoded !== undefined && encoded.length <= MAX_IN_ADDRESS ? PREFIX + encoded : "";
    history.replaceState(history.state, "", `${location.pathname}${location.search}${fragment}`);
  }
  return [text, change];
}

/** Undefined for text with half a surrogate pair, which no address can hold. */
function encode(text: string): string | undefined {
  return text.isWellFormed() ? encodeURIComponent(text) : undefined;
}
