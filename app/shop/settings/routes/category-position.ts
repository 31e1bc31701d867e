import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { moveCategory } from "#app/shop/settings/categories.server.ts";

export const loader = postOnly("/dashboard/categories", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({ to: z.enum(["up", "down"]) }), person);
	if (!form.ok) return form.refusal;
	const by = form.value.to === "up" ? -1 : 1;
	const id = unmaskId(params.maskedId ?? "") ?? 0;
	const moved = await moveCategory(db, { id, by, actorId: person.accountId, now: new Date() });
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect("/dashboard/categories", { status: 303 });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
