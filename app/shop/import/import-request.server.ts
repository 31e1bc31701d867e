import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { readImport } from "./imports.server.ts";

/** The id of the import in the path, and the path of its page. */
export function importInPath(params: { importId?: string }) {
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw json(null, { status: 404 });
	return { importId, path: `/dashboard/imports/${params.importId}` };
}

export async function requireImport(params: { importId?: string }) {
	const { importId, path } = importInPath(params);
	const found = await readImport(db, { importId });
	if (!found) throw json(null, { status: 404 });
	return { ...found, importId, path };
}
