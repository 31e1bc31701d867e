import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { formatWishRemoved } from "#app/shop/cart/cart-messages.ts";
import { removeWish } from "#app/shop/cart/wishlist.server.ts";

const LIST = "/wishlist";

export const loader = postOnly(LIST);

/** Removes a product from the wishlist, with an undo. */
export async function action({ request, params }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, z.object({}), sender.person);
	if (!form.ok) return form.refusal;
	const removed = await removeWish(db, { owner: sender, wishId: unmaskId(params.itemId ?? "") ?? 0 });
	return redirectWithFlash(LIST, formatWishRemoved(removed));
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
