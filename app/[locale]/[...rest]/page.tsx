import { notFound } from "next/navigation";

/** Every path that no page claims: shows the 404 page in the visitor's language. */
export default function UnknownPage() {
  notFound();
}
