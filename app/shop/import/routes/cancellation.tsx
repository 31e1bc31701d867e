import type { ActionFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { cancelImport } from "#app/shop/import/imports.server.ts";

export const loader = postOnly("/dashboard/imports/:importId", requireShopStaff);

/** Stops an import. Changes made so far are kept. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw json(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	if (await cancelImport(db, { importId, now: new Date() }))
		return redirectWithFlash(path, {
			tone: "success",
			text: "Import stopped. Changes made so far are kept.",
		});
	return redirectWithFlash(path, { tone: "info", text: "This import had already finished." });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
