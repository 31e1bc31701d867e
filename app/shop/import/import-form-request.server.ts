import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";

type ImportParams = { importId?: string | undefined };

/** Answers a GET of an action on an import with a redirect to the import. For the shop's staff only. */
export async function redirectToImport(request: Request, { importId = "" }: ImportParams): Promise<Response> {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/imports/${encodeURIComponent(importId)}`, { status: 303 });
}

/**
 * Reads the form of an action on an import, for the shop's staff only. Returns the import's id and path with the
 * form's value, or the refusal of an invalid form. Throws a 404 for a malformed id.
 */
export async function readImportForm<Schema extends z.ZodType>(
	request: Request,
	{ importId: maskedId = "" }: ImportParams,
	schema: Schema,
) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form;
	const importId = unmaskId(maskedId);
	if (importId === null) throw new Response(null, { status: 404 });
	return { ok: true as const, value: form.value, importId, path: `/dashboard/imports/${maskedId}` };
}
