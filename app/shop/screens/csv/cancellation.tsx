import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { cancelImport } from "#app/shop/csv/imports.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/imports/${encodeURIComponent(params.importId ?? "")}`, { status: 303 });
}

/** Stops an import. Changes made so far are kept. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw new Response(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	if (await cancelImport(db, { importId, now: new Date() }))
		return redirectWithFlash(path, {
			tone: "success",
			text: "Import stopped. Changes made so far are kept.",
		});
	return redirectWithFlash(path, { tone: "info", text: "This import had already finished." });
}

// A refused form is a page, which needs a component; nobody sees this one.
export default function Cancellation() {
	return null;
}
