import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { applicationSchema } from "#app/shop/csv/import-labels.ts";
import { applyImport } from "#app/shop/csv/imports.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/imports/${encodeURIComponent(params.importId ?? "")}`, { status: 303 });
}

/** Starts applying a checked file. Sent twice, it starts once. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, applicationSchema, person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw new Response(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	const { publishesPictureless } = form.value;
	if (await applyImport(db, { importId, publishesPictureless, now: new Date() }))
		return redirect(path, { status: 303 });
	return redirectWithFlash(path, { tone: "info", text: "This file was already applied or cancelled." });
}

// A refused form is a page, which needs a component; nobody sees this one.
export default function Application() {
	return null;
}
