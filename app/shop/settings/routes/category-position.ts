import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { moveCategory } from "#app/shop/settings/categories.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect("/dashboard/categories", { status: 303 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, z.object({ to: z.enum(["up", "down"]) }), person);
	if (!form.ok) return form.refusal;
	const by = form.value.to === "up" ? -1 : 1;
	const moved = await moveCategory(db, { id: unmaskId(params.maskedId ?? "") ?? 0, by });
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect("/dashboard/categories", { status: 303 });
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function CategoryPosition() {
	return null;
}
