import { pythonFileParams, pythonResponse } from "@/lib/content/exercises/python-response";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = pythonFileParams;

/** The starter of an exercise, for Python readers. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return pythonResponse((await params).file, "starter");
}
