import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readImportForm, redirectToImport } from "#app/shop/import/import-form-request.server.ts";
import { applicationSchema } from "#app/shop/import/import-labels.ts";
import { applyImport } from "#app/shop/import/imports.server.ts";

export const loader = ({ request, params }: LoaderFunctionArgs) => redirectToImport(request, params);

/** Starts applying a checked file. Sent twice, it starts once. */
export async function action({ request, params }: ActionFunctionArgs) {
	const form = await readImportForm(request, params, applicationSchema);
	if (!form.ok) return form.refusal;
	const { importId, path, value } = form;
	const { publishesPictureless } = value;
	if (await applyImport(db, { importId, publishesPictureless, now: new Date() }))
		return redirect(path, { status: 303 });
	return redirectWithFlash(path, { tone: "info", text: "This file was already applied or cancelled." });
}

// A refused form is answered with a page, which needs a component. This one is never shown.
export default function Application() {
	return null;
}
