import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { removePhoto } from "#app/common/photos/photos.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { photoChange } from "#app/shop/products/product-request.server.ts";

export const loader = postOnly("/dashboard/products/:maskedId/photos", requireShopStaff);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const { photos, photoId } = photoChange(params, person);
	const removed = await removePhoto(db, photos, { photoId });
	if (!removed.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, {
		tone: "success",
		text: t.productPhotos.photoRemoved,
	});
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
