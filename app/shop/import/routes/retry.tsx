import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { importInPath } from "#app/shop/import/import-request.server.ts";
import { retryPictures } from "#app/shop/import/pictures/queue-pictures.server.ts";

export const loader = postOnly("/dashboard/imports/:importId", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const { importId, path } = importInPath(params);
	const retry = { importId, actorId: person.accountId, now: new Date() };
	if ((await retryPictures(db, retry)) > 0) return redirect(path, { status: 303 });
	return redirectWithFlash(path, {
		tone: "info",
		text: t.productImport.noRetry,
	});
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
