import "server-only";
import { exerciseSlugs } from ".";
import { pythonFile, pythonFileName } from "./python-file";

/** All file names, for static generation. */
export const pythonFileParams = () => exerciseSlugs.map((slug) => ({ file: pythonFileName(slug) }));

/** One exercise's Python file as a download; 404 for any other name. */
export async function pythonResponse(file: string, variant: "starter" | "solution"): Promise<Response> {
  const slug = exerciseSlugs.find((candidate) => pythonFileName(candidate) === file);
  if (!slug) return new Response(null, { status: 404 });
  return new Response(await pythonFile(slug, variant), {
    headers: {
      "content-type": "text/x-python; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
    },
  });
}
