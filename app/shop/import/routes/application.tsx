import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { applicationSchema } from "#app/shop/import/import-labels.ts";
import { applyImport } from "#app/shop/import/imports.server.ts";

export const loader = postOnly("/dashboard/imports/:importId", requireShopStaff);

/** Starts applying a checked file. Repeating it changes nothing. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, applicationSchema, person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw json(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	const { publishesPictureless } = form.value;
	if (await applyImport(db, { importId, publishesPictureless, now: new Date() }))
		return redirect(path, { status: 303 });
	return redirectWithFlash(path, { tone: "info", text: "This file was already applied or cancelled." });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
