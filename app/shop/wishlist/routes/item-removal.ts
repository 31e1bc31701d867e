import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { formatWishRemoved } from "#app/shop/cart/cart-messages.ts";
import { readWishlistOwner } from "#app/shop/cart/cart-request.server.ts";
import { removeWish } from "#app/shop/wishlist/wishlist.server.ts";

const LIST = "/wishlist";

export const loader = () => redirect(LIST, { status: 303 });

/** Takes a thing off the wishlist, and offers to put it back. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const owner = await readWishlistOwner(request, person);
	const removed = await removeWish(db, { owner, wishId: unmaskId(params.itemId ?? "") ?? 0 });
	return redirectWithFlash(LIST, formatWishRemoved(removed));
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function ItemRemoval() {
	return null;
}
