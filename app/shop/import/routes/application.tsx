import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { applicationSchema } from "#app/shop/import/import-labels.ts";
import { importInPath } from "#app/shop/import/import-request.server.ts";
import { applyImport } from "#app/shop/import/imports.server.ts";

export const loader = postOnly("/dashboard/imports/:importId", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, applicationSchema, person);
	if (!form.ok) return form.refusal;
	const { importId, path } = importInPath(params);
	const { publishesPictureless } = form.value;
	if (await applyImport(db, { importId, publishesPictureless, actorId: person.accountId, now: new Date() }))
		return redirect(path, { status: 303 });
	return redirectWithFlash(path, { tone: "info", text: t.productImport.alreadyDone });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
