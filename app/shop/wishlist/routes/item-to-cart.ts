import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { formatAdded, formatNotAdded } from "#app/shop/cart/cart-messages.ts";
import { ensureCartOwner, readWishlistOwner } from "#app/shop/cart/cart-request.server.ts";
import { moveToCart } from "#app/shop/wishlist/move-wish.server.ts";

const LIST = "/wishlist";

export const loader = () => redirect(LIST, { status: 303 });

/** Moves a thing from the wishlist into the cart. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const wishes = await readWishlistOwner(request, person);
	const { owner: cart, headers } = await ensureCartOwner(request, person);
	const wishId = unmaskId(params.itemId ?? "") ?? 0;
	const outcome = await moveToCart(db, { owners: { cart, wishes }, wishId, now: new Date() });
	if (!outcome.ok) return redirectWithFlash(LIST, { tone: "error", text: formatNotAdded(outcome) }, headers);
	const link = { href: "/checkout", label: "Go to checkout" };
	return redirectWithFlash(LIST, { ...formatAdded(outcome), link }, headers);
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function ItemToCart() {
	return null;
}
