import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { z } from "zod";
import { movePhoto } from "#app/common/photos/photos.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { photoChange } from "#app/shop/products/product-request.server.ts";

export const loader = postOnly("/dashboard/products/:maskedId/photos", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({ to: z.enum(["front", "back"]) }), person);
	if (!form.ok) return form.refusal;
	const { photos, photoId } = photoChange(params, person);
	const moved = await movePhoto(db, photos, { photoId, by: form.value.to === "front" ? -1 : 1 });
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect(`/dashboard/products/${encodeURIComponent(params.maskedId ?? "")}/photos`, { status: 303 });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
