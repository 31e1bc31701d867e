import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { importInPath } from "#app/shop/import/import-request.server.ts";
import { cancelImport } from "#app/shop/import/imports.server.ts";

export const loader = postOnly("/dashboard/imports/:importId", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const { importId, path } = importInPath(params);
	if (await cancelImport(db, { importId, actorId: person.accountId, now: new Date() }))
		return redirectWithFlash(path, {
			tone: "success",
			text: t.productImport.stopped,
		});
	return redirectWithFlash(path, { tone: "info", text: t.productImport.alreadyFinished });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
